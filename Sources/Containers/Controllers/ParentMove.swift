/// A change of parent whose appearance transition has not begun.
enum ParentMove: Hashable, Sendable {
  case toParent, fromParent

  /// Which transition the move causes.
  var direction: Appearance.Direction { self == .toParent ? .appear : .disappear }
}
