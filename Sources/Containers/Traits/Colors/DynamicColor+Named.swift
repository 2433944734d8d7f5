/// The named colors of ``Color``, which do not depend on traits.
extension DynamicColor {
  /// Gray with a white value of one third.
  public static let darkGray = DynamicColor(Color.darkGray)
  /// Gray with a white value of one half.
  public static let gray = DynamicColor(Color.gray)
  /// Gray with a white value of two thirds.
  public static let lightGray = DynamicColor(Color.lightGray)
  /// Full red.
  public static let red = DynamicColor(Color.red)
  /// Full green.
  public static let green = DynamicColor(Color.green)
  /// Full blue.
  public static let blue = DynamicColor(Color.blue)
  /// Full green and blue.
  public static let cyan = DynamicColor(Color.cyan)
  /// Full red and green.
  public static let yellow = DynamicColor(Color.yellow)
  /// Full red and blue.
  public static let magenta = DynamicColor(Color.magenta)
  /// Full red and half of green.
  public static let orange = DynamicColor(Color.orange)
  /// Half of red and blue.
  public static let purple = DynamicColor(Color.purple)
  /// Red 0.6, green 0.4, blue 0.2.
  public static let brown = DynamicColor(Color.brown)
}
