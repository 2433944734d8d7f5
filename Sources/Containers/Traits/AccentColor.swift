/// The color that the user has chosen on the desktop for what is selected, focused or switched on.
///
/// It is the tint of every window; see ``TraitCollection/accentColor``. Where it would not stand out,
/// a lighter or darker one takes its place.
public struct AccentColor: Hashable, Sendable {
  /// The color that the user has chosen, opaque.
  public let color: Color
  /// The nearest color with a contrast of at least 4.5 : 1 with all backgrounds and the fills on them,
  /// and 7 : 1 with increased contrast.
  public let text: DynamicColor
  /// The nearest color with a contrast of at least 3 : 1 with the backgrounds, and 4.5 : 1 with increased
  /// contrast: for marks, tracks and rings.
  public let mark: DynamicColor

  /// Creates the variants of a color.
  public init(_ color: Color) {
    let color = color.withAlphaComponent(1)
    self.color = color
    // The darkest fills in light mode and the lightest in dark mode, pressed ones included.
    let light = [Color.white, Color(hex: 0xC6CCD3)]
    text = DynamicColor(
      light: color.legible(on: light, contrast: 4.5),
      dark: color.legible(on: [.black, Color(hex: 0x3E4149)], contrast: 4.5),
      lightHighContrast: color.legible(on: light, contrast: 7),
      darkHighContrast: color.legible(on: [.black, Color(hex: 0x56565C)], contrast: 7))
    let (paper, space) = (
      [Color.white, Color(hex: 0xDCE3EB)], [Color.black, Color(hex: 0x2C2C2E)]
    )
    mark = DynamicColor(
      light: color.legible(on: paper, contrast: 3), dark: color.legible(on: space, contrast: 3),
      lightHighContrast: color.legible(on: paper, contrast: 4.5),
      darkHighContrast: color.legible(on: space, contrast: 4.5))
  }

  /// Creates an accent color from variants of a program's own.
  ///
  /// As one of ``Application/defaultTraits`` it takes the place of the system's blue where the desktop has
  /// no accent color.
  public init(_ color: Color, text: DynamicColor, mark: DynamicColor) {
    (self.color, self.text, self.mark) = (color, text, mark)
  }
}
