/// One run of `View.transition`, from the changes to the completion, which is called exactly once
/// in every case.
///
/// Retained only by the animator.
@MainActor
final class ViewEffectRun {
  private let effect: ViewEffect?
  private var end: ((Ending) -> Void)?
  private weak var animation: Animation?

  /// The outcome of a run.
  enum Ending: Hashable, Sendable {
    case finished, interrupted
    /// A timeline has returned the view to the old look.
    case reversed
  }

  /// Starts an effect in a container.
  ///
  /// - Parameters:
  ///   - effect: The effect to show, or `nil` to only let time pass.
  ///   - end: A closure that brings the views to their final state and calls the completion.
  init(
    _ effect: ViewEffect?, in container: View, _ timing: Animation.Timing,
    host: any WindowHost, end: @escaping (Ending) -> Void
  ) {
    self.effect = effect
    self.end = end
    let update: (Double) -> Void = { self.effect?.show($0) }
    let completion: (Bool) -> Void = { self.finish($0 ? .finished : .interrupted) }
    animation =
      AnimationTimeline.current(for: container)?.run(
        timing, update: update, reversal: { self.finish(.reversed) }, completion: completion)
      ?? host.animator.run(timing, update: update, completion: completion)
    effect?.whenInterrupted = { [weak self] isNow in
      if isNow { self?.finish(.interrupted) }
      self?.animation?.stop()
    }
    effect?.attach(to: container)
    host.setNeedsFrame()
  }

  private func finish(_ ending: Ending) {
    guard let end else { return }
    self.end = nil
    effect?.detach()
    end(ending)
  }
}
