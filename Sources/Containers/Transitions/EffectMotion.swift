/// The motion of `transition(from:to:duration:options:animations:completion:)`: an effect and the
/// caller's alongside changes.
@MainActor
final class EffectMotion: TransitionMotion {
  private(set) var duration: Duration
  private(set) var isAnimated = false
  private let options: AnimationOptions
  /// The caller's alongside changes, or `nil` once they have been made.
  private var animations: (() -> Void)?
  /// The initial progress of the effect, 0…1: 0, or the position of the effect that it reverses.
  private let start: Double
  private var effect: ViewEffect?
  /// Retained only by the animator, because its closures retain the session.
  private weak var animation: Animation?

  init(
    from old: ViewController, to new: ViewController, duration: Duration,
    options: AnimationOptions, animations: (() -> Void)?
  ) {
    self.duration = duration
    self.options = options
    self.animations = animations
    let effect = old.viewIfLoaded?.superview?.effect(options)
    let session = old.containedTransition as? TransitionSession
    start =
      options.contains(.beginFromCurrentState)
      ? session?.progressOfReturn(from: old, to: new, effect) ?? 0 : 0
  }

  var curve: TimingCurve { options.curve }

  func prepare(_ session: TransitionSession) {
    let container = session.container
    if let container, container.traitCollection.accessibilityMotion == .reduced,
      container.effect(options) != nil
    {
      duration = min(duration, .reducedDissolve)
    }
    let isHidden = container?.attachedWindow.map { $0.shown == nil } ?? false
    isAnimated = duration > .zero && !isHidden
  }

  func start(_ session: TransitionSession) -> Bool {
    if exchange(session)?.putNewViewIn(at: nil) != true { session.placeIsLost() }
    guard isAnimated, session.phase == .prepared, let container = session.container,
      let exchange = exchange(session), let host = container.window?.shown?.host
    else {
      makeChanges(with: session)
      return false
    }
    if !options.contains(.allowUserInteraction) { session.moving.blockInput(of: exchange.views) }
    show(in: container, exchange, session)
    let timing = Animation.Timing(duration: duration, curve: curve)
    animation = host.animator.run(timing) { progress in
      self.effect?.show(self.start + (1 - self.start) * progress)
    } completion: { isFinished in
      session.end(isFinished ? .completed : .cutShort)
    }
    let once = options.subtracting([.everyTransition, .repeat, .autoreverse])
    let changes = animations
    animations = nil
    View.animate(withDuration: duration, options: once) {
      changes?()
      session.companions.begin(session.coordinator)
    }
    host.setNeedsFrame()
    return true
  }

  func end(_ outcome: TransitionOutcome) {
    animation?.stop()
    effect?.detach()
    let due = animations
    animations = nil
    View.performWithoutAnimation { due?() }
  }

  /// Returns the progress at which a reverse effect begins, 0…1, or `nil` if the given effect does
  /// not reverse this one.
  func progressOfReturn(_ other: EffectStyle?) -> Double? {
    guard let effect, effect.effect.reversed == other else { return nil }
    return 1 - min(max(effect.progress, 0), 1)
  }

  private func exchange(_ session: TransitionSession) -> ChildExchange? {
    session.exchange as? ChildExchange
  }

  private func show(in container: View, _ exchange: ChildExchange, _ session: TransitionSession) {
    guard let kind = container.effect(options) else { return }
    let effect = ViewEffect(
      kind, .views(old: exchange.old.view, new: exchange.new.view), options: options, from: start)
    effect.whenInterrupted = { [weak session] isNow in
      if isNow { session?.cut() } else { session?.viewLeft() }
    }
    effect.attach(to: container)
    self.effect = effect
  }

  /// Makes the changes without animation, so that none is lost.
  private func makeChanges(with session: TransitionSession) {
    let due = animations
    animations = nil
    View.performWithoutAnimation {
      due?()
      session.companions.begin(session.coordinator)
    }
  }
}

extension TransitionSession {
  /// Returns the progress at which a reverse transition begins, 0…1, or `nil` if the given
  /// transition does not reverse this one.
  fileprivate func progressOfReturn(
    from old: ViewController, to new: ViewController, _ effect: EffectStyle?
  ) -> Double? {
    guard phase == .running, let exchange, old === exchange.controller(.to),
      new === exchange.controller(.from)
    else { return nil }
    return (motion as? EffectMotion)?.progressOfReturn(effect)
  }
}
