/// How a transition ends.
enum TransitionOutcome: Hashable, Sendable {
  /// It came to its end.
  case completed
  /// It came to its end ahead of its time, because something else took the place or its views left.
  case cutShort
  /// It went back to its beginning.
  case cancelled
}

/// One transition from what is on the screen to something else: from the call that asks for it to the
/// completion, which runs exactly once whatever happens in between.
///
/// Children that change places and windows that turn are sessions alike; what differs is the
/// ``ChildExchange``, which a turning window has not, and the ``TransitionMotion``. Only one session runs
/// in a container at a time. One that is requested while another one begins or ends there waits for the
/// end, so that no `did` callback is ever sent inside a `will`.
///
/// Held by what will end it: the animator, the commit queue, or the session it waits for.
@MainActor
final class TransitionSession: ControllerTransition {
  private(set) var phase = TransitionPhase.waiting
  /// The children that change places; nil for a window that turns, and when all is over.
  private(set) var exchange: ChildExchange?
  /// What is seen; nil when all is over.
  private(set) var motion: (any TransitionMotion)?
  private(set) weak var container: View?
  private(set) weak var host: (any WindowHost)?
  /// How the session ends, as far as that is decided.
  private(set) var outcome: TransitionOutcome?
  /// What goes along.
  let companions = TransitionCompanions()
  private(set) var isAnimated = false
  private(set) var duration = Duration.zero
  private var completion: ((Bool) -> Void)?
  /// What was asked for while what is seen was set up.
  private var pending: Request?
  private(set) var isInitiallyInteractive = false
  private(set) var velocity = 1.0
  private(set) var curve = TimingCurve.easeInOut
  private weak var knownCoordinator: TransitionCoordinator?

  /// The sessions requested in this one's place, in order, which begin when this one has ended.
  private var successors: [TransitionSession] = []
  /// Whether the session ends the one that it waits for, instead of waiting for its end.
  private var cutsIn = false

  /// What an animator or an interaction asks for.
  private enum Request {
    case settle(AnimationTimeline.Direction)
    case end(TransitionOutcome)
  }

  /// Makes a session of two children that change places.
  init(
    _ exchange: ChildExchange, _ motion: any TransitionMotion, completion: ((Bool) -> Void)?
  ) {
    self.exchange = exchange
    self.motion = motion
    self.completion = completion
  }

  /// Makes a session of a window that gets another size.
  init(of window: Window, _ motion: TurnMotion) {
    self.motion = motion
    container = window
    host = window.host
  }

  /// The coordinator, which reads the session.
  var coordinator: TransitionCoordinator {
    if let knownCoordinator { return knownCoordinator }
    let coordinator = TransitionCoordinator(self)
    knownCoordinator = coordinator
    return coordinator
  }

  /// What other changes go along with; nil before the session begins and from its end on.
  var coordinatorInForce: (any ViewControllerTransitionCoordinator)? {
    switch phase {
    case .waiting, .ending, .ended: nil
    default: coordinator
    }
  }

  func holds(_ view: View?) -> Bool {
    if motion?.movesViews == true, let view, let container {
      return view.isDescendant(of: container)
    }
    return view?.superview === container
  }

  func viewLeft() {
    // An animator takes views out and puts them back as it likes.
    if motion?.movesViews == true, exchange?.isSeen == true { return }
    guard advance(.leave) == .leaving else { return }
    endAfterCommit()
  }

  // MARK: Beginning

  /// Begins the session, after any other that has to do with its controllers or its place.
  func request() {
    if let obstacle = exchange?.obstacle(to: self) {
      obstacle.makeWay(for: self)
    } else {
      begin()
    }
  }

  /// Begins the change of a window after its controllers have been told.
  func begin(telling root: ViewController, _ tell: (TransitionCoordinator) -> Void) {
    guard advance(.begin) != nil else { return }
    root.windowTransition = self
    readMotion()
    tell(coordinator)
    start()
  }

  private func begin() {
    guard let exchange, let motion, advance(.begin) != nil else { return }
    container = exchange.enterPlace(for: self)
    host = container?.attachedWindow?.host
    if motion.movesViews { exchange.loadNewView() }
    motion.prepare(self)
    readMotion()
    exchange.loadNewView()
    exchange.takeKeyboard()
    exchange.sendWillCallbacks(isAnimated: isAnimated)
    start()
  }

  private func readMotion() {
    guard let motion else { return }
    (duration, isAnimated) = (motion.duration, motion.isAnimated)
    (velocity, curve) = (motion.velocity, motion.curve)
    isInitiallyInteractive = startsInteractively
  }

  /// Sets up what is seen, and lets it run.
  private func start() {
    guard let motion else { return }
    let isMoving = motion.start(self)
    if successors.contains(where: \.cutsIn) { advance(.cut) }
    let event: TransitionPhase.Event =
      isMoving && motion.startsInteractively ? .startInteractively : .start
    switch advance(event) {
    case .running where !isMoving: endAfterCommit(.completed)
    case .running, .interactive:
      readMotion()
      motion.didStart()
      if let pending { grant(pending) }
    case .leaving: endAfterCommit()
    case .ending: finish()
    default: break
    }
    pending = nil
  }

