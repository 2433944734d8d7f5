/// Whether an interface is light or dark.
public enum UserInterfaceStyle: Hashable, Sendable {
  /// Not said.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
