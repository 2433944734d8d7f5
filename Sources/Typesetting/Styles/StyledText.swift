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
}

/// The attributes of paragraphs.
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
