extension Color {
  /// Gray, a third of white.
  public static let darkGray = Color(white: 1 / 3)
  /// Gray, half of white.
  public static let gray = Color(white: 0.5)
  /// Gray, two thirds of white.
  public static let lightGray = Color(white: 2 / 3)
  /// Full red.
  public static let red = Color(red: 1, green: 0, blue: 0)
  /// Full green.
  public static let green = Color(red: 0, green: 1, blue: 0)
  /// Full blue.
  public static let blue = Color(red: 0, green: 0, blue: 1)
  /// Full green and blue.
  public static let cyan = Color(red: 0, green: 1, blue: 1)
  /// Full red and green.
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  /// Full red and blue.
  public static let magenta = Color(red: 1, green: 0, blue: 1)
  /// Full red and half of green.
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  /// Half of red and blue.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  /// Red 0.6, green 0.4, blue 0.2.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
}
