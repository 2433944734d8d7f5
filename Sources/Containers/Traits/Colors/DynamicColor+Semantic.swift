/// UIKit's semantic colors, with the values that Apple publishes, except of texts that would be too
/// faint to read. The opacities for increased contrast are our own: texts are stronger, and fills beneath
/// them no stronger than otherwise.
extension DynamicColor {
  /// The color of primary text.
  public static let label = DynamicColor(light: .black, dark: .white)
  /// The color of secondary text.
  ///
  /// It has a contrast of at least 4.5 : 1 with the backgrounds and all fills on them, unlike Apple's
  /// color, and 7 : 1 with increased contrast.
  public static let secondaryLabel = DynamicColor(
    0x3C3C43, 0.82, 0xEBEBF5, 0.82, highContrast: 1, 1)
  /// The color of tertiary text, too faint for essential text.
  public static let tertiaryLabel = DynamicColor(
    0x3C3C43, 0.3, 0xEBEBF5, 0.3, highContrast: 0.7, 0.55)
  /// The color of quaternary text, too faint for essential text.
  public static let quaternaryLabel = DynamicColor(
    0x3C3C43, 0.18, 0xEBEBF5, 0.16, highContrast: 0.55, 0.4)
  /// The color of placeholder text in an empty field.
  ///
  /// It has a contrast of at least 4.5 : 1 with the backgrounds and the fills of fields, unlike
  /// Apple's color, and 7 : 1 with increased contrast.
  public static let placeholderText = DynamicColor(
    0x3C3C43, 0.78, 0xEBEBF5, 0.7, highContrast: 1, 1)
  /// The color of disabled or unselected elements, with a contrast of at least 3 : 1 with all
  /// backgrounds and fills.
  static let inactiveLabel = DynamicColor(
    0x3C3C43, 0.64, 0xEBEBF5, 0.58, highContrast: 0.75, 0.7)
  /// The background of disabled elements.
  static let inactiveFill = DynamicColor(
    0xE5E5EA, 0x3A3A3C, highContrast: 0xD8D8DC, 0x444446)
  /// The color of destructive labels, with a contrast of at least 4.5 : 1 with the backgrounds and
  /// with selections on them, and 7 : 1 with the backgrounds with increased contrast.
  static let destructiveLabel = DynamicColor(
    0xB80012, 0xFFA8A0, highContrast: 0xA0000E, 0xFFD4CD)
  /// The color of links, and of texts and symbols with the usual tint.
  ///
  /// It has a contrast of at least 4.5 : 1 with the backgrounds and the fills on them, also under
  /// the pointer, unlike Apple's color, and 7 : 1 with increased contrast.
  public static let link = DynamicColor(
    light: Color(hex: 0x0056B3), dark: Color(hex: 0x7FBFFF),
    lightHighContrast: Color(hex: 0x002FA1), darkHighContrast: Color(hex: 0xC8E3FF),
    elevatedDark: Color(hex: 0x9CCDFF), elevatedDarkHighContrast: Color(hex: 0xE8F3FF))

  /// The background color of a window.
  ///
  /// In dark mode, this and the following colors are lighter in sheets and popovers.
  public static let systemBackground = DynamicColor(background: .first, 0xFFFFFF, 0xFFFFFF)
  /// The background color of a group in a window.
  public static let secondarySystemBackground = DynamicColor(
    background: .second, 0xF2F2F7, 0xEBEBF0)
  /// The background color of a group inside another group.
  public static let tertiarySystemBackground = DynamicColor(background: .third, 0xFFFFFF, 0xFFFFFF)
  /// The background color of a window that contains grouped content.
  public static let systemGroupedBackground = DynamicColor(background: .first, 0xF2F2F7, 0xEBEBF0)
  /// The background color of a group in grouped content.
  public static let secondarySystemGroupedBackground = DynamicColor(
    background: .second, 0xFFFFFF, 0xFFFFFF)
  /// The background color of a group inside a group of grouped content.
  public static let tertiarySystemGroupedBackground = DynamicColor(
    background: .third, 0xF2F2F7, 0xEBEBF0)

  /// The color of thin lines that let the background show through.
  public static let separator = DynamicColor(
    0x3C3C43, 0.29, 0x545458, 0.6, highContrast: 0.5, 0.85)
  /// The color of thin opaque lines.
  public static let opaqueSeparator = DynamicColor(
    0xC6C6C8, 0x38383A, highContrast: 0x8E8E93, 0x6C6C70)

  /// The fill color of thin shapes, such as the track of a slider.
  public static let systemFill = DynamicColor(
    0x787880, 0.2, 0x787880, 0.36, highContrast: 0.2, 0.3)
  /// The fill color of medium-size shapes, such as a switch.
  public static let secondarySystemFill = DynamicColor(
    0x787880, 0.16, 0x787880, 0.32, highContrast: 0.16, 0.26)
  /// The fill color of large shapes, such as a field or a button.
  public static let tertiarySystemFill = DynamicColor(
    0x767680, 0.12, 0x767680, 0.24, highContrast: 0.12, 0.18)
  /// The fill color of large areas with complex content.
  public static let quaternarySystemFill = DynamicColor(
    0x747480, 0.08, 0x767680, 0.18, highContrast: 0.08, 0.14)

  /// The color of text on a background that is always dark.
  public static let lightText = DynamicColor(Color(white: 1, alpha: 0.6))
  /// The color of text on a background that is always light.
  public static let darkText = DynamicColor(Color.black)

  /// The color that dims the content behind a presentation.
  static let dimming = DynamicColor(
    light: Color(white: 0, alpha: 0.2), dark: Color(white: 0, alpha: 0.48))

  /// The place of a background among those that lie on each other.
  private enum Depth: Int { case first, second, third }

  /// Creates a background color from 0xRRGGBB values for light, and for that with increased contrast.
  ///
  /// In dark mode a background that is elevated looks like the next one that is not.
  private init(background depth: Depth, _ light: UInt32, _ lightHigh: UInt32) {
    let dark = [0x000000, 0x1C1C1E, 0x2C2C2E, 0x3A3A3C].map { Color(hex: $0) }
    let darkHigh = [0x000000, 0x242426, 0x363638, 0x444446].map { Color(hex: $0) }
    self.init(
      light: Color(hex: light), dark: dark[depth.rawValue],
      lightHighContrast: Color(hex: lightHigh), darkHighContrast: darkHigh[depth.rawValue],
      elevatedDark: dark[depth.rawValue + 1],
      elevatedDarkHighContrast: darkHigh[depth.rawValue + 1])
  }

  private init(
    _ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double,
    highContrast lightHighAlpha: Double, _ darkHighAlpha: Double
  ) {
    self.init(
      light: Color(hex: light).withAlphaComponent(lightAlpha),
      dark: Color(hex: dark).withAlphaComponent(darkAlpha),
      lightHighContrast: Color(hex: light).withAlphaComponent(lightHighAlpha),
      darkHighContrast: Color(hex: dark).withAlphaComponent(darkHighAlpha))
  }
}
