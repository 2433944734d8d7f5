extension Font {
  /// Returns the font for a text style at the user's preferred text size.
  ///
  /// At the default text size, the sizes are those of desktop text, in points: 28, 24, 20, and 18
  /// for titles from the largest down, 17 for headlines, 14 for body text, 13 for callouts and
  /// subheadlines, 12 for footnotes and first captions, and 11 for second captions. At other sizes
  /// they scale like the styles in the table of Apple's Human Interface Guidelines.
  ///
  /// - Parameter traits: The traits with the preferred text size, or `nil` for
  ///   ``TraitCollection/current``.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: TraitCollection? = nil
  ) -> Font {
    Font(style, size: style.size((traits ?? .current).preferredContentSizeCategory))
  }

  /// Returns the font scaled to the preferred text size of the given traits.
  ///
  /// A font returned by ``preferredFont(forTextStyle:compatibleWith:)`` gets the size of its text
  /// style. The size of any other font is multiplied by the scale of UIKit's body text relative to
  /// its default, 14/17 to 53/17.
  public func scaled(compatibleWith traits: TraitCollection) -> Font {
    scaled(to: traits.preferredContentSizeCategory)
  }

  func scaled(to category: ContentSizeCategory) -> Font {
    guard let role else { return withSize(size * category.textScale) }
    var font = self
    font.size = role.size(category)
    font.role = role
    return font
  }
}

extension Font.TextStyle {
  /// The sizes in Apple's table from the smallest category to the largest, which determine how a
  /// style scales.
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

  /// Returns the size of the style for a category, in points.
  func size(_ category: ContentSizeCategory) -> Double {
    let categories = ContentSizeCategory.allCases.dropFirst()
    let index = categories.firstIndex(of: category).map { $0 - 1 } ?? 3
    return usualSize * growth[index] / growth[3]
  }
}
