import Containers

/// A transitioning delegate with an animator that slides, which an interaction may drive.
final class SlidingDelegate: ViewControllerTransitioningDelegate {
  let animator = SlidingAnimator()
  var interaction: PercentDrivenInteractiveTransition?
  /// Called when the animator of a presentation is asked for.
  var whenAsked: (() -> Void)?

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    whenAsked?()
    return animator
  }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interaction }
}
