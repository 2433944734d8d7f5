/// The inherited tint of interactive elements.
struct Tint: Hashable, Sendable {
  /// The tint color, or `nil` for the desktop's accent color or the system's blue.
  var color: DynamicColor?
  /// Whether the color is desaturated, because something above demands attention.
  var isDimmed = false

  /// Returns the visible color of texts and symbols for the given traits.
  func color(with traits: TraitCollection) -> Color {
    shown((color ?? traits.accentColor?.text ?? .link).resolvedColor(with: traits))
  }

  /// Returns the visible color of marks, rings and tracks for the given traits.
  func mark(with traits: TraitCollection) -> Color {
    shown((color ?? traits.accentColor?.mark ?? .systemBlue).resolvedColor(with: traits))
  }

  /// Returns the color of an area under a white text or symbol for the given traits.
  func ground(with traits: TraitCollection) -> Color {
    guard color == nil, !isDimmed else { return mark(with: traits) }
    guard let accent = traits.accentColor else {
      return Self.blueGround.resolvedColor(with: traits)
    }
    let isHigh = traits.accessibilityContrast == .high
    return accent.mark.resolvedColor(with: traits)
      .legible(on: [.white], contrast: isHigh ? 7 : 4.5)
  }

  /// The system's blue, as dark as a white text on it needs, also under the pointer.
  private static let blueGround = DynamicColor(
    0x0072EE, 0x086ED4, highContrast: 0x0040DD, 0x215083)

  private func shown(_ color: Color) -> Color {
    guard isDimmed else { return color }
    // The luma weights of Rec. 709.
    let white = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    return Color(white: white, alpha: color.alpha * 0.8)
  }
}
