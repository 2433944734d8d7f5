/// One transition, from the request to the completion, which runs exactly once in every case.
///
/// Exchanges of children, presentations, dismissals, and window size changes are all sessions. They
/// differ in the ``TransitionExchange``, which a window does not have, and in the
/// ``TransitionMotion``. Only one session runs in a container at a time. A session requested while
/// another one begins or ends there waits for its end, so that a `did` callback is never sent inside
/// a `will` callback.
///
/// Retained by what will end it: the animator, the commit queue, or the session it waits for.
@MainActor
final class TransitionSession: ControllerTransition {
  private(set) var phase = TransitionPhase.waiting
  /// The exchange of controllers, or `nil` for a window and after the end.
  private(set) var exchange: (any TransitionExchange)?
  /// The motion, or `nil` after the end.
  private(set) var motion: (any TransitionMotion)?
  private(set) weak var container: View?
  private(set) weak var host: (any WindowHost)?
  /// The outcome, as far as it is decided.
  private(set) var outcome: TransitionOutcome?
  /// The alongside changes and handlers.
  let companions = TransitionCompanions()
  /// The views that the motion moves.
  let moving = MovingViews()
  private(set) var isAnimated = false
  private(set) var duration = Duration.zero
  private var completion: ((Bool) -> Void)?
  /// The request made while the animation was being set up.
  var pending: Request?
  private(set) var isInitiallyInteractive = false
  private(set) var velocity = 1.0
  private(set) var curve = TimingCurve.easeInOut
  private weak var knownCoordinator: TransitionCoordinator?

  /// The sessions that begin after this one has ended, in order of request.
  private var successors: [TransitionSession] = []
  /// Whether the animation has no first frame yet, so that changes can still join it.
  private var isFresh = false
  /// Whether the session cuts the one it waits for instead of waiting for its regular end.
  private var cutsIn = false

  /// Creates a session whose exchange is announced before it is prepared.
  init() {}

  /// Creates a session for an exchange of controllers.
  convenience init(
    _ exchange: any TransitionExchange, _ motion: any TransitionMotion,
    completion: ((Bool) -> Void)?
  ) {
    self.init()
    prepare(exchange, motion, completion: completion)
  }

  /// Creates a session for a size change of a window.
  init(of window: Window, _ motion: TurnMotion) {
    self.motion = motion
    container = window
    host = window.host
  }

  /// The coordinator, which reads its values from the session.
  var coordinator: TransitionCoordinator {
    if let knownCoordinator { return knownCoordinator }
    let coordinator = TransitionCoordinator(self)
    knownCoordinator = coordinator
    return coordinator
  }

  /// The coordinator for alongside changes, or `nil` before the session begins and once it ends.
  var coordinatorInForce: (any ViewControllerTransitionCoordinator)? {
    switch phase {
    case .waiting, .ending, .ended: nil
    default: coordinator
    }
  }

  /// Sets the container, for an exchange that makes it when it begins.
  func enterContainer(_ container: View?) { self.container = container }

  func holds(_ view: View?) -> Bool {
    if motion?.movesViews == true, let view, let container {
      return view.isDescendant(of: container)
    }
    return view?.superview === container
  }

  func viewLeft() {
    // An animator may remove and add views as it likes.
    if motion?.movesViews == true, exchange?.isSeen == true { return }
    guard advance(.leave) == .leaving else { return }
    endAfterCommit()
  }

  // MARK: Beginning

  /// Announces a transition that begins later and may change until then.
  ///
  /// From now on the coordinator can be used.
  ///
  /// - Parameter animator: The expected animator, or `nil` for none.
  func announce(
    _ exchange: any TransitionExchange, _ animator: (any ViewControllerAnimatedTransitioning)?
  ) {
    advance(.schedule)
    self.exchange = exchange
    isAnimated = animator != nil
    let context = TransitionContext(self, animator: "")
    context.isOver = true
    duration = animator?.transitionDuration(using: context) ?? .zero
  }

