/// The level of the interface, which determines how dark backgrounds are in dark mode.
public enum UserInterfaceLevel: Hashable, Sendable {
  /// Unspecified.
  case unspecified
  /// The content of a window.
  case base
  /// A layer above that, such as a sheet or a popover, whose dark backgrounds are lighter.
  case elevated
}
