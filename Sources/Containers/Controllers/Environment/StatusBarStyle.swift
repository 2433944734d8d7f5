/// The style of the bar above a controller's content: the window's title bar.
public enum StatusBarStyle: Hashable, Sendable {
  /// A bar that matches the user interface style: dark in dark mode, light otherwise.
  case `default`
  /// Light text, on a dark bar.
  case lightContent
  /// Dark text, on a light bar.
  case darkContent
}
