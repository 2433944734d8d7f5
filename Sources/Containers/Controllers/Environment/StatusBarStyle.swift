/// How the bar over a controller's contents looks: the title bar of the window.
public enum StatusBarStyle: Hashable, Sendable {
  /// Like the contents: dark where their environment is.
  case `default`
  /// Light text, on a dark bar.
  case lightContent
  /// Dark text, on a light bar.
  case darkContent
}
