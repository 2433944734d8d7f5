/// One run of `View.transition`: from the change of the views to the completion, which comes once
/// whatever happens in between.
///
/// Held by the animator, and by nothing else.
@MainActor
final class ViewEffectRun {
  private let effect: ViewEffect?
  private var end: ((Bool) -> Void)?
  private weak var animation: Animation?

  /// Starts to show an effect in a container.
  ///
  /// - Parameters:
  ///   - effect: What is seen; nil for nothing but time.
  ///   - end: Brings the views to their final state and calls the completion.
  init(
    _ effect: ViewEffect?, in container: View, _ timing: Animation.Timing,
    host: any WindowHost, end: @escaping (Bool) -> Void
  ) {
    self.effect = effect
    self.end = end
    animation = host.animator.run(timing) { progress in
      self.effect?.show(progress)
    } completion: { isFinished in
      self.finish(isFinished)
    }
    effect?.whenInterrupted = { [weak self] isNow in
      if isNow { self?.finish(false) }
      self?.animation?.stop()
    }
    effect?.attach(to: container)
    host.setNeedsFrame()
  }

  private func finish(_ isFinished: Bool) {
    guard let end else { return }
    self.end = nil
    effect?.detach()
    end(isFinished)
  }
}