  private func grant(_ request: Request) {
    switch request {
    case .settle(let direction): settle(direction)
    case .end(let outcome): endAfterCommit(outcome)
    }
  }

  /// Called where what is to be put in, or its place, is gone before it could be.
  func placeIsLost() { advance(.leave) }

  // MARK: Interaction

  /// Moves to where a person's hand is, 0…1; does nothing unless the session is interactive.
  func update(_ percent: Double) {
    guard phase == .interactive || phase.isPreparing && startsInteractively else { return }
    motion?.show(min(max(percent, 0), 1))
  }

  /// Lets a person take over what runs.
  func pause() {
    guard motion?.isInterruptible == true, advance(.pause) != nil else { return }
    motion?.hold()
    companions.tellInteractionChange(coordinator)
  }

  /// Runs the rest of the way, forward or back.
  func settle(_ direction: AnimationTimeline.Direction) {
    guard motion?.isInterruptible == true else { return }
    if phase.isPreparing {
      if pending == nil { pending = .settle(direction) }
      return
    }
    let wasInteractive = phase == .interactive
    guard advance(direction == .forward ? .finish : .cancel) != nil else { return }
    motion?.chooseRest(direction)
    readMotion()
    if wasInteractive { companions.tellInteractionChange(coordinator) }
    // Who is told may have taken it over again, or ended it.
    if phase == (direction == .forward ? .completing : .cancelling) { motion?.run(direction) }
  }

  /// How far a person has moved the session, 0…1; 1 where nobody does.
  var percent: Double {
    phase == .ended ? (outcome == .cancelled ? 0 : 1) : motion?.percent ?? 1
  }

  /// Whether a person moves the session now.
  var isInteractive: Bool { phase == .interactive || phase.isPreparing && startsInteractively }

  private var startsInteractively: Bool { isAnimated && motion?.startsInteractively == true }

  /// Whether the way back is taken, or has been.
  var isCancelled: Bool { phase == .cancelling || outcome == .cancelled }

  // MARK: Ending

  @discardableResult
  private func advance(_ event: TransitionPhase.Event) -> TransitionPhase? {
    guard let next = phase.after(event) else { return nil }
    trace(.transitions, "\(name): \(phase) to \(next)")
    if event == .leave || event == .cut, outcome == nil {
      outcome = motion?.outcome(ofCutIn: phase) ?? .cutShort
    }
    phase = next
    return next
  }

  private var name: String {
    exchange.map { "from \($0.old.name) to \($0.new.name)" } ?? container?.identity ?? "transition"
  }

  func endAfterCommit(_ outcome: TransitionOutcome? = nil) {
    guard let host else { return end(outcome) }
    host.afterCommit { self.end(outcome) }
  }

  /// Ends the session because its time is over, the commit has come, or its animator says so.
  ///
  /// - Parameter wish: How, unless it is to end otherwise already; nil for that.
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

  /// Ends the session after the commit because nobody will.
  func endUncompleted(_ warning: String) {
    guard let host, phase.after(.end) != nil || phase.isPreparing else { return }
    host.afterCommit { [self] in
      guard phase.after(.end) != nil else { return }
      warn(warning)
      end(isCancelled ? .cancelled : .completed)
    }
  }

  /// Ends the session at once; one that is being prepared ends when that is over.
  func cut() {
    if advance(.cut) == .ending { finish() }
  }

  /// Sends the rest of the callbacks, takes out what goes, and calls the completion.
  private func finish() {
    let outcome = motion?.possible(outcome ?? .completed) ?? .completed
    self.outcome = outcome
    exchange?.endInnerSessions(outcome)
    motion?.end(outcome)
    View.performWithoutAnimation { companions.begin(coordinator) }
    exchange?.releaseViews()
    exchange?.turnBack(outcome, isAnimated: isAnimated)
    motion?.willTellEnd(outcome)
    exchange?.end(outcome)
    advance(.close)
    for successor in successors { successor.exchange?.noteChild() }
    companions.end(coordinator)
    completion?(outcome == .completed)
    exchange?.leavePlace(of: self)
    releaseSuccessors()
    (exchange, motion, container, completion) = (nil, nil, nil, nil)
  }

  // MARK: One after the other

  /// Whether another session must not begin in a place before this one has ended.
  func isInTheWay(of other: TransitionSession, in place: View?) -> Bool {
    guard other !== self, phase != .ended || !successors.isEmpty else { return false }
    return exchange.map { other.exchange?.hasParty(of: $0) ?? false } ?? false
      || container != nil && container === place
  }

  /// Lets another session begin when this one has ended, which is at once while it runs.
  private func makeWay(for successor: TransitionSession) {
    successor.cutsIn = phase.after(.cut) != nil || phase == .cutWhilePrepared
    successors.append(successor)
    cut()
  }

  /// Lets the first that waits begin, and the others wait for that one.
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
