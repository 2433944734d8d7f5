/// One run of `transition(from:to:…)`: from the two `will` callbacks to the completion, which come
/// exactly once whatever happens in between.
///
/// Held by what will end it, the animator or the queue of the commit, and by nothing else.
@MainActor
final class ContainedTransition {
  private enum Phase {
    case prepared, running, ended
    /// Its views have left the window: it ends, unfinished, after the commit.
    case leaving
  }

  /// The two controllers and the container that changes from the one to the other.
  struct Parties {
    weak var parent: ViewController?
    let old: ViewController
    let new: ViewController
  }

  private let parties: Parties
  private let options: AnimationOptions
  let coordinator: TransitionCoordinator
  /// What the caller changes over the same time; nil once that has been done.
  private var animations: (() -> Void)?
  private let completion: ((Bool) -> Void)?
  private var phase = Phase.prepared
  private(set) weak var container: View?
  private var disappearance: AppearanceTransition?
  private var appearance: AppearanceTransition?
  private var picture: ViewTransition?
  /// Held by the animator alone, since its closures hold the transition.
  private weak var animation: Animation?

  init(
    _ parties: Parties, _ duration: Duration, _ options: AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    self.parties = parties
    self.options = options
    self.animations = animations
    self.completion = completion
    let container = parties.old.viewIfLoaded?.superview
    self.container = container
    coordinator = TransitionCoordinator(
      in: container ?? parties.parent?.viewIfLoaded ?? View(), duration: duration,
      curve: options.curve, from: parties.old, to: parties.new)
  }

  /// Whether the transition has to do with a controller, or with what is in a view.
  func involves(_ controller: ViewController, in view: View?) -> Bool {
    controller === parties.old || controller === parties.new
      || container != nil && container === view
  }

  /// Returns where the way back begins, 0…1, from what is seen of this one; nil where the other is
  /// not its way back.
  func progressOfReturn(
    from old: ViewController, to new: ViewController, _ effect: TransitionEffect?
  ) -> Double? {
    guard phase == .running, old === parties.new, new === parties.old, let picture,
      picture.effect.reversed == effect
    else { return nil }
    return 1 - min(max(picture.progress, 0), 1)
  }

  /// Sends both `will` callbacks and puts the new view in, laid out.
  func begin() {
    phase = .running
    let isAnimated = coordinator.isAnimated
    let (old, new) = (parties.old, parties.new)
    old.containedTransition = self
    new.containedTransition = self
    new.loadViewIfNeeded()
    if let parent = parties.parent, parent.isVisibleToChildren, let container,
      let view = parent.viewIfLoaded, container.isDescendant(of: view)
    {
      disappearance = old.beginTransition(.disappear, isAnimated: isAnimated)
      if holdsNew { appearance = new.beginTransition(.appear, isAnimated: isAnimated) }
    }
    guard let container, holdsNew else {
      viewLeft(container?.attachedWindow)
      return
    }
    guard phase == .running else { return }
    View.performWithoutAnimation {
      container.addSubview(new.view)
      if options.contains(.showHideTransitionViews) { new.view.isHidden = false }
      container.layoutIfNeeded()
    }
  }

  /// Whether the new child is still one; a callback may have sent it elsewhere.
  private var holdsNew: Bool { parties.new.parent === parties.parent }

  /// Lets the change be seen over some time, or ends it after the commit where it cannot be seen.
  ///
  /// - Parameter start: Where the effect begins: 0, or as far as another one has come.
  func run(from start: Double) {
    guard phase != .ended else { return }
    let animations = animations
    self.animations = nil
    guard coordinator.isAnimated, phase == .running, let container,
      let host = container.window?.shown?.host
    else {
      View.performWithoutAnimation {
        animations?()
        coordinator.begin()
      }
      if phase == .running {
        finishAfterCommit(of: container?.window?.host, isFinished: true)
      }
      return
    }
    show(in: container, from: start)
    let duration = coordinator.transitionDuration
    let timing = Animation.Timing(duration: duration, curve: options.curve)
    animation = host.animator.run(timing) { progress in
      self.picture?.show(start + (1 - start) * progress)
    } completion: { isFinished in
      self.finish(isFinished)
    }
    let once = options.subtracting([.everyTransition, .repeat, .autoreverse])
    View.animate(withDuration: duration, options: once) {
      animations?()
      coordinator.begin()
    }
    host.setNeedsFrame()
  }

  /// Ends the transition because one of its views has left its window.
  func viewLeft(_ window: Window?) {
    guard phase == .running else { return }
    phase = .leaving
    finishAfterCommit(of: window?.host, isFinished: false)
  }

  /// Ends the transition now: the rest of the callbacks, the old view out, the completion.
  func finish(_ isFinished: Bool) {
    guard phase == .running || phase == .leaving else { return }
    let isFinished = isFinished && phase == .running
    phase = .ended
    animation?.stop()
    animation = nil
    picture?.detach()
    makeChanges()
    let (old, new) = (parties.old, parties.new)
    for controller in [old, new] where controller.containedTransition === self {
      controller.containedTransition = nil
    }
    if let appearance { new.endTransition(appearance) }
    if let disappearance { old.endTransition(disappearance) }
    if let view = old.viewIfLoaded, let container {
      View.performWithoutAnimation { container.takeOut(view, options) }
    }
    coordinator.end(isCancelled: !isFinished)
    completion?(isFinished)
  }

  /// Makes the changes that something came before, unseen, so that none is lost.
  private func makeChanges() {
    let due = animations
    animations = nil
    View.performWithoutAnimation {
      due?()
      coordinator.begin()
    }
  }

  private func show(in container: View, from start: Double) {
    guard let effect = container.effect(options) else { return }
    let picture = ViewTransition(
      effect, .views(old: parties.old.view, new: parties.new.view), options: options, from: start)
    picture.whenInterrupted = { [weak self, weak container] isNow in
      if isNow { self?.finish(false) } else { self?.viewLeft(container?.attachedWindow) }
    }
    picture.attach(to: container)
    self.picture = picture
  }

  private func finishAfterCommit(of host: (any WindowHost)?, isFinished: Bool) {
    guard let host else {
      finish(isFinished)
      return
    }
    host.afterCommit { self.finish(isFinished) }
  }
}
