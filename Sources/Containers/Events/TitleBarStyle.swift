/// How the window manager is asked to draw a window's title bar.
public enum TitleBarStyle: Hashable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
