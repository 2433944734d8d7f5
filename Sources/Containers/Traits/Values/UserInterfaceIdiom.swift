/// The kind of device for which an interface is designed.
public enum UserInterfaceIdiom: Hashable, Sendable {
  /// Unspecified.
  case unspecified
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A computer with windows, a mouse, and a keyboard.
  case desktop
}
