extension Font {
  /// Returns the font in the size of text that a person prefers, which an environment tells.
  ///
  /// The factor is that of UIKit's body text: 14/17 to 53/17.
  public func scaled(compatibleWith traits: TraitCollection) -> Font {
    withSize(size * traits.preferredContentSizeCategory.textScale)
  }
}
