import Containers

/// The colours of the map.
nonisolated enum MapPalette {
  /// The dark around the globe.
  static let space = Color(hex: 0x0B1018)
  /// The air at the rim of the globe.
  static let air = Color(hex: 0x6FB4FF)
  /// Styled water, where the imagery has no more to give.
  static let water = Color(hex: 0x16395C)
  /// Styled land.
  static let land = Color(hex: 0x5E6B4C)
  /// Coasts and the shores of lakes.
  static let coast = Color(white: 1, alpha: 0.72)
  /// Borders between countries.
  static let border = Color(hex: 0xFFE9B8).withAlphaComponent(0.62)
  /// Meridians and parallels.
  static let graticule = Color(white: 1, alpha: 0.3)
}
