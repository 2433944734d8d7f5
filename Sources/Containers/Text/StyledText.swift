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

/// How lines are made of a text.
public struct ParagraphStyle: Hashable, Sendable {
  /// How lines stand in the width they have.
  public var alignment: TextAlignment
  /// The most lines there may be; 0 for any number.
  ///
  /// What is left out is replaced by "…".
  public var lineLimit: Int
  /// Space added between lines, in points.
  public var lineSpacing: Double

  /// Makes a style.
  public init(alignment: TextAlignment = .natural, lineLimit: Int = 0, lineSpacing: Double = 0) {
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.lineSpacing = lineSpacing
  }
}
