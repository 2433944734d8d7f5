extension Font {
  /// Returns the font in the size of text that a person prefers, which an environment tells.
  ///
  /// A font of a text style, as ``preferredFont(forTextStyle:compatibleWith:)`` returns it, takes the
  /// size of its style. The size of any other is multiplied by that of UIKit's body text in relation to
  /// the usual one: 14/17 to 53/17.
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
