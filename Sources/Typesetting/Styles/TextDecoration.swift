public import Pixels

/// The underline and strikethrough of text, which few styles have.
///
/// Stored separately, so that styles without lines stay small and cheap to compare.
final class TextDecoration: Hashable, Sendable {
  struct Values: Hashable, Sendable {
    var underlineStyle: UnderlineStyle = []
    var underlineColor: Color?
    var strikethroughStyle: UnderlineStyle = []
    var strikethroughColor: Color?
  }

  let values: Values

  init(_ values: Values) { self.values = values }

  static func == (one: TextDecoration, other: TextDecoration) -> Bool { one.values == other.values }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension TextStyle {
  /// The underline; none by default.
  public var underlineStyle: UnderlineStyle {
    get { decoration?.values.underlineStyle ?? [] }
    set { changeDecoration { $0.underlineStyle = newValue } }
  }

  /// The color of the underline; `nil`, the default, uses the color of the text.
  public var underlineColor: Color? {
    get { decoration?.values.underlineColor }
    set { changeDecoration { $0.underlineColor = newValue } }
  }

  /// The strikethrough; none by default.
  public var strikethroughStyle: UnderlineStyle {
    get { decoration?.values.strikethroughStyle ?? [] }
    set { changeDecoration { $0.strikethroughStyle = newValue } }
  }

  /// The color of the strikethrough; `nil`, the default, uses the color of the text.
  public var strikethroughColor: Color? {
    get { decoration?.values.strikethroughColor }
    set { changeDecoration { $0.strikethroughColor = newValue } }
  }

  /// Creates a style with an underline, a strikethrough or both.
  public init(
    font: Font, color: Color? = nil, tracking: Double = 0, underlineStyle: UnderlineStyle,
    strikethroughStyle: UnderlineStyle = []
  ) {
    self.init(font: font, color: color, tracking: tracking)
    self.underlineStyle = underlineStyle
    self.strikethroughStyle = strikethroughStyle
  }

  /// Creates a style with a strikethrough.
  public init(
    font: Font, color: Color? = nil, tracking: Double = 0, strikethroughStyle: UnderlineStyle
  ) {
    self.init(font: font, color: color, tracking: tracking)
    self.strikethroughStyle = strikethroughStyle
  }

  private mutating func changeDecoration(_ change: (inout TextDecoration.Values) -> Void) {
    var values = decoration?.values ?? TextDecoration.Values()
    change(&values)
    decoration = values == TextDecoration.Values() ? nil : TextDecoration(values)
  }
}
