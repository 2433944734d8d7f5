/// The colours of UIKit that are named after their use, by the values that Apple publishes; the
/// opacities with more contrast are ours.
extension DynamicColor {
  /// Text.
  public static let label = DynamicColor(light: .black, dark: .white)
  /// Text that matters less.
  public static let secondaryLabel = DynamicColor(
    0x3C3C43, 0.6, 0xEBEBF5, 0.6, highContrast: 0.8, 0.7)
  /// Text that matters little.
  public static let tertiaryLabel = DynamicColor(
    0x3C3C43, 0.3, 0xEBEBF5, 0.3, highContrast: 0.7, 0.55)
  /// Text that is hardly there.
  public static let quaternaryLabel = DynamicColor(
    0x3C3C43, 0.18, 0xEBEBF5, 0.16, highContrast: 0.55, 0.4)
  /// Text that stands in an empty field.
  public static let placeholderText = DynamicColor(
    0x3C3C43, 0.3, 0xEBEBF5, 0.3, highContrast: 0.7, 0.55)
  /// Text that leads somewhere.
  public static let link = DynamicColor(0x007AFF, 0x0984FF, highContrast: 0x0040DD, 0x409CFF)

  /// The ground of a window.
  public static let systemBackground = DynamicColor(light: .white, dark: .black)
  /// The ground of a group on a window.
  public static let secondarySystemBackground = DynamicColor(
    0xF2F2F7, 0x1C1C1E, highContrast: 0xEBEBF0, 0x242426)
  /// The ground of a group in a group.
  public static let tertiarySystemBackground = DynamicColor(
    0xFFFFFF, 0x2C2C2E, highContrast: 0xFFFFFF, 0x363638)
  /// The ground of a window that holds groups.
  public static let systemGroupedBackground = DynamicColor(
    0xF2F2F7, 0x000000, highContrast: 0xEBEBF0, 0x000000)
  /// The ground of such a group.
  public static let secondarySystemGroupedBackground = DynamicColor(
    0xFFFFFF, 0x1C1C1E, highContrast: 0xFFFFFF, 0x242426)
  /// The ground of a group in such a group.
  public static let tertiarySystemGroupedBackground = DynamicColor(
    0xF2F2F7, 0x2C2C2E, highContrast: 0xEBEBF0, 0x363638)

  /// A thin line that lets the ground through.
  public static let separator = DynamicColor(
    0x3C3C43, 0.29, 0x545458, 0.6, highContrast: 0.5, 0.85)
  /// A thin line that does not.
  public static let opaqueSeparator = DynamicColor(
    0xC6C6C8, 0x38383A, highContrast: 0x8E8E93, 0x6C6C70)

  /// The fill of something thin, such as the track of a slider.
  public static let systemFill = DynamicColor(
    0x787880, 0.2, 0x787880, 0.36, highContrast: 0.28, 0.44)
  /// The fill of something of middle size, such as a switch.
  public static let secondarySystemFill = DynamicColor(
    0x787880, 0.16, 0x787880, 0.32, highContrast: 0.24, 0.4)
  /// The fill of something large, such as a field or a button.
  public static let tertiarySystemFill = DynamicColor(
    0x767680, 0.12, 0x767680, 0.24, highContrast: 0.2, 0.32)
  /// The fill of something large that holds a lot.
  public static let quaternarySystemFill = DynamicColor(
    0x747480, 0.08, 0x767680, 0.18, highContrast: 0.16, 0.26)

  /// Text on a ground that is dark everywhere.
  public static let lightText = DynamicColor(Color(white: 1, alpha: 0.6))
  /// Text on a ground that is light everywhere.
  public static let darkText = DynamicColor(Color.black)

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
