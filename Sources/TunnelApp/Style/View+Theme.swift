import Containers

extension View {
  /// Returns a colour as it is seen here.
  func seen(_ color: DynamicColor) -> Color { color.resolvedColor(with: traitCollection) }

  /// How large text is here in relation to its usual size, as the person prefers it.
  var textScale: Double { traitCollection.preferredContentSizeCategory.textScale }

  /// Makes the view a card that is raised above what lies under it.
  func raise(cornerRadius: Double, shadow: Shadow) {
    backgroundColor = Theme.raised
    borderColor = Theme.hairline
    borderWidth = 1
    self.cornerRadius = cornerRadius
    self.shadow = shadow
  }
}

extension Label {
  /// Sets the font, which follows the size of text that the person prefers.
  func setScaledFont(_ font: Font) {
    self.font = font
    adjustsFontForContentSizeCategory = true
  }
}

extension Font {
  /// Returns the font in a size that is larger by a factor.
  nonisolated func scaled(by factor: Double) -> Font { withSize(size * factor) }
}

/// How large symbols are beside text of a scale.
nonisolated enum SymbolScale {
  /// Returns how much larger than usual symbols are: they grow with large text, but no more than by half.
  static func scale(for textScale: Double) -> Double { min(1.5, max(1, textScale)) }
}

/// The scales of text to try where there may be too little room for the preferred one.
nonisolated enum TextScale {
  /// Returns a preferred scale and smaller ones, largest first, down to the usual size.
  static func fallbacks(from preferred: Double) -> [Double] {
    preferred > 1 ? Array(stride(from: preferred, to: 1, by: -0.1)) + [1] : [preferred]
  }
}
