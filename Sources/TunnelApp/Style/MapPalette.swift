import Atlas
import Containers

/// The colors of a map in one style.
nonisolated struct MapPalette: Sendable {
  /// The color of water where it is filled.
  var water: Color
  /// The color of land where it is filled.
  var land: Color
  /// The color of coasts.
  var coast = Color(white: 1, alpha: 0.72)
  /// The color of lake shores.
  var shore = Color(white: 1, alpha: 0.4)
  /// The color of borders between countries.
  var border = Color(hex: 0xFFE9B8).withAlphaComponent(0.62)
  /// The color of rivers.
  var river: Color
  /// The meters that a point covers up to which rivers are drawn, in a window of any size.
  var riverReach: Double
  /// The color of meridians and parallels.
  var graticule = Color(white: 1, alpha: 0.3)
  /// What covers the half of the globe where it is night, or day.
  var lights = [Light()]
  /// The opacity of filled land and water over the imagery when zoomed in.
  var styledOpacity = 1.0
  /// How much filled land takes on the color of the imagery, from 0 to 1.
  var tone = 0.0

  /// How a map shows day and night.
  struct Light: Sendable {
    /// The half that changes.
    var side = SkyLayer.Side.night
    /// The color over it.
    var color = Color(hex: 0x040818)
    /// The opacity of the color where it is fullest.
    var opacity = 0.68
  }

  /// The dark space around the globe.
  static let space = Color(hex: 0x0B1018)
  /// The atmosphere at the rim of the globe.
  static let air = Color(hex: 0x6FB4FF)
  /// The coasts and the land of the other side.
  static let otherSide = Color(hex: 0xFF9A6B)

  /// The palette of a style.
  ///
  /// Only the plain one has other colors for increased contrast.
  static subscript(_ style: MapStyle, isHighContrast isHighContrast: Bool = false) -> MapPalette {
    switch style {
    case .hybrid: hybrid
    case .relief: relief
    case .night: night
    case .plain: isHighContrast ? plainHighContrast : plain
    }
  }

  /// Whether rivers are drawn on a map.
  func showsRivers(of camera: Camera) -> Bool { camera.metersPerPoint < riverReach }

  private static let hybrid = MapPalette(
    water: Color(hex: 0x16395C), land: Color(hex: 0x5E6B4C),
    river: Color(hex: 0x6FB0E0).withAlphaComponent(0.6), riverReach: 2500,
    // The sea of the imagery is nearly as dark by day as by night.
    lights: [Light(), Light(side: .day, color: Color(hex: 0x7FA9D8), opacity: 0.17)], tone: 0.7)

  private static let relief = MapPalette(
    water: Color(hex: 0x4787B3), land: Color(hex: 0x7E9A5E),
    coast: Color(hex: 0x14304A).withAlphaComponent(0.75),
    shore: Color(hex: 0x14304A).withAlphaComponent(0.45),
    border: Color(hex: 0x3A1710).withAlphaComponent(0.75),
    river: Color(hex: 0x2F74A8).withAlphaComponent(0.85), riverReach: 12_000,
    styledOpacity: 0.65)

  private static let night = MapPalette(
    water: Color(hex: 0x060B19), land: Color(hex: 0x161E2A),
    coast: Color(hex: 0x8FA9C8).withAlphaComponent(0.42),
    shore: Color(hex: 0x8FA9C8).withAlphaComponent(0.3),
    border: Color(hex: 0x9FB0A8).withAlphaComponent(0.42),
    river: Color(hex: 0x4D7396).withAlphaComponent(0.5), riverReach: 2500,
    graticule: Color(white: 1, alpha: 0.2),
    // Where it is day, no lamps are lit.
    lights: [Light(side: .day, color: Color(hex: 0x7FA9D8), opacity: 0.34)], styledOpacity: 0.8)

  private static let plain = MapPalette(
    water: Color(hex: 0x2B5F8C), land: Color(hex: 0x87906D),
    coast: Color(hex: 0x0F2A42).withAlphaComponent(0.8),
    shore: Color(hex: 0x0F2A42).withAlphaComponent(0.5),
    border: Color(hex: 0xFFF1CC).withAlphaComponent(0.85),
    river: Color(hex: 0x2B5F8C), riverReach: 12_000)

  /// Land and water have a contrast of 3 : 1, and so has each line with what it lies on.
  private static let plainHighContrast = MapPalette(
    water: Color(hex: 0x123A5C), land: Color(hex: 0x87906D), coast: .white, shore: .white,
    border: Color(hex: 0xFFF6DC), river: Color(hex: 0x123A5C), riverReach: 12_000,
    graticule: Color(white: 1, alpha: 0.96))

  /// The elevation tints of the relief style.
  static let tints = ReliefPalette(
    land: [
      (0, 0x5F8A5B), (100, 0x79995F), (300, 0x9AA566), (700, 0xB5A56B), (1300, 0xAD8A5A),
      (2200, 0x93704F), (3500, 0x9C8B80), (5000, 0xC9C4BF), (7000, 0xF2F2F2),
    ],
    sea: [
      (-11_000, 0x0B1E3C), (-6500, 0x14315A), (-4500, 0x1C4270), (-3000, 0x265585),
      (-1000, 0x34709F), (-200, 0x4787B3), (-50, 0x5C9ABF), (0, 0x6FA9C8),
    ],
    lake: 0x5C9ABF, ice: 0xE6ECF1)
}
