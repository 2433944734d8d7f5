extension Image {
  /// Returns the image's shape, its opacity, in a dynamic color as it is in the traits in force.
  @_disfavoredOverload
  public func withTintColor(_ color: DynamicColor) -> Image {
    withTintColor(color.resolvedColor(with: .current))
  }

  /// Returns the image's shape, its opacity, in a dynamic color as it is in the traits in force, with
  /// another rendering mode.
  @_disfavoredOverload
  public func withTintColor(_ color: DynamicColor, renderingMode: RenderingMode) -> Image {
    withTintColor(color.resolvedColor(with: .current), renderingMode: renderingMode)
  }
}

extension Image.SymbolConfiguration {
  /// Makes a configuration for text of a style, at the size of text that the traits in force prefer.
  public init(textStyle: Font.TextStyle, scale: Image.SymbolScale = .default) {
    self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
  }
}
