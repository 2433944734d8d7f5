extension Font {
  /// Makes the font of a name: PostScript's (`Inter-SemiBold`), the full one or that of a family.
  ///
  /// - Returns: nil where no font of the name is installed.
  public init?(name: String, size: Double) {
    guard let font = FontLibrary.current.font(named: name) else { return nil }
    self = font.withSize(size)
  }

  /// The distance from a baseline to the next, in points.
  public var lineHeight: Double { metrics.lineHeight }
  /// How far letters reach above the baseline, in points.
  public var ascender: Double { metrics.ascent }
  /// How far letters reach below the baseline, in points: a negative distance, as in UIKit.
  public var descender: Double { -metrics.descent }
  /// How high capitals are, in points.
  public var capHeight: Double { metrics.capHeight }
  /// How high small letters like x are, in points.
  public var xHeight: Double { metrics.xHeight }
  /// The distance between the lowest of a line and the highest of the next, in points.
  public var leading: Double { metrics.leading }
}
