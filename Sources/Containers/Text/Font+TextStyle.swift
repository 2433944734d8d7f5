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

  /// Returns the font for a role at the size of text that a person prefers.
  ///
  /// At the usual size of text it is as large as text on a desktop is, in points: 28, 24, 20 and 18 for
  /// titles from the largest on, 17 for headlines, 14 for body text, 13 for callouts and subheadlines, 12
  /// for footnotes and the first captions, 11 for the second. With the preferred size it grows and
  /// shrinks as the style does in the table of Apple's Human Interface Guidelines.
  ///
  /// - Parameter traits: What says the preferred size; nil for the traits in force.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: TraitCollection? = nil
  ) -> Font {
    Font(style, at: (traits ?? .current).preferredContentSizeCategory)
  }

  init(_ style: TextStyle, at category: ContentSizeCategory) {
    self.init(
      size: style.size(category), weight: style == .headline ? .semibold : .regular)
    role = style
  }
}

extension Font.TextStyle {
  /// The size on a desktop at the usual size of text, in points.
  private var usualSize: Double {
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

  /// The sizes of Apple's table from the smallest category to the greatest, which say how a style grows.
  private var growth: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// Returns the size at a preferred size of text, in points.
  func size(_ category: ContentSizeCategory) -> Double {
    let categories = ContentSizeCategory.allCases.dropFirst()
    let index = categories.firstIndex(of: category).map { $0 - 1 } ?? 3
    return usualSize * growth[index] / growth[3]
  }
}