  /// Sets the exchange and motion that begin.
  func prepare(
    _ exchange: any TransitionExchange, _ motion: any TransitionMotion,
    completion: ((Bool) -> Void)?
  ) {
    (self.exchange, self.motion, self.completion) = (exchange, motion, completion)
  }

  /// Ends an announced session that does not begin.
  func drop() {
    exchange = nil
    cut()
  }

  /// Begins the session, after any other that involves its controllers or its place has ended.
  func request() {
    if let obstacle = exchange?.obstacle(to: self) {
      obstacle.makeWay(for: self)
    } else {
      begin()
    }
  }

  /// Begins a window's change after notifying its controllers.
  func begin(telling root: ViewController, _ tell: (TransitionCoordinator) -> Void) {
    guard advance(.begin) != nil else { return }
    root.windowTransition = self
    readMotion()
    tell(coordinator)
    start()
  }

  /// Requests the session to begin with the next frame.
  ///
  /// From now on the coordinator can be used.
  func schedule() {
    guard let exchange, let motion, advance(.schedule) != nil else { return }
    enter(exchange, motion)
    guard let host else { return beginWhenDue() }
    host.beforeLayout { self.beginWhenDue() }
  }

  private func beginWhenDue() {
    guard let exchange, advance(.begin) != nil else { return }
    begin(exchange)
  }

  /// Begins the session now.
  func begin() {
    guard let exchange, let motion, advance(.begin) != nil else { return }
    enter(exchange, motion)
    begin(exchange)
  }

  private func enter(_ exchange: any TransitionExchange, _ motion: any TransitionMotion) {
    container = exchange.enterPlace(for: self)
    host = exchange.window?.host
    if motion.movesViews { exchange.loadNewView() }
    motion.prepare(self)
    readMotion()
  }

  private func begin(_ exchange: any TransitionExchange) {
    exchange.loadNewView()
    exchange.begin(isAnimated: isAnimated)
    start()
  }

  func readMotion() {
    guard let motion else { return }
    (duration, isAnimated) = (motion.duration, motion.isAnimated)
    (velocity, curve) = (motion.velocity, motion.curve)
    isInitiallyInteractive = startsInteractively
  }

  /// Sets up the animation and starts it.
  private func start() {
    guard let motion else { return }
    let isMoving = motion.start(self)
    if successors.contains(where: \.cutsIn) { advance(.cut) }
    isFresh = true
    host?.afterCommit { [weak self] in self?.isFresh = false }
    let event: TransitionPhase.Event =
      isMoving && motion.startsInteractively ? .startInteractively : .start
    switch advance(event) {
    case .running where !isMoving: endAfterCommit(.completed)
    case .running, .interactive:
      readMotion()
      motion.didStart()
      switch pending {
      case .settle(let direction): settle(direction)
      case .end(let outcome): endAfterCommit(outcome)
      case nil: break
      }
    case .leaving: endAfterCommit()
    case .ending: finish()
    default: break
    }
    pending = nil
  }

  /// Adds changes that run alongside the transition, and a completion.
  ///
  /// - Returns: Whether the changes run. Those that come after the first frame do not, nor those that
  ///   come once an effect has begun.
  func accompany(
    _ animation: TransitionCompanions.Block?, completion: TransitionCompanions.Block?
  ) -> Bool {
    if companions.add(animation, completion: completion) { return true }
    guard isFresh, let animation, phase == .running || phase == .interactive,
      let motion = motion as? AnimatorMotion
    else { return false }
    companions.reopen(for: animation)
    motion.accompany(self)
    return true
  }

  /// Called if the new view or its place has gone before the view could be added.
  func placeIsLost() { advance(.leave) }

  // MARK: Ending

