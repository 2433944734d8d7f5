extension Font {
  /// Creates a font from its PostScript name (`Inter-SemiBold`), full name or family name.
  ///
  /// - Returns: `nil` if no installed font has the name.
  public init?(name: String, size: Double) {
    guard let font = FontLibrary.current.font(named: name) else { return nil }
    self = font.withSize(size)
  }

  /// The distance between baselines, in points.
  public var lineHeight: Double { metrics.lineHeight }
  /// The height of letters above the baseline, in points.
  public var ascender: Double { metrics.ascent }
  /// The depth of letters below the baseline, in points: negative, as in UIKit.
  public var descender: Double { -metrics.descent }
  /// The height of capital letters, in points.
  public var capHeight: Double { metrics.capHeight }
  /// The height of lowercase letters such as x, in points.
  public var xHeight: Double { metrics.xHeight }
  /// The gap between the bottom of a line and the top of the next, in points.
  public var leading: Double { metrics.leading }
}
