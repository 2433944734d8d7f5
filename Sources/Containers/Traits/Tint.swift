/// The inherited tint of interactive elements.
struct Tint: Hashable, Sendable {
  /// The tint color, or `nil` for the system's.
  var color: DynamicColor?
  /// Whether the color is desaturated, because something above demands attention.
  var isDimmed = false

  /// Returns the visible color for the given traits.
  func color(with traits: TraitCollection) -> Color {
    let color = (color ?? .systemBlue).resolvedColor(with: traits)
    guard isDimmed else { return color }
    // The luma weights of Rec. 709.
    let white = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    return Color(white: white, alpha: color.alpha * 0.8)
  }
}
