/// One run of `transition(from:to:…)`: from the two `will` callbacks to the completion, which runs
/// exactly once whatever happens in between.
///
/// Only one runs in a place at a time. A request made while another one starts or ends, by one of its
/// callbacks, waits until that has ended, so that no `did` callback is ever sent inside a `will`.
/// Held by what will end it: the animator, the commit queue, or the transition it waits for.
@MainActor
final class ContainedTransition: ChildTransition {
  private weak var parent: ViewController?
  private var old: ViewController
  private let new: ViewController
  private let duration: Duration
  private let options: AnimationOptions
  /// Where the effect begins, 0…1: 0, or as far as the one that it reverses has come.
  private let start: Double
  /// What the caller changes over the same time; nil once that has been done.
  private var animations: (() -> Void)?
  private let completion: ((Bool) -> Void)?

  private var phase = TransitionPhase.waiting
  /// The transitions requested in this one's place, in order, which begin when this one has ended.
  private var successors: [ContainedTransition] = []
  /// Whether the transition ends the one that it waits for, instead of waiting for its end.
  private var cutsIn = false
  /// Whether the new one was a child before the completion of the transition that this one waits for.
  private var isNewContained = true
  private weak var container: View?
  private weak var host: (any WindowHost)?
  private var coordinator: TransitionCoordinator?
  private var disappearance: AppearanceTransition?
  private var appearance: AppearanceTransition?
  private var picture: ViewEffect?
  /// Held by the animator alone, since its closures hold the transition.
  private weak var animation: Animation?

  init(
    in parent: ViewController, from old: ViewController, to new: ViewController,
    duration: Duration, options: AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    self.parent = parent
    self.old = old
    self.new = new
    self.duration = duration
    self.options = options
    self.animations = animations
    self.completion = completion
    let effect = old.viewIfLoaded?.superview?.effect(options)
    start =
      options.contains(.beginFromCurrentState)
      ? old.runningTransition?.progressOfReturn(from: old, to: new, effect) ?? 0 : 0
  }

  /// What other changes go along with; nil before the transition begins and from its end on.
  var coordinatorInForce: (any ViewControllerTransitionCoordinator)? {
    switch phase {
    case .waiting, .ending, .ended: nil
    default: coordinator
    }
  }

  /// Begins the transition, after any other that has to do with its controllers or its place.
  func request() {
    guard let parent else { return begin() }
    let place = old.viewIfLoaded?.superview
    let obstacle = (parent.children + [old, new]).lazy.compactMap(\.runningTransition)
      .first { $0.isInTheWay(of: self, in: place) }
    if let obstacle { obstacle.makeWay(for: self) } else { begin() }
  }

  /// Whether a view is in the place where the transition found it, or put it.
  func holds(_ view: View?) -> Bool { view?.superview === container }

  /// Tells that a view of the transition has left its window.
  func viewLeft() {
    guard advance(.leave) == .leaving else { return }
    finishAfterCommit(isFinished: false)
  }

  // MARK: Beginning

  private func begin() {
    guard advance(.begin) != nil else { return }
    let container = old.viewIfLoaded?.superview
    self.container = container
    host = container?.attachedWindow?.host
    let coordinator = TransitionCoordinator(
      in: container ?? parent?.viewIfLoaded ?? View(), duration: duration, curve: options.curve,
      from: old, to: new)
    self.coordinator = coordinator
    (old.containedTransition, new.containedTransition) = (self, self)
    new.loadViewIfNeeded()
    sendWillCallbacks(isAnimated: coordinator.isAnimated)
    putNewViewIn()
    let isAnimated = runChanges(with: coordinator)
    if successors.contains(where: \.cutsIn) { advance(.cut) }
    switch advance(.started) {
    case .running where !isAnimated: finishAfterCommit(isFinished: true)
    case .leaving: finishAfterCommit(isFinished: false)
    case .ending: finish(false)
    default: break
    }
  }

  /// Sends the callbacks of those whose views are seen; the first one may have changed that.
  private func sendWillCallbacks(isAnimated: Bool) {
    guard old !== new, isSeen else { return }
    disappearance = old.beginTransition(.disappear, isAnimated: isAnimated)
    if isSeen, takesNew { appearance = new.beginTransition(.appear, isAnimated: isAnimated) }
  }

  /// Whether the place of the two views is seen, or about to be.
  private var isSeen: Bool {
    guard let parent, parent.isVisibleToChildren, let container, let view = parent.viewIfLoaded
    else { return false }
    return container.isDescendant(of: view)
  }

  /// Whether the new view can come into the container; a callback may have sent either elsewhere.
  private var takesNew: Bool {
    guard old !== new, let parent, new.parent === parent, let container, let view = new.viewIfLoaded
    else { return false }
    let owner = container.nearestOwner
    return (owner == nil || owner === parent) && !container.isDescendant(of: view)
  }

  private func putNewViewIn() {
    guard takesNew, let container else {
      advance(.leave)
      return
    }
    View.performWithoutAnimation {
      container.addSubview(new.view)
      if options.contains(.showHideTransitionViews) { new.view.isHidden = false }
      container.layoutIfNeeded()
    }
    if new.viewIfLoaded?.superview !== container { advance(.leave) }
  }

