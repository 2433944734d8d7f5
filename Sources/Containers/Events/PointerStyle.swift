/// The shape of the mouse pointer.
public enum PointerStyle: Hashable, Sendable {
  /// An arrow.
  case arrow
  /// A pointing hand, over elements that can be pressed.
  case pointingHand
  /// An open hand, over elements that can be grabbed.
  case openHand
  /// A closed hand, while an element is held.
  case closedHand
  /// An I-beam, over text.
  case iBeam
  /// A crosshair.
  case crosshair
  /// A double arrow, over an edge that moves left and right.
  case resizeLeftRight
  /// A double arrow, over an edge that moves up and down.
  case resizeUpDown
  /// A double arrow, over the top-left or bottom-right corner.
  case resizeTopLeftBottomRight
  /// A double arrow, over the top-right or bottom-left corner.
  case resizeTopRightBottomLeft
  /// A prohibition sign, over elements that do not accept the dragged item.
  case operationNotAllowed
}
