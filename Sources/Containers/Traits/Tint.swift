/// What a hierarchy inherits of the colour that marks what can be pressed.
struct Tint: Hashable, Sendable {
  /// The colour; nil for the system's.
  var color: DynamicColor?
  /// Whether the colour is shown without its hue, because something above it asks for attention.
  var isDimmed = false

  /// Returns the colour that is seen in an environment.
  func color(with traits: TraitCollection) -> Color {
    let color = (color ?? .systemBlue).resolvedColor(with: traits)
    guard isDimmed else { return color }
    // The weights are those of Rec. 709.
    let white = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    return Color(white: white, alpha: color.alpha * 0.8)
  }
}
