extension Color {
  /// Gray at a third of white.
  public static let darkGray = Color(white: 1 / 3)
  /// Gray at half of white.
  public static let gray = Color(white: 0.5)
  /// Gray at two thirds of white.
  public static let lightGray = Color(white: 2 / 3)
  /// Pure red.
  public static let red = Color(red: 1, green: 0, blue: 0)
  /// Pure green.
  public static let green = Color(red: 0, green: 1, blue: 0)
  /// Pure blue.
  public static let blue = Color(red: 0, green: 0, blue: 1)
  /// Green and blue at full strength.
  public static let cyan = Color(red: 0, green: 1, blue: 1)
  /// Red and green at full strength.
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  /// Red and blue at full strength.
  public static let magenta = Color(red: 1, green: 0, blue: 1)
  /// Red at full strength and green at half.
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  /// Red and blue at half strength.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  /// Red 0.6, green 0.4, blue 0.2.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
}
