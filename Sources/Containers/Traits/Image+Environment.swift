extension Image {
  /// Returns the image filled with a dynamic color, resolved with the current traits.
  @_disfavoredOverload
  public func withTintColor(_ color: DynamicColor) -> Image {
    withTintColor(color.resolvedColor(with: .current))
  }

  /// Returns the image filled with a dynamic color, resolved with the current traits, in the given
  /// rendering mode.
  @_disfavoredOverload
  public func withTintColor(_ color: DynamicColor, renderingMode: RenderingMode) -> Image {
    withTintColor(color.resolvedColor(with: .current), renderingMode: renderingMode)
  }
}

extension Image.SymbolConfiguration {
  /// Creates a configuration for a text style at the current preferred text size.
  public init(textStyle: Font.TextStyle, scale: Image.SymbolScale = .default) {
    self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
  }
}