  /// Makes the caller's changes, over the duration where that can be seen.
  ///
  /// - Returns: Whether an animation runs.
  private func runChanges(with coordinator: TransitionCoordinator) -> Bool {
    guard coordinator.isAnimated, phase == .starting, let container,
      let host = container.window?.shown?.host
    else {
      makeChanges()
      return false
    }
    show(in: container)
    let timing = Animation.Timing(duration: duration, curve: options.curve)
    animation = host.animator.run(timing) { progress in
      self.picture?.show(self.start + (1 - self.start) * progress)
    } completion: { isFinished in
      self.end(isFinished)
    }
    let once = options.subtracting([.everyTransition, .repeat, .autoreverse])
    let changes = animations
    animations = nil
    View.animate(withDuration: duration, options: once) {
      changes?()
      coordinator.begin()
    }
    host.setNeedsFrame()
    return true
  }

  private func show(in container: View) {
    guard let effect = container.effect(options) else { return }
    let picture = ViewEffect(
      effect, .views(old: old.view, new: new.view), options: options, from: start)
    picture.whenInterrupted = { [weak self] isNow in
      if isNow { self?.cut() } else { self?.viewLeft() }
    }
    picture.attach(to: container)
    self.picture = picture
  }

  /// Returns where the way back begins, 0…1, from what is seen of this one; nil where the other is
  /// not its way back.
  private func progressOfReturn(
    from old: ViewController, to new: ViewController, _ effect: TransitionEffect?
  ) -> Double? {
    guard phase == .running, old === self.new, new === self.old, let picture,
      picture.effect.reversed == effect
    else { return nil }
    return 1 - min(max(picture.progress, 0), 1)
  }

  // MARK: Ending

  @discardableResult
  private func advance(_ event: TransitionPhase.Event) -> TransitionPhase? {
    guard let next = phase.after(event) else { return nil }
    trace(.transitions, "from \(old.name) to \(new.name): \(phase) to \(next)")
    phase = next
    return next
  }

  private func finishAfterCommit(isFinished: Bool) {
    guard let host else { return end(isFinished) }
    host.afterCommit { self.end(isFinished) }
  }

  /// Ends the transition because its time is over, or the commit has come.
  private func end(_ isFinished: Bool) {
    let isWhole = phase == .running
    if advance(.end) != nil { finish(isFinished && isWhole) }
  }

  /// Ends the transition at once; one that is starting ends when that is over.
  private func cut() {
    if advance(.cut) == .ending { finish(false) }
  }

  /// Sends the rest of the callbacks, takes the old view out, and calls the completion.
  private func finish(_ isFinished: Bool) {
    animation?.stop()
    picture?.detach()
    makeChanges()
    if let appearance { new.endTransition(appearance) }
    if let disappearance { old.endTransition(disappearance) }
    if old !== new, let view = old.viewIfLoaded, let container {
      View.performWithoutAnimation { container.takeOut(view, options) }
    }
    advance(.ended)
    for successor in successors { successor.noteChild() }
    coordinator?.end(isCancelled: !isFinished)
    completion?(isFinished)
    for controller in [old, new] where controller.containedTransition === self {
      controller.containedTransition = nil
    }
    releaseSuccessors()
  }

  /// Makes the changes that have not been made, unseen, so that none is lost.
  private func makeChanges() {
    let due = animations
    animations = nil
    View.performWithoutAnimation {
      due?()
      coordinator?.begin()
    }
  }

  // MARK: One after the other

  /// Whether another one must not begin in a place before this one has ended.
  private func isInTheWay(of other: ContainedTransition, in place: View?) -> Bool {
    guard other !== self, phase != .ended || !successors.isEmpty else { return false }
    let parties = [other.old, other.new]
    return parties.contains { $0 === old || $0 === new }
      || container != nil && container === place
  }

  /// Lets another one begin when this one has ended, which is at once while it runs.
  private func makeWay(for successor: ContainedTransition) {
    successor.cutsIn = phase.after(.cut) != nil || phase == .cutWhileStarting
    successors.append(successor)
    cut()
  }

  /// Lets the first that waits begin, and the others wait for that one.
  private func releaseSuccessors() {
    let waiting = successors
    successors = []
    for successor in waiting { successor.follow(self) }
    guard let next = waiting.first else { return }
    next.successors = waiting.dropFirst() + next.successors
    next.request()
  }

  /// Notes whether the new one is still a child: what the completion removes is to come back, what was removed
  /// before is not.
  private func noteChild() { isNewContained = parent != nil && new.parent === parent }

  /// Takes note of what the transition that this one has waited for has changed.
  private func follow(_ predecessor: ContainedTransition) {
    // What is to be replaced has been: its replacement makes way.
    if old === predecessor.old, predecessor.new.viewIfLoaded?.superview != nil {
      old = predecessor.new
    }
    // The completion has sent away what is to come back.
    if isNewContained, new === predecessor.old || new === predecessor.new, new.parent == nil,
      let parent, parent.obstacle(toAdding: new, from: nil) == nil
    {
      parent.addChild(new)
    }
  }
}

extension ViewController {
  /// The transition that the controller takes part in as a child.
  fileprivate var runningTransition: ContainedTransition? {
    containedTransition as? ContainedTransition
  }
}
