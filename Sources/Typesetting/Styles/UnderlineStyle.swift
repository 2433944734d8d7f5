/// The look of a line under or through text.
public struct UnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as bits: number and thickness of lines, pattern, and whether spaces are skipped.
  public let rawValue: Int

  /// Creates a style from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single thin line.
  public static let single = UnderlineStyle(rawValue: 0x01)
  /// A single line of double thickness.
  public static let thick = UnderlineStyle(rawValue: 0x02)
  /// Two thin lines.
  public static let double = UnderlineStyle(rawValue: 0x09)
  /// A dotted line; combine it with one of the lines above.
  public static let patternDot = UnderlineStyle(rawValue: 0x0100)
  /// A dashed line.
  public static let patternDash = UnderlineStyle(rawValue: 0x0200)
  /// Alternating dashes and dots.
  public static let patternDashDot = UnderlineStyle(rawValue: 0x0300)
  /// A dash followed by two dots.
  public static let patternDashDotDot = UnderlineStyle(rawValue: 0x0400)
  /// Skips spaces.
  public static let byWord = UnderlineStyle(rawValue: 0x8000)

  /// Whether a line is drawn; a pattern alone draws none.
  var hasLine: Bool { rawValue & 0x0F != 0 }

  /// The lengths of alternating dashes and gaps, in line thicknesses; empty for a solid line.
  var pattern: [Double] {
    switch rawValue & 0x0F00 {
    case 0x0100: [1, 1]
    case 0x0200: [4, 2]
    case 0x0300: [4, 2, 1, 2]
    case 0x0400: [4, 2, 1, 2, 1, 2]
    default: []
    }
  }
}
