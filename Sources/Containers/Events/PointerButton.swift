/// A button of the mouse.
public enum PointerButton: Hashable, Sendable {
  /// The main one, usually the left.
  case primary
  /// The one for context menus, usually the right.
  case secondary
  /// The wheel pressed down.
  case middle
}
