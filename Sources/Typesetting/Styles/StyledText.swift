public import Pixels

/// Text in one or more styles.
public struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Text in one style.
  public struct Run: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The style; nil for that of the label.
    public var style: TextStyle?

    /// Makes a run.
    public init(_ text: String, style: TextStyle? = nil) {
      self.text = text
      self.style = style
    }
  }

  /// The runs in order.
  public var runs: [Run]

  /// Makes a text of runs.
  public init(runs: [Run] = []) { self.runs = runs }

  /// Makes a text in one style.
  public init(_ text: String, style: TextStyle? = nil) { runs = [Run(text, style: style)] }

  /// Makes a text in the style of its label.
  public init(stringLiteral value: String) { self.init(value) }

  /// The text without its styles.
  public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}

/// How characters are set.
public struct TextStyle: Hashable, Sendable {
  /// The kind of type.
  public var font: Font
  /// The colour; nil for the one that the text is drawn in.
  public var color: Color?
  /// Space added after each character, in points.
  public var tracking: Double
  /// The lines under and through the text; nil for none.
  var decoration: TextDecoration?

  /// Makes a style.
  public init(font: Font, color: Color? = nil, tracking: Double = 0) {
    self.font = font
    self.color = color
    self.tracking = tracking
  }
}

/// How lines stand in the width they have.
public enum TextAlignment: Hashable, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// At the edge where the script of a paragraph begins to read.
  case natural
}

/// What happens at the edge of the width that a text has.
public enum LineBreakMode: Hashable, Sendable {
  /// Lines break between words; what is beyond the limit of lines is left out.
  case byWordWrapping
  /// Lines break between characters; what is beyond the limit of lines is left out.
  case byCharWrapping
  /// Lines break between words; the last goes on beyond the edge.
  case byClipping
  /// Lines break between words; in the last, dots stand for what is left out of its beginning.
  case byTruncatingHead
  /// Lines break between words; in the last, dots stand for what is left out at its end.
  case byTruncatingTail
  /// Lines break between words; in the last, dots stand for what is left out of its middle.
  case byTruncatingMiddle
}

/// How lines are made of a text.
public struct ParagraphStyle: Hashable, Sendable {
  /// How lines stand in the width they have.
  public var alignment: TextAlignment
  /// The most lines there may be; 0 for any number.
  public var lineLimit: Int
  /// What happens to text that is too long; truncated at the tail at first.
  public var lineBreakMode: LineBreakMode
  /// Which way each paragraph is written; natural at first.
  public var baseWritingDirection: WritingDirection
  /// Space added between lines, in points.
  public var lineSpacing: Double

  /// Makes a style.
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
