import Containers
import ContainersTesting

/// A transitioning delegate with one animator, which an interaction may drive.
final class AnimatorDelegate<Animator: ViewControllerAnimatedTransitioning>:
  ViewControllerTransitioningDelegate
{
  let animator: Animator
  var interaction: PercentDrivenInteractiveTransition?
  /// Called when the animator of a presentation is asked for.
  var whenAsked: (() -> Void)?
  /// Makes the presentation controller of a custom presentation.
  var makeShape: ((ViewController, ViewController?) -> PresentationController?)?

  init(_ animator: Animator) { self.animator = animator }

  /// Requests a transition, drags it half way, does something, and abandons the transition.
  func abandon(on stage: Stage, _ request: () -> Void, meanwhile: () -> Void = {}) {
    let interaction = PercentDrivenInteractiveTransition()
    self.interaction = interaction
    request()
    stage.turn()
    interaction.update(0.5)
    stage.turn()
    meanwhile()
    interaction.cancel()
    stage.settle()
    self.interaction = nil
  }

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

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { makeShape?(presented, presenting) }
}
