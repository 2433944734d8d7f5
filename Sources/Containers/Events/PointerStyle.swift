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
}
