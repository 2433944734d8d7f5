extension Font {
  /// A role of text, whose font follows the size of text that a person prefers.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// The title of a whole screen.
    case largeTitle
    /// Titles in three steps.
    case title1, title2, title3
    /// The beginning of a section.
    case headline
    /// Text that is read.
    case body
    /// Text beside it.
    case callout
    /// A second title.
    case subheadline
    /// A note.
    case footnote
    /// Words under a picture, in two steps.
    case caption1, caption2
  }

  /// Makes the font of a role.
  ///
  /// - Parameter size: The size of the em, in points; nil for the usual one.
  package init(_ style: TextStyle, size: Double? = nil) {
    self.init(
      size: size ?? style.usualSize, weight: style == .headline ? .semibold : .regular)
    role = style
  }
}

extension Font.TextStyle {
  /// The size on a desktop at the usual size of text, in points.
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
