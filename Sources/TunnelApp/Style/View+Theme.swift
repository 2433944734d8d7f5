import Containers

extension View {
  /// Returns a color resolved for the view's traits.
  func seen(_ color: DynamicColor) -> Color { color.resolvedColor(with: traitCollection) }

  /// The width of the line around what has the focus, in points.
  var focusWidth: Double { traitCollection.accessibilityContrast == .high ? 3.5 : 2.5 }

  /// The opacity of what lies on a map.
  var plateOpacity: Double { traitCollection.accessibilityContrast == .high ? 1 : 0.85 }

  /// The user's preferred text size relative to the default.
  var textScale: Double { traitCollection.preferredContentSizeCategory.textScale }

  /// Styles the view as a card raised above what is below it.
  func raise(cornerRadius: Double, shadow: Shadow) {
    backgroundColor = Theme.raised
    borderColor = Theme.hairline
    borderWidth = 1
    self.cornerRadius = cornerRadius
    self.shadow = shadow
  }
}

extension Label {
  /// Sets a font that scales with the user's preferred text size.
  func setScaledFont(_ font: Font) {
    self.font = font
    adjustsFontForContentSizeCategory = true
  }
}

extension Font {
  /// Returns the font with its size multiplied by a factor.
  nonisolated func scaled(by factor: Double) -> Font { withSize(size * factor) }
}

/// The scale of symbols next to text.
nonisolated enum SymbolScale {
  /// Returns the scale of symbols for a text scale.
  ///
  /// Symbols grow with the text, but by half at most.
  static func scale(for textScale: Double) -> Double { min(1.5, max(1, textScale)) }
}

/// The text scales to try where the preferred one may not fit.
nonisolated enum TextScale {
  /// Returns the preferred scale and smaller ones, largest first, down to the default size.
  static func fallbacks(from preferred: Double) -> [Double] {
    preferred > 1 ? Array(stride(from: preferred, to: 1, by: -0.1)) + [1] : [preferred]
  }
}
