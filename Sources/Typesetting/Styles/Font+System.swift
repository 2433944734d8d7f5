extension Font {
  /// The size of body text on a desktop, in points.
  public static let systemFontSize = 14.0
  /// The size of small additions, in points.
  public static let smallSystemFontSize = 12.0
  /// The size of labels, in points.
  public static let labelFontSize = 14.0
  /// The size of titles of buttons, in points.
  public static let buttonFontSize = 14.0

  /// Returns the font of the interface.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// Returns the font of the interface in bold.
  public static func boldSystemFont(ofSize size: Double) -> Font { Font(size: size, weight: .bold) }

  /// Returns the font of the interface in italics.
  public static func italicSystemFont(ofSize size: Double) -> Font {
    Font(size: size, isItalic: true)
  }

  /// Returns the font of the interface with digits of one width, so that changing numbers stand still.
  public static func monospacedDigitSystemFont(ofSize size: Double, weight: Weight) -> Font {
    Font(size: size, weight: weight, hasMonospacedDigits: true)
  }

  /// Returns the system's font with characters of one width.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight) -> Font {
    Font(family: "monospace", size: size, weight: weight)
  }

  /// The size of the em, in points: ``size``, by UIKit's name.
  public var pointSize: Double { size }
  /// The name of the family: ``family``, by UIKit's name.
  public var familyName: String { family }
}
