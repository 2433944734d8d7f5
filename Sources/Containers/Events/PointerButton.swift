/// A mouse button.
public enum PointerButton: Hashable, Sendable {
  /// The primary button, usually the left one.
  case primary
  /// The button for context menus, usually the right one.
  case secondary
  /// The scroll wheel, when pressed.
  case middle
  /// The side button that goes back.
  case back
  /// The side button that goes forward.
  case forward
}
