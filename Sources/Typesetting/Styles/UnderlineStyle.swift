/// How a line runs under or through text.
public struct UnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as bits: how many lines and how thick, their pattern, and what they leave out.
  public let rawValue: Int

  /// Makes a style from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = UnderlineStyle(rawValue: 0x01)
  /// One line of twice the thickness.
  public static let thick = UnderlineStyle(rawValue: 0x02)
  /// Two thin lines.
  public static let double = UnderlineStyle(rawValue: 0x09)
  /// Dots instead of a whole line; combined with one of the lines above.
  public static let patternDot = UnderlineStyle(rawValue: 0x0100)
  /// Dashes instead of a whole line.
  public static let patternDash = UnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots by turns.
  public static let patternDashDot = UnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots by turns.
  public static let patternDashDotDot = UnderlineStyle(rawValue: 0x0400)
  /// Spaces are left out.
  public static let byWord = UnderlineStyle(rawValue: 0x8000)

  /// Whether there is any line: a pattern alone draws none.
  var hasLine: Bool { rawValue & 0x0F != 0 }

  /// The lengths of dashes and gaps by turns, in thicknesses of the line; empty for a whole line.
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
