/// The delegate of a sheet's presentation controller.
///
/// Set it as ``PresentationController/delegate``.
@MainActor
public protocol SheetPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called when the user has chosen another detent and the sheet has come to rest there.
  ///
  /// Not called if the program selects a detent. The default does nothing.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: SheetPresentationController)
}

extension SheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: SheetPresentationController
  ) {}
}
