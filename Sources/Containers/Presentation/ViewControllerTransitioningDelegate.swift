/// The delegate of a presented controller that provides its animations and its presentation
/// controller.
///
/// ```swift
/// details.modalPresentationStyle = .custom
/// details.transitioningDelegate = delegate
/// present(details, animated: true)
/// ```
@MainActor
public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// Returns the animator of the presentation, or `nil`, the default, for the system's animator.
  ///
  /// Called once, and only for animated presentations.
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The controller that presents it.
  ///   - source: The controller that `present(_:animated:completion:)` was called on.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the animator of the dismissal, or `nil`, the default, for the system's animator.
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the interaction controller of the presentation, or `nil`, the default, for none.
  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// Returns the interaction controller of the dismissal, or `nil`, the default, for none.
  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller of a controller with the style
  /// ``ModalPresentationStyle/custom``, or `nil`, the default, for a plain one.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?
}

extension ViewControllerTransitioningDelegate {
  /// Returns `nil`.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    nil
  }

  /// Returns `nil`.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    nil
  }

  /// Returns `nil`.
  public func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    nil
  }

  /// Returns `nil`.
  public func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    nil
  }

  /// Returns `nil`.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    nil
  }
}

extension ViewController {
  /// The delegate that provides the animations and the presentation controller, or `nil`, the
  /// default.
  ///
  /// Referenced weakly.
  public var transitioningDelegate: (any ViewControllerTransitioningDelegate)? {
    get { presentation?.transitioningDelegate as? any ViewControllerTransitioningDelegate }
    set { presentationMade.transitioningDelegate = newValue }
  }
}
