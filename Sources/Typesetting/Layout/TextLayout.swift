public import Pixels

/// Text laid out in lines, ready to be measured and drawn.
///
/// ```swift
/// let layout = TextLayout("Hello", style: TextStyle(font: .body), width: 200)
/// canvas.draw(layout, at: .zero, color: .black)
/// ```
public struct TextLayout: Sendable {
  /// A line of text.
  public struct Line: Hashable, Sendable {
    /// The left end of the text, in points from the left edge of the layout.
    public var x: Double
    /// The top of the line, in points from the top of the layout.
    public var top: Double
    /// The baseline, in points from the top of the layout.
    public var baseline: Double
    /// The height of the line, in points.
    public var height: Double
    /// The width in points, without trailing spaces.
    public var width: Double
    /// The glyphs of the line.
    var glyphs: Range<Int>
    /// The range of text that the line shows, in UTF-8 bytes.
    var bytes: Range<Int>
    /// Whether the line's paragraph runs from right to left.
    package var isRightToLeft = false
  }

  /// A positioned glyph.
  struct Glyph: Sendable {
    var glyph: UInt32
    var face: UInt16
    var style: UInt16
    /// The x position of the glyph, in points from the left edge of the layout.
    var x: Float
    /// The advance of the pen, in points.
    var advance: Float
    /// The UTF-8 offset of the glyph's text; -1 for an ellipsis.
    var byte: Int32
    /// The length of the glyph's text, in bytes.
    var count: Int32
    /// Whether the glyph's text runs from right to left.
    var isRightToLeft: Bool
    /// The offset of the glyph from the pen, to the right, in 1/64 of a point.
    var lead: Int16 = 0

    /// The x position of the pen, in points from the left edge of the layout.
    var pen: Double { Double(x) - Double(lead) / 64 }
  }

  /// The text.
  public private(set) var string = ""
  /// The width for breaking and aligning lines, in points; infinite if unlimited.
  public private(set) var width = Double.infinity
  /// The width of the widest line and the total height, in points.
  public private(set) var size = Size.zero
  /// The lines from top to bottom; at least one.
  public private(set) var lines: [Line] = []
  /// Whether some of the text was left out for lack of space.
  public private(set) var isTruncated = false

  private(set) var styles: [TextStyle] = []
  private(set) var glyphs: [Glyph] = []
  /// Whether some of the text is underlined or struck through.
  private(set) var isDecorated = false
  let library: FontLibrary
  private(set) var masks = LabelMaskCache()

  /// Lays out text in one style.
  ///
  /// - Parameter width: The width for breaking lines, in points.
  public init(
    _ text: String, style: TextStyle, paragraph: ParagraphStyle = ParagraphStyle(),
    width: Double = .infinity, library: FontLibrary = .current
  ) {
    self.init(
      StyledText(text), style: style, paragraph: paragraph, width: width, library: library)
  }

  /// Lays out text in several styles.
  ///
  /// - Parameters:
  ///   - style: The style of runs without their own.
  ///   - paragraph: The attributes of the paragraphs, or `nil` for those of the text.
  public init(
    _ text: StyledText, style: TextStyle, paragraph: ParagraphStyle? = nil,
    width: Double = .infinity, library: FontLibrary = .current
  ) {
    self.library = library
    set(
      text, style: style, paragraph: paragraph ?? text.paragraphStyle ?? ParagraphStyle(),
      width: width)
  }

  /// Lays out another text, reusing the memory of the previous one.
  package mutating func set(
    _ text: StyledText, style: TextStyle, paragraph: ParagraphStyle, width: Double
  ) {
    library.withCache { cache in
      cache.trim()
      var typesetter = Typesetter(cache: cache, paragraph: paragraph, width: width)
      typesetter.exchangeResults(&styles, &glyphs, &lines)
      typesetter.clear()
      typesetter.shape(text, style)
      typesetter.breakLines()
      typesetter.finish()
      typesetter.exchangeResults(&styles, &glyphs, &lines)
      size = typesetter.size
      isTruncated = typesetter.isTruncated
    }
    isDecorated = styles.contains { $0.decoration != nil }
    string = text.string
    self.width = width
    if isKnownUniquelyReferenced(&masks) { masks.removeAll() } else { masks = LabelMaskCache() }
  }

  /// The baseline of the first line, in points from the top.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }

  /// The baseline of the last line, in points from the top.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
