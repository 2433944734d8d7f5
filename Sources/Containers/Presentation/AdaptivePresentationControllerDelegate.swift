/// The delegate of a presentation controller, which decides how the presentation adapts to its
/// environment and whether the user may dismiss it.
///
/// When a presentation begins, and whenever a change of size class changes its style, the
/// presentation controller asks the delegate for the style and for a controller to show in that
/// style, and then notifies it of the change.
@MainActor
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style in which the presentation appears under the given traits.
  ///
  /// - Returns: A style; ``ModalPresentationStyle/automatic``, the default, to follow the rules of
  ///   the system; or ``ModalPresentationStyle/none`` to keep the requested style.
  ///   ``ModalPresentationStyle/popover``, ``ModalPresentationStyle/custom``, and the
  ///   current-context styles are ignored with a warning.
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle
  /// Returns the style in which the presentation appears in a compact environment, if
  /// ``adaptivePresentationStyle(for:traitCollection:)`` is not implemented.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle
  /// Returns a controller to show in an adapted style, or `nil`, the default, for the presented one.
  ///
  /// The returned controller may contain the presented one, for example to add a bar above it.
  /// Meanwhile `presentedViewController` still returns the presented controller.
  func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController?
  /// Called to set up the presentation controller of an adapted style, for example the detents of the
  /// sheet that a popover becomes. The default does nothing.
  func presentationController(
    _ controller: PresentationController, prepare adaptive: PresentationController)
  /// Called before the presentation appears in a style. The default does nothing.
  ///
  /// - Parameters:
  ///   - style: The adapted style, or ``ModalPresentationStyle/none`` if the presentation has the
  ///     requested style.
  ///   - coordinator: The coordinator of the transition, or `nil` without one.
  func presentationController(
    _ controller: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator coordinator: (any ViewControllerTransitionCoordinator)?)
  /// Returns whether the user may dismiss the presentation; `true` by default.
  ///
  /// Not called for a dismissal by the program.
  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool
  /// Called before the user dismisses the presentation. The default does nothing.
  func presentationControllerWillDismiss(_ controller: PresentationController)
  /// Called after the user has dismissed the presentation. The default does nothing.
  func presentationControllerDidDismiss(_ controller: PresentationController)
  /// Called after the user tried to dismiss a presentation that cannot be dismissed.
  ///
  /// The default does nothing.
  func presentationControllerDidAttemptToDismiss(_ controller: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// Returns ``adaptivePresentationStyle(for:)``.
  public func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    adaptivePresentationStyle(for: controller)
  }

  /// Returns ``ModalPresentationStyle/automatic``.
  public func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle {
    .automatic
  }

  /// Returns `nil`.
  public func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController? {
    nil
  }

  /// Does nothing.
  public func presentationController(
    _ controller: PresentationController, prepare adaptive: PresentationController
  ) {}

  /// Does nothing.
  public func presentationController(
    _ controller: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator coordinator: (any ViewControllerTransitionCoordinator)?
  ) {}

  /// Returns `true`.
  public func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    true
  }

  /// Does nothing.
  public func presentationControllerWillDismiss(_ controller: PresentationController) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(_ controller: PresentationController) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {}
}
