/// A change of parent whose appearance transition has not begun yet.
enum ParentMove: Hashable, Sendable {
  case toParent, fromParent

  /// The direction of the appearance transition that the move causes.
  var direction: Appearance.Direction { self == .toParent ? .appear : .disappear }
}
