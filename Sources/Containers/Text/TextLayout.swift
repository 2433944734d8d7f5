/// Text set in lines, ready to be measured and drawn; it does not change.
///
/// ```swift
/// let layout = TextLayout("Hello", style: TextStyle(font: .body), width: 200)
/// canvas.draw(layout, at: .zero, color: .black)
/// ```
public struct TextLayout: Sendable {
  /// One line.
  public struct Line: Hashable, Sendable {
    /// The left end of the text, in points from the left edge of the layout.
    public var x: Double
    /// The top of the line, in points from the top of the layout.
    public var top: Double
    /// The baseline, in points from the top of the layout.
    public var baseline: Double
    /// The distance from the top of the line to its bottom, in points.
    public var height: Double
    /// The width in points, without spaces at the end.
    public var width: Double
    /// Which glyphs it has.
    var glyphs: Range<Int>
    /// What it shows of the text, in bytes of UTF-8.
    var bytes: Range<Int>
    /// Whether its paragraph is read from right to left.
    var isRightToLeft = false
  }

  /// A glyph in its place.
  struct Glyph: Sendable {
    var glyph: UInt32
    var face: UInt16
    var style: UInt16
    /// Where the pen stands, in points from the left edge of the layout.
    var x: Float
    /// How far the pen moves.
    var advance: Float
    /// Where its text begins, in bytes of UTF-8; -1 for an ellipsis.
    var byte: Int32
    /// How much text it shows, in bytes.
    var count: Int32
    /// Whether its text is read from right to left.
    var isRightToLeft: Bool
  }

  /// The text.
  public let string: String
  /// The width that the lines were broken and aligned in, in points; infinite if nothing was asked.
  public let width: Double
  /// The width of the widest line and the height of all, in points.
  public let size: Size
  /// The lines from the top; there is one at least.
  public let lines: [Line]
  /// Whether some of the text was left out for want of room.
  public let isTruncated: Bool

  let styles: [TextStyle]
  let glyphs: [Glyph]
  let library: FontLibrary
  let masks = LabelMaskCache()

  /// Sets a text in one style.
  ///
  /// - Parameter width: Where lines are broken, in points.
  public init(
    _ text: String, style: TextStyle, paragraph: ParagraphStyle = ParagraphStyle(),
    width: Double = .infinity, library: FontLibrary = .current
  ) {
    self.init(
      StyledText(text), style: style, paragraph: paragraph, width: width, library: library)
  }

  /// Sets a text in several styles.
  ///
  /// - Parameter style: The style of runs that have none.
  public init(
    _ text: StyledText, style: TextStyle, paragraph: ParagraphStyle = ParagraphStyle(),
    width: Double = .infinity, library: FontLibrary = .current
  ) {
    let set = library.withCache { cache in
      var typesetter = Typesetter(cache: cache, paragraph: paragraph, width: width)
      typesetter.shape(text, style)
      typesetter.breakLines()
      typesetter.finish()
      return (
        typesetter.styles, typesetter.glyphs, typesetter.lines, typesetter.size,
        typesetter.isTruncated
      )
    }
    (styles, glyphs, lines, size, isTruncated) = set
    string = text.string
    self.width = width
    self.library = library
  }

  /// The baseline of the first line, in points from the top.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }

  /// The baseline of the last line, in points from the top.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
