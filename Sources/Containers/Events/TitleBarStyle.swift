/// The requested style of a window's title bar.
public enum TitleBarStyle: Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
