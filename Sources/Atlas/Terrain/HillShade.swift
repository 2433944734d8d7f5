internal import Glibc

/// Hill shading with a light from the northwest.
struct HillShade {
  /// The change in brightness of the steepest slopes that face toward and away from the light.
  private static let (brightening, darkening): (Float, Float) = (0.32, 0.5)
  /// The least cosine of the latitude: near the poles, texels are so close together in a row that
  /// slopes would look like walls.
  private static let narrowest = 0.2

  private let perEast: Float
  private let perSouth: Float
  private let steepness: (land: Float, sea: Float)

  /// Creates the light for a row of texels.
  ///
  /// - Parameters:
  ///   - degrees: The distance between texels in degrees.
  ///   - level: The level of the pyramid. Coarser levels have gentler slopes, so they are
  ///     exaggerated more.
  init(latitude: Double, degrees: Double, level: Int) {
    let meters = degrees * .pi / 180 * EarthModel.radius
    perEast = Float(1 / (meters * max(cos(latitude * .pi / 180), Self.narrowest)))
    perSouth = Float(1 / meters)
    steepness = level < 2 ? (9, 2) : (11, 4)
  }

  /// Returns the factor by which to multiply a color, which is 1 on level ground.
  ///
  /// - Parameters:
  ///   - east: The rise to the next texel to the east, in meters.
  ///   - south: The rise to the next texel to the south, in meters.
  @inline(__always)
  func shade(east: Float, south: Float, isSea: Bool) -> Float {
    let toward = (east * perEast + south * perSouth) * Float(0.5).squareRoot()
    let rise = toward * (isSea ? steepness.sea : steepness.land)
    let sine = rise / (1 + rise * rise).squareRoot()
    return 1 + (sine > 0 ? Self.brightening : Self.darkening) * sine
  }
}
