/// An object that a popover can point at, such as a view.
@MainActor
public protocol PopoverPresentationControllerSourceItem: AnyObject {
  /// Returns the frame in the coordinates of a view, or `nil` if the item is not visible in the window
  /// of that view.
  func frame(in referenceView: View) -> Rect?
}

extension View: PopoverPresentationControllerSourceItem {
  /// Returns the frame in the coordinates of another view, or `nil` unless both are in one window.
  public func frame(in referenceView: View) -> Rect? { popoverSource(bounds, in: referenceView) }

  /// Returns a rectangle of the view in the coordinates of another one, or `nil` unless both are in
  /// one window.
  func popoverSource(_ rect: Rect, in referenceView: View) -> Rect? {
    guard let window = attachedWindow, referenceView.attachedWindow === window else { return nil }
    return convert(rect, to: referenceView)
  }
}
