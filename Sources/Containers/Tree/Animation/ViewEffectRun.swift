/// One run of `View.transition`: from the change of the views to the completion, which comes once
/// whatever happens in between.
///
/// Held by the animator, and by nothing else.
@MainActor
final class ViewEffectRun {
  private let effect: ViewEffect?
  private var end: ((Ending) -> Void)?
  private weak var animation: Animation?

  /// How a run ends.
  enum Ending: Hashable, Sendable {
    case finished, interrupted
    /// A timeline has led it back to the old look.
    case reversed
  }

  /// Starts to show an effect in a container.
  ///
  /// - Parameters:
  ///   - effect: What is seen; nil for nothing but time.
  ///   - end: Brings the views to their final state and calls the completion.
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
