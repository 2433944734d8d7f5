/// The inherited tint of interactive elements.
struct Tint: Hashable, Sendable {
  /// The tint color, or `nil` for the desktop's accent color or the system's.
  var color: DynamicColor?
  /// Whether the color is desaturated, because something above demands attention.
  var isDimmed = false

  /// Returns the visible color of texts and symbols for the given traits.
  func color(with traits: TraitCollection) -> Color {
    shown((color ?? traits.accentColor?.text ?? .systemBlue).resolvedColor(with: traits))
  }

  /// Returns the visible color of marks, rings and tracks for the given traits.
  func mark(with traits: TraitCollection) -> Color {
    shown((color ?? traits.accentColor?.mark ?? .systemBlue).resolvedColor(with: traits))
  }

  /// Returns the color of an area under a white text or symbol for the given traits.
  func ground(with traits: TraitCollection) -> Color {
    let mark = mark(with: traits)
    guard color == nil, traits.accentColor != nil, !isDimmed else { return mark }
    let isHigh = traits.accessibilityContrast == .high
    return mark.legible(on: [.white], contrast: isHigh ? 7 : 4.5)
  }

  private func shown(_ color: Color) -> Color {
    guard isDimmed else { return color }
    // The luma weights of Rec. 709.
    let white = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    return Color(white: white, alpha: color.alpha * 0.8)
  }
}