  @discardableResult
  func advance(_ event: TransitionPhase.Event) -> TransitionPhase? {
    guard let next = phase.after(event) else { return nil }
    trace(.transitions, "\(name): \(phase) to \(next)")
    if event == .leave || event == .cut, outcome == nil {
      outcome = motion?.outcome(ofCutIn: phase) ?? .cutShort
    }
    phase = next
    return next
  }

  private var name: String {
    guard let old = exchange?.controller(.from), let new = exchange?.controller(.to) else {
      return container?.identity ?? "transition"
    }
    return "from \(old.name) to \(new.name)"
  }

  func endAfterCommit(_ outcome: TransitionOutcome? = nil) {
    guard let host else { return end(outcome) }
    host.afterCommit { self.end(outcome) }
  }

  /// Ends the session because the animation is over, the commit has come, or the animator says so.
  ///
  /// - Parameter wish: The requested outcome, which an outcome already decided may override; `nil`
  ///   to keep the decided one.
  func end(_ wish: TransitionOutcome?) {
    if phase.isPreparing {
      pending = .end(wish ?? .completed)
      return
    }
    let isDecided = phase == .leaving && motion?.movesViews != true
    guard advance(.end) != nil else { return }
    if let wish, !isDecided { outcome = wish }
    finish()
  }

  /// Ends the session after the commit, because its animator no longer will.
  func endUncompleted(_ warning: String) {
    guard let host, phase.after(.end) != nil || phase.isPreparing else { return }
    host.afterCommit { [self] in
      guard phase.after(.end) != nil else { return }
      warn(warning)
      end(isCancelled ? .cancelled : .completed)
    }
  }

  /// Ends the session immediately, or once its preparation is over.
  func cut() {
    if advance(.cut) == .ending { finish() }
  }

  /// Sends the remaining callbacks, removes the view that leaves, and calls the completion.
  private func finish() {
    let outcome = motion?.possible(outcome ?? .completed) ?? .completed
    self.outcome = outcome
    for controller in exchange?.gone(outcome) ?? [] {
      for child in controller.children { child.endInnerSessions() }
    }
    motion?.end(outcome)
    View.performWithoutAnimation { companions.begin(coordinator) }
    moving.release()
    exchange?.appearances.turnBack(outcome, isAnimated: isAnimated) { exchange?.isSeen == true }
    motion?.willTellEnd(outcome)
    exchange?.end(outcome)
    advance(.close)
    for successor in successors { successor.exchange?.noteParent() }
    companions.end(coordinator)
    completion?(outcome == .completed)
    exchange?.leavePlace(of: self)
    (host as? any StateHost)?.stateDidChange()
    releaseSuccessors()
    (exchange, motion, container, completion) = (nil, nil, nil, nil)
  }

  // MARK: One after the other

  /// Whether another session must wait for this one to end before it begins in a place.
  func isInTheWay(of other: TransitionSession, in place: View?) -> Bool {
    guard other !== self, phase != .ended || !successors.isEmpty else { return false }
    return exchange.map { other.exchange?.hasParty(of: $0) ?? false } ?? false
      || container != nil && container === place
  }

  /// Queues another session to begin when this one has ended.
  ///
  /// A running session ends immediately.
  private func makeWay(for successor: TransitionSession) {
    successor.cutsIn = phase.after(.cut) != nil || phase == .cutWhilePrepared
    successors.append(successor)
    cut()
  }

  /// Begins the first waiting session.
  ///
  /// The others wait for that one, in the same order, to end.
  private func releaseSuccessors() {
    let waiting = successors
    successors = []
    guard let exchange else { return }
    for successor in waiting { successor.exchange?.follow(exchange) }
    guard let next = waiting.first else { return }
    next.successors = waiting.dropFirst() + next.successors
    next.request()
  }
}

extension ViewController {
  /// Ends the sessions of the controller and its descendants.
  func endInnerSessions() {
    (containedTransition as? TransitionSession)?.cut()
    for child in children { child.endInnerSessions() }
  }
}
