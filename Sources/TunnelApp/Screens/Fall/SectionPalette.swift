import Containers

/// The colors of the section, which are the same in light and dark mode but for what lies before space.
nonisolated enum SectionPalette {
  /// The rock at the surface.
  static let crust = Color(hex: 0x4B3629)
  /// The sea.
  static let sea = Color(hex: 0x2F83BF)
  /// Land above the sea.
  static let land = Color(hex: 0x86A15C)
  /// The ice of the Antarctic.
  static let ice = Color(hex: 0xF1F6FA)
  /// The edges of the ice, which sets it off from a bright sky.
  static let iceEdge = Color(hex: 0x3F6E93)
  /// The sun.
  static let sun = DynamicColor(light: Color(hex: 0xE08A00), dark: Color(hex: 0xFFD75E))
  /// The tunnel.
  static let shaft = Color(hex: 0x170D0A)
  /// The lines between layers.
  static let boundary = Color(white: 1, alpha: 0.28)
  /// Text on the mantle, and around text on the core.
  static let bright = Color(hex: 0xFFF6EA)
  /// Text on the core, and around text on the mantle.
  static let dark = Color(hex: 0x2C1206)

  /// The colors of the interior, by the distance from the center in meters.
  static let interior: [(meters: Double, color: Color)] = [
    (0, Color(hex: 0xFFFBEA)), (1_221_500, Color(hex: 0xFFE58A)),
    (1_221_500, Color(hex: 0xFFC751)), (3_480_000, Color(hex: 0xEE8A2E)),
    (3_480_000, Color(hex: 0xC24B26)), (5_701_000, Color(hex: 0x9E362A)),
    (5_701_000, Color(hex: 0x84302C)), (6_371_000, Color(hex: 0x6A2B2A)),
  ]

  /// The sky at the rim by the sun's altitude in degrees, from night to day.
  static let sky: [(altitude: Double, color: Color)] = [
    (-18, Color(hex: 0x1A2A4E)), (-8, Color(hex: 0x35467C)), (-1, Color(hex: 0xE0895F)),
    (5, Color(hex: 0xF3CF9A)), (14, Color(hex: 0x8CCBFF)), (90, Color(hex: 0xB5E0FF)),
  ]

  /// The space behind the Earth, from above to below.
  static let space = (
    top: DynamicColor(light: Color(hex: 0xF4F7FB), dark: Color(hex: 0x060A12)),
    bottom: DynamicColor(light: Color(hex: 0xDCE5EF), dark: Color(hex: 0x101927))
  )
}
