/// A drag by the user that began in a list of the app: its items and its location.
@MainActor
public final class DragSession {
  /// The dragged items, in the order in which they were added.
  public internal(set) var items: [DragItem] = []
  /// What the app keeps for the drag; nil by default.
  public var localContext: Any?
  /// Whether the items may be moved to another list, rather than copied only.
  var allowsMove = true
  /// What the list knows in which the drag began.
  var origin: AnyObject?
  var windowLocation = Point.zero

  /// Creates a session without items.
  init() {}

  /// Returns the location of the pointer in a view's bounds.
  public func location(in view: View) -> Point { view.convert(windowLocation, from: nil) }
}
