/// The delegate of a popover.
///
/// Assign it to the ``PresentationController/delegate`` of a ``PopoverPresentationController``.
@MainActor
public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called before the popover is presented, to configure it.
  ///
  /// The default does nothing.
  func prepareForPopoverPresentation(_ controller: PopoverPresentationController)
  /// Called before a visible popover moves because its source has moved. The default does nothing.
  ///
  /// Change the rectangle or the view to point the popover elsewhere.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the popover points at, in the coordinates of the view.
  ///   - view: The view that contains the rectangle.
  func popoverPresentationController(
    _ controller: PopoverPresentationController, willRepositionPopoverTo rect: inout Rect,
    in view: inout View)
}

extension PopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ controller: PopoverPresentationController) {}

  /// Does nothing.
  public func popoverPresentationController(
    _ controller: PopoverPresentationController, willRepositionPopoverTo rect: inout Rect,
    in view: inout View
  ) {}
}
