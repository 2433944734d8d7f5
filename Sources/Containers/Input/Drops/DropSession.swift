/// A drop by the user: its items and its location.
@MainActor
public final class DropSession {
  /// The dropped items, in the order of the source.
  public let items: [DragItem]
  private let windowLocation: Point

  /// Creates a session.
  ///
  /// - Parameter location: A point of the window.
  init(_ items: [DragItem], at location: Point) {
    self.items = items
    windowLocation = location
  }

  /// Returns the location of the drop in a view's bounds.
  ///
  /// A window system that doesn't report locations (Wayland, in SDL 2) counts as dropping on the
  /// center of the focused view or, without one, of the window.
  public func location(in view: View) -> Point { view.convert(windowLocation, from: nil) }
}
