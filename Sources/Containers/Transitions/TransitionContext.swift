/// The context of a session, as animators see it.
///
/// Retained by the animator. If the context is released before the transition is completed, the
/// session ends by itself.
@MainActor
final class TransitionContext: ViewControllerContextTransitioning {
  private(set) weak var session: TransitionSession?
  private let animator: String
  private var isCompleted = false
  /// Whether the session has ended on its own.
  ///
  /// The animator may still try to complete the transition.
  var isOver = false

  init(_ session: TransitionSession, animator: String) {
    self.session = session
    self.animator = animator
  }

  isolated deinit {
    guard !isCompleted, !isOver else { return }
    session?.endUncompleted(
      "\(animator) released the context of a transition without calling completeTransition(_:), so "
        + "the transition was ended: call it when the animation is over.")
  }

  var containerView: View { session?.container ?? session?.exchange?.substituteContainer ?? View() }
  var isAnimated: Bool { session?.isAnimated ?? false }
  var isInteractive: Bool { session?.isInteractive ?? false }
  var transitionWasCancelled: Bool { session?.isCancelled ?? false }
  var presentationStyle: ModalPresentationStyle { session?.exchange?.presentationStyle ?? .none }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    session?.exchange?.controller(key)
  }

  func view(forKey key: TransitionContextViewKey) -> View? { session?.exchange?.view(key) }

  func initialFrame(for controller: ViewController) -> Rect {
    session?.exchange?.initialFrame(of: controller) ?? .zero
  }

  func finalFrame(for controller: ViewController) -> Rect {
    session?.exchange?.finalFrame(of: controller) ?? .zero
  }

  func updateInteractiveTransition(_ percentComplete: Double) { session?.update(percentComplete) }
  func pauseInteractiveTransition() { session?.pause() }
  func finishInteractiveTransition() { session?.settle(.forward) }
  func cancelInteractiveTransition() { session?.settle(.backward) }

  func completeTransition(_ didComplete: Bool) {
    guard !isCompleted else {
      return warn(
        "\(animator) called completeTransition(_:) of one transition twice: call it once.")
    }
    isCompleted = true
    if !isOver { session?.end(didComplete ? .completed : .cancelled) }
  }

  /// Starts the animator.
  func animate() { (session?.motion as? AnimatorMotion)?.animate(self) }

  /// The completed fraction, 0…1; 1 unless the user moves the transition.
  var percentComplete: Double { session?.percent ?? 1 }
}
