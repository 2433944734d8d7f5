/// The attributes of paragraphs.
///
/// ```swift
/// var style = ParagraphStyle(alignment: .center, lineSpacing: 4)
/// style.headIndent = 16
/// ```
public struct ParagraphStyle: Hashable, Sendable {
  /// The horizontal alignment of lines.
  public var alignment: TextAlignment
  /// The maximum number of lines; 0 for no limit.
  public var lineLimit: Int
  /// The treatment of text that is too long; truncated at the tail by default.
  public var lineBreakMode: LineBreakMode
  /// The writing direction of each paragraph; natural by default.
  public var baseWritingDirection: WritingDirection
  /// Space added between lines, in points.
  public var lineSpacing: Double

  /// Space added before each paragraph but the first, in points; 0 by default.
  public var paragraphSpacing = 0.0
  /// The factor by which lines are higher than their fonts ask for; 0, the default, for 1.
  ///
  /// What is added is above the text.
  public var lineHeightMultiple = 0.0
  /// The minimum height of a line, in points; 0 by default.
  public var minimumLineHeight = 0.0
  /// The maximum height of a line, in points; 0, the default, for no limit.
  public var maximumLineHeight = 0.0
  /// The distance of the first line of a paragraph from the leading edge, in points.
  public var firstLineHeadIndent = 0.0
  /// The distance of the other lines from the leading edge, in points.
  public var headIndent = 0.0
  /// Where lines end, in points: from the leading edge if positive, otherwise from the trailing one.
  public var tailIndent = 0.0

  /// Creates a style.
  public init(
    alignment: TextAlignment = .natural, lineLimit: Int = 0,
    lineBreakMode: LineBreakMode = .byTruncatingTail,
    baseWritingDirection: WritingDirection = .natural, lineSpacing: Double = 0
  ) {
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.lineBreakMode = lineBreakMode
    self.baseWritingDirection = baseWritingDirection
    self.lineSpacing = lineSpacing
  }
}
