/// A font description: family, size, weight and variants.
///
/// Two fonts are equal if they look the same, even if they scale differently with the preferred
/// text size.
public struct Font: Hashable, Sendable {
  /// The thickness of strokes, on the scale of CSS and OpenType.
  public enum Weight: Int, Hashable, Sendable, CaseIterable {
    /// 100, hairlines.
    case ultraLight = 100
    /// 200.
    case thin = 200
    /// 300.
    case light = 300
    /// 400, for text.
    case regular = 400
    /// 500.
    case medium = 500
    /// 600, for headings and buttons.
    case semibold = 600
    /// 700.
    case bold = 700
    /// 800.
    case heavy = 800
    /// 900.
    case black = 900
  }

  /// The family of the interface font where ``FontLibrary/interfaceFamily`` is `nil`.
  public static let interfaceFamily = "Inter"

  /// The name of the family; a missing family is replaced by a similar one of the system.
  public var family: String
  /// The size of the em, in points.
  public var size: Double { didSet { role = nil } }
  /// The thickness of strokes.
  public var weight: Weight
  /// Whether the letters are slanted.
  public var isItalic: Bool
  /// Whether all digits are as wide as a zero, so that changing numbers do not move.
  public var hasMonospacedDigits: Bool

  /// The text style whose sizes the font follows; `nil` for a font that scales by a factor.
  ///
  /// Setting ``size`` clears it.
  package var role: TextStyle?

  /// Creates a font.
  public init(
    family: String = Font.interfaceFamily, size: Double, weight: Weight = .regular,
    isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// Returns the interface font.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// The font for body text: 14 points, as ``TextStyle/body`` at the default text size.
  public static let body = Font(.body)
  /// The font for screen titles: 17 points, semibold, as ``TextStyle/headline`` at the default text
  /// size.
  public static let headline = Font(.headline)
  /// The font for small text: 12 points, as ``TextStyle/caption1`` at the default text size.
  public static let caption = Font(.caption1)

  /// Returns the font with another size, in points.
  public func withSize(_ size: Double) -> Font {
    var font = self
    font.size = size
    return font
  }

  /// Returns the font with another weight.
  public func withWeight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }
}

extension Font {
  /// Whether two fonts look the same.
  public static func == (one: Font, other: Font) -> Bool {
    one.size == other.size && one.weight == other.weight && one.isItalic == other.isItalic
      && one.hasMonospacedDigits == other.hasMonospacedDigits && one.family == other.family
  }

  /// Hashes the attributes that determine the look of the font.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(family)
    hasher.combine(size)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(hasMonospacedDigits)
  }
}

/// The metrics of a font, in points (or, from a glyph source, relative to the em).
public struct FontMetrics: Hashable, Sendable {
  /// The height of letters above the baseline.
  public var ascent: Double
  /// The depth of letters below the baseline, as a positive distance.
  public var descent: Double
  /// The gap between the bottom of a line and the top of the next.
  public var leading: Double
  /// The height of capital letters.
  public var capHeight: Double
  /// The height of lowercase letters such as x.
  public var xHeight: Double

  /// Creates metrics.
  public init(
    ascent: Double, descent: Double, leading: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The distance between baselines.
  public var lineHeight: Double { ascent + descent + leading }

  /// Returns the metrics multiplied by a factor.
  func scaled(by factor: Double) -> FontMetrics {
    FontMetrics(
      ascent: ascent * factor, descent: descent * factor, leading: leading * factor,
      capHeight: capHeight * factor, xHeight: xHeight * factor)
  }
}

/// A reason why no font is available.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No font could be found at all.
  case notFound
  /// A font was found but could not be used.
  case unusable(path: String, reason: String)

  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .notFound: "No font can be found: install one, for example the Debian package fonts-inter."
    case .unusable(let path, let reason): "The font \(path) cannot be used: \(reason)."
    }
  }
}
