internal import Glibc

/// How the ground catches a light from the north-west.
struct HillShade {
  /// How much brighter the steepest slope towards the light is, and how much darker the one away from it.
  private static let (brightening, darkening): (Float, Float) = (0.32, 0.5)
  /// Towards the poles the texels of a row come so close together that their slopes would be walls.
  private static let narrowest = 0.2

  private let perEast: Float
  private let perSouth: Float
  private let steepness: (land: Float, sea: Float)

  /// Makes the light on a row of texels.
  ///
  /// - Parameters:
  ///   - degrees: How far apart texels are.
  ///   - level: The level of the pyramid: farther away slopes are gentler, but are to be seen all the
  ///     same.
  init(latitude: Double, degrees: Double, level: Int) {
    let metres = degrees * .pi / 180 * EarthModel.radius
    perEast = Float(1 / (metres * max(cos(latitude * .pi / 180), Self.narrowest)))
    perSouth = Float(1 / metres)
    steepness = level < 2 ? (9, 2) : (11, 4)
  }

  /// Returns what a colour is to be multiplied with: 1 on level ground.
  ///
  /// - Parameters:
  ///   - east: How much higher the next texel to the east is, in metres.
  ///   - south: How much higher the next texel to the south is, in metres.
  @inline(__always)
  func shade(east: Float, south: Float, isSea: Bool) -> Float {
    let towards = (east * perEast + south * perSouth) * Float(0.5).squareRoot()
    let rise = towards * (isSea ? steepness.sea : steepness.land)
    let sine = rise / (1 + rise * rise).squareRoot()
    return 1 + (sine > 0 ? Self.brightening : Self.darkening) * sine
  }
}
