public import Pixels

/// Text set in lines, ready to be measured and drawn.
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
    package var isRightToLeft = false
  }

  /// A glyph in its place.
  struct Glyph: Sendable {
    var glyph: UInt32
    var face: UInt16
    var style: UInt16
    /// Where the glyph is drawn, in points from the left edge of the layout.
    var x: Float
    /// How far the pen moves.
    var advance: Float
    /// Where its text begins, in bytes of UTF-8; -1 for an ellipsis.
    var byte: Int32
    /// How much text it shows, in bytes.
    var count: Int32
    /// Whether its text is read from right to left.
    var isRightToLeft: Bool
    /// How far the glyph stands to the right of where its room begins, in 1/64 of a point.
    var lead: Int16 = 0

    /// Where the room of the glyph begins, in points from the left edge of the layout.
    var pen: Double { Double(x) - Double(lead) / 64 }
  }

  /// The text.
  public private(set) var string = ""
  /// The width that the lines were broken and aligned in, in points; infinite if nothing was asked.
  public private(set) var width = Double.infinity
  /// The width of the widest line and the height of all, in points.
  public private(set) var size = Size.zero
  /// The lines from the top; there is one at least.
  public private(set) var lines: [Line] = []
  /// Whether some of the text was left out for want of room.
  public private(set) var isTruncated = false

  private(set) var styles: [TextStyle] = []
  private(set) var glyphs: [Glyph] = []
  /// Whether there are lines under or through some of the text.
  private(set) var isDecorated = false
  let library: FontLibrary
  private(set) var masks = LabelMaskCache()

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
    self.library = library
    set(text, style: style, paragraph: paragraph, width: width)
  }

  /// Sets another text, in the memory of the one before.
  package mutating func set(
    _ text: StyledText, style: TextStyle, paragraph: ParagraphStyle, width: Double
  ) {
    library.withCache { cache in
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
