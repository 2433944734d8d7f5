/// UIKit's system colors, with the values that Apple publishes in its Human Interface Guidelines.
extension DynamicColor {
  /// The system's blue.
  public static let systemBlue = DynamicColor(0x007AFF, 0x0A84FF, highContrast: 0x0040DD, 0x409CFF)
  /// The system's green.
  public static let systemGreen = DynamicColor(0x34C759, 0x30D158, highContrast: 0x248A3D, 0x30DB5B)
  /// The system's indigo.
  public static let systemIndigo = DynamicColor(
    0x5856D6, 0x5E5CE6, highContrast: 0x3634A3, 0x7D7AFF)
  /// The system's orange.
  public static let systemOrange = DynamicColor(
    0xFF9500, 0xFF9F0A, highContrast: 0xC93400, 0xFFB340)
  /// The system's pink.
  public static let systemPink = DynamicColor(0xFF2D55, 0xFF375F, highContrast: 0xD30F45, 0xFF6482)
  /// The system's purple.
  public static let systemPurple = DynamicColor(
    0xAF52DE, 0xBF5AF2, highContrast: 0x8944AB, 0xDA8FFF)
  /// The system's red.
  public static let systemRed = DynamicColor(0xFF3B30, 0xFF453A, highContrast: 0xD70015, 0xFF6961)
  /// The system's teal.
  public static let systemTeal = DynamicColor(0x30B0C7, 0x40C8E0, highContrast: 0x008299, 0x5DE6FF)
  /// The system's yellow.
  public static let systemYellow = DynamicColor(
    0xFFCC00, 0xFFD60A, highContrast: 0xA05A00, 0xFFD426)
  /// The system's mint.
  public static let systemMint = DynamicColor(0x00C7BE, 0x63E6E2, highContrast: 0x0C817B, 0x66D4CF)
  /// The system's cyan.
  public static let systemCyan = DynamicColor(0x32ADE6, 0x64D2FF, highContrast: 0x0071A4, 0x70D7FF)
  /// The system's brown.
  public static let systemBrown = DynamicColor(0xA2845E, 0xAC8E68, highContrast: 0x7F6545, 0xB59469)
  /// The system's base gray.
  public static let systemGray = DynamicColor(0x8E8E93, 0x8E8E93, highContrast: 0x6C6C70, 0xAEAEB2)
  /// The system's gray 2 of 6, each closer to the background.
  public static let systemGray2 = DynamicColor(0xAEAEB2, 0x636366, highContrast: 0x8E8E93, 0x7C7C80)
  /// The system's gray 3 of 6, each closer to the background.
  public static let systemGray3 = DynamicColor(0xC7C7CC, 0x48484A, highContrast: 0xAEAEB2, 0x545456)
  /// The system's gray 4 of 6, each closer to the background.
  public static let systemGray4 = DynamicColor(0xD1D1D6, 0x3A3A3C, highContrast: 0xBCBCC0, 0x444446)
  /// The system's gray 5 of 6, each closer to the background.
  public static let systemGray5 = DynamicColor(0xE5E5EA, 0x2C2C2E, highContrast: 0xD8D8DC, 0x363638)
  /// The system's gray 6 of 6, each closer to the background.
  public static let systemGray6 = DynamicColor(0xF2F2F7, 0x1C1C1E, highContrast: 0xEBEBF0, 0x242426)
}

extension DynamicColor {
  /// Opaque white with all traits.
  public static let white = DynamicColor(Color.white)
  /// Opaque black with all traits.
  public static let black = DynamicColor(Color.black)
  /// Transparent with all traits.
  public static let clear = DynamicColor(Color.clear)

  /// Creates a color from 0xRRGGBB values for light and dark, and for both with increased contrast.
  init(_ light: UInt32, _ dark: UInt32, highContrast lightHigh: UInt32, _ darkHigh: UInt32) {
    self.init(
      light: Color(hex: light), dark: Color(hex: dark), lightHighContrast: Color(hex: lightHigh),
      darkHighContrast: Color(hex: darkHigh))
  }
}
