/// One run of `View.transition`: from the change of the views to the completion, which comes once
/// whatever happens in between.
///
/// Held by the animator, and by nothing else.
@MainActor
final class ViewTransitionRun {
  private let picture: ViewTransition?
  private var end: ((Bool) -> Void)?
  private weak var animation: Animation?

  /// Starts to show a transition in a container.
  ///
  /// - Parameters:
  ///   - picture: What is seen; nil for nothing but time.
  ///   - end: Brings the views to their final state and calls the completion.
  init(
    _ picture: ViewTransition?, in container: View, _ timing: Animation.Timing,
    host: any WindowHost, end: @escaping (Bool) -> Void
  ) {
    self.picture = picture
    self.end = end
    animation = host.animator.run(timing) { progress in
      self.picture?.show(progress)
    } completion: { isFinished in
      self.finish(isFinished)
    }
    picture?.whenInterrupted = { [weak self] isNow in
      if isNow { self?.finish(false) }
      self?.animation?.stop()
    }
    picture?.attach(to: container)
    host.setNeedsFrame()
  }

  private func finish(_ isFinished: Bool) {
    guard let end else { return }
    self.end = nil
    picture?.detach()
    end(isFinished)
  }
}
