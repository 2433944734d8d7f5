extension Font {
  /// A role of text, whose font follows the user's preferred text size.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// The title of a whole screen.
    case largeTitle
    /// Titles in three decreasing sizes.
    case title1, title2, title3
    /// The heading of a section.
    case headline
    /// Body text.
    case body
    /// Text beside the body, such as callouts.
    case callout
    /// A secondary heading.
    case subheadline
    /// A footnote.
    case footnote
    /// Captions in two decreasing sizes.
    case caption1, caption2
  }

  /// Creates the font of a role.
  ///
  /// - Parameter size: The size of the em, in points; `nil` for the default size.
  package init(_ style: TextStyle, size: Double? = nil) {
    self.init(
      size: size ?? style.usualSize, weight: style == .headline ? .semibold : .regular)
    role = style
  }
}

extension Font.TextStyle {
  /// The size on a desktop at the default text size, in points.
  package var usualSize: Double {
    switch self {
    case .largeTitle: 28
    case .title1: 24
    case .title2: 20
    case .title3: 18
    case .headline: 17
    case .body: 14
    case .callout, .subheadline: 13
    case .footnote, .caption1: 12
    case .caption2: 11
    }
  }
}
