/// A drop by the user, or a drag that may end in one: its items and its location.
@MainActor
public final class DropSession {
  /// The items, in the order of the source.
  public let items: [DragItem]
  /// The drag that began in a list of the app; nil for one from another program.
  public let localDragSession: DragSession?
  /// The location in the window.
  var windowLocation: Point

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - location: A point of the window.
  ///   - session: The drag that began in the app; nil for one from another program.
  init(_ items: [DragItem], at location: Point, from session: DragSession? = nil) {
    self.items = items
    windowLocation = location
    localDragSession = session
  }

  /// Returns the location of the drop in a view's bounds.
  ///
  /// A window system that doesn't report locations (Wayland, in SDL 2) counts as dropping on the
  /// center of the focused view or, without one, of the window.
  public func location(in view: View) -> Point { view.convert(windowLocation, from: nil) }
}
