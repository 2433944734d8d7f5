/// The light or dark style of an interface.
public enum UserInterfaceStyle: Hashable, Sendable {
  /// Unspecified.
  case unspecified
  /// A light style: dark text on a light background.
  case light
  /// A dark style: light text on a dark background.
  case dark
}
