extension Font {
  /// The size of body text on a desktop, in points.
  public static let systemFontSize = 14.0
  /// The size of small text, in points.
  public static let smallSystemFontSize = 12.0
  /// The size of labels, in points.
  public static let labelFontSize = 14.0
  /// The size of button titles, in points.
  public static let buttonFontSize = 14.0

  /// Returns the interface font.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// Returns the bold interface font.
  public static func boldSystemFont(ofSize size: Double) -> Font { Font(size: size, weight: .bold) }

  /// Returns the italic interface font.
  public static func italicSystemFont(ofSize size: Double) -> Font {
    Font(size: size, isItalic: true)
  }

  /// Returns the interface font with monospaced digits, so that changing numbers do not move.
  public static func monospacedDigitSystemFont(ofSize size: Double, weight: Weight) -> Font {
    Font(size: size, weight: weight, hasMonospacedDigits: true)
  }

  /// Returns the system's monospaced font.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight) -> Font {
    Font(family: "monospace", size: size, weight: weight)
  }

  /// The size of the em, in points: ``size`` under its UIKit name.
  public var pointSize: Double { size }
  /// The name of the family: ``family`` under its UIKit name.
  public var familyName: String { family }
}
