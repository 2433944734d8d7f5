/// The kind of device that an interface is for.
public enum UserInterfaceIdiom: Hashable, Sendable {
  /// Not said.
  case unspecified
  /// A telephone.
  case phone
  /// A tablet.
  case pad
  /// A computer with windows, a mouse and a keyboard.
  case desktop
}
