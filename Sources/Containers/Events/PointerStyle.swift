/// The shape of the mouse pointer.
public enum PointerStyle: Hashable, Sendable {
  /// The arrow.
  case arrow
  /// The hand over what can be pressed.
  case pointingHand
  /// The open hand over what can be grabbed.
  case openHand
  /// The closed hand while something is held.
  case closedHand
  /// The beam over text.
  case iBeam
  /// The cross.
  case crosshair
  /// Two arrows over an edge that moves to the left and right.
  case resizeLeftRight
  /// Two arrows over an edge that moves up and down.
  case resizeUpDown
  /// Two arrows over a corner at the left top or the right bottom.
  case resizeTopLeftBottomRight
  /// Two arrows over a corner at the right top or the left bottom.
  case resizeTopRightBottomLeft
  /// A sign over what does not take what is dragged.
  case operationNotAllowed
}
