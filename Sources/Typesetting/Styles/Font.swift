/// A kind of type: which family, how large, how heavy.
///
/// Two fonts are equal if they look the same, even if they scale differently with the preferred size of
/// text.
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are, on the scale of CSS and OpenType.
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

  /// The family's name; a family that is missing is replaced by one that the system finds alike.
  public var family: String
  /// The size of the em, in points.
  public var size: Double { didSet { role = nil } }
  /// How heavy the strokes are.
  public var weight: Weight
  /// Whether the letters lean.
  public var isItalic: Bool
  /// Whether all digits are as wide as a zero, so that changing numbers stand still.
  public var hasMonospacedDigits: Bool

  /// The text style whose sizes the font takes; nil for a font that scales by a factor.
  ///
  /// Setting ``size`` clears it.
  package var role: TextStyle?

  /// Makes a font.
  public init(
    family: String = "Inter", size: Double, weight: Weight = .regular, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// The font of the interface.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// The font for text that is read: 14 points, as ``TextStyle/body`` at the usual size of text.
  public static let body = Font(.body)
  /// The font for the title of a screen: 17 points, semibold, as ``TextStyle/headline`` at the usual size
  /// of text.
  public static let headline = Font(.headline)
  /// The font for small additions: 12 points, as ``TextStyle/caption1`` at the usual size of text.
  public static let caption = Font(.caption1)

  /// Returns the font at another size, in points.
  public func withSize(_ size: Double) -> Font {
    var font = self
    font.size = size
    return font
  }

  /// Returns the font at another weight.
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

  /// Hashes what the font looks like.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(family)
    hasher.combine(size)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(hasMonospacedDigits)
  }
}

/// The measures of a font, in points (or, from a glyph source, in parts of the em).
public struct FontMetrics: Hashable, Sendable {
  /// How far letters reach above the baseline.
  public var ascent: Double
  /// How far letters reach below the baseline, as a positive distance.
  public var descent: Double
  /// The distance between the lowest of a line and the highest of the next.
  public var leading: Double
  /// How high capitals are.
  public var capHeight: Double
  /// How high small letters like x are.
  public var xHeight: Double

  /// Makes measures.
  public init(
    ascent: Double, descent: Double, leading: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The distance from a baseline to the next.
  public var lineHeight: Double { ascent + descent + leading }

  /// Returns the measures of a font that is larger by a factor.
  func scaled(by factor: Double) -> FontMetrics {
    FontMetrics(
      ascent: ascent * factor, descent: descent * factor, leading: leading * factor,
      capHeight: capHeight * factor, xHeight: xHeight * factor)
  }
}

/// A reason why there is no type to write with.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No font at all could be found.
  case notFound
  /// A font was found and could not be used.
  case unusable(path: String, reason: String)

  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .notFound: "No font can be found: install one, for example the Debian package fonts-inter."
    case .unusable(let path, let reason): "The font \(path) cannot be used: \(reason)."
    }
  }
}
