public import Pixels

/// Text in one or more styles.
public struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Text in one style.
  public struct Run: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The style; `nil` for the style of the label.
    public var style: TextStyle?

    /// Creates a run.
    public init(_ text: String, style: TextStyle? = nil) {
      self.text = text
      self.style = style
    }
  }

  /// The runs in order.
  public var runs: [Run]
  /// The attributes of all paragraphs, or `nil`, the default, for those of the label or layout.
  ///
  /// In a label, its number of lines remains, and so does its alignment if that of the style is
  /// natural.
  public var paragraphStyle: ParagraphStyle? {
    get { paragraphs?.style }
    set { paragraphs = newValue.map(ParagraphBox.init) }
  }

  /// Stored separately, because few texts have one.
  private var paragraphs: ParagraphBox?

  /// Creates a text from runs.
  public init(runs: [Run] = []) { self.runs = runs }

  /// Creates a text in one style.
  public init(_ text: String, style: TextStyle? = nil) { runs = [Run(text, style: style)] }

  /// Creates a text in the style of its label.
  public init(stringLiteral value: String) { self.init(value) }

  /// The text without its styles.
  public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}

/// The attributes of characters.
public struct TextStyle: Hashable, Sendable {
  /// The font.
  public var font: Font
  /// The color; `nil` for the color that the text is drawn with.
  public var color: Color?
  /// Space added after each character, in points.
  public var tracking: Double
  /// The underline and strikethrough, if any.
  var decoration: TextDecoration?

  /// Creates a style.
  public init(font: Font, color: Color? = nil, tracking: Double = 0) {
    self.font = font
    self.color = color
    self.tracking = tracking
  }
}

/// The horizontal alignment of lines.
public enum TextAlignment: Hashable, Sendable {
  /// Aligned to the left edge.
  case left
  /// Centered.
  case center
  /// Aligned to the right edge.
  case right
  /// Aligned to the edge where the paragraph's script starts reading.
  case natural
}

/// The treatment of text that does not fit its width.
public enum LineBreakMode: Hashable, Sendable {
  /// Lines break between words; text beyond the line limit is left out.
  case byWordWrapping
  /// Lines break between characters; text beyond the line limit is left out.
  case byCharWrapping
  /// Lines break between words; the last one continues beyond the edge.
  case byClipping
  /// Lines break between words; the last one is truncated at its beginning with an ellipsis.
  case byTruncatingHead
  /// Lines break between words; the last one is truncated at its end with an ellipsis.
  case byTruncatingTail
  /// Lines break between words; the last one is truncated in its middle with an ellipsis.
  case byTruncatingMiddle

  /// Whether the last line is cut off at its edge, wherever a word ends.
  var isTruncating: Bool { self != .byWordWrapping && self != .byCharWrapping }
}

/// The attributes of a text's paragraphs.
private final class ParagraphBox: Hashable, Sendable {
  let style: ParagraphStyle

  init(_ style: ParagraphStyle) { self.style = style }

  static func == (one: ParagraphBox, other: ParagraphBox) -> Bool { one.style == other.style }

  func hash(into hasher: inout Hasher) { hasher.combine(style) }
}
