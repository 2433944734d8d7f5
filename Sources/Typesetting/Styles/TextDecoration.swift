public import Pixels

/// The lines under and through text, which few styles have.
///
/// Kept beside the style, so that those without lines stay small and cheap to compare.
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
  /// The line under the text; none at first.
  public var underlineStyle: UnderlineStyle {
    get { decoration?.values.underlineStyle ?? [] }
    set { changeDecoration { $0.underlineStyle = newValue } }
  }

  /// The color of the line under the text; nil, as at first, for that of the text.
  public var underlineColor: Color? {
    get { decoration?.values.underlineColor }
    set { changeDecoration { $0.underlineColor = newValue } }
  }

  /// The line through the text; none at first.
  public var strikethroughStyle: UnderlineStyle {
    get { decoration?.values.strikethroughStyle ?? [] }
    set { changeDecoration { $0.strikethroughStyle = newValue } }
  }

  /// The color of the line through the text; nil, as at first, for that of the text.
  public var strikethroughColor: Color? {
    get { decoration?.values.strikethroughColor }
    set { changeDecoration { $0.strikethroughColor = newValue } }
  }

  /// Makes a style with a line under or through the text.
  public init(
    font: Font, color: Color? = nil, tracking: Double = 0, underlineStyle: UnderlineStyle,
    strikethroughStyle: UnderlineStyle = []
  ) {
    self.init(font: font, color: color, tracking: tracking)
    self.underlineStyle = underlineStyle
    self.strikethroughStyle = strikethroughStyle
  }

  /// Makes a style with a line through the text.
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
