import Atlas
import Containers

/// The dark space around the globe, and the glow of the atmosphere at its rim.
nonisolated enum Sky {
  private static let steps = 64
  /// The shades from the rim outward.
  private static let shades = (0...steps).map { step in
    let share = 1 - Double(step) / Double(steps)
    return MapPalette.space.mixed(with: MapPalette.air, by: 0.55 * share * share * share)
      .premultiplied
  }

  /// Fills the area outside the globe and leaves the globe's pixels alone.
  ///
  /// - Parameter glow: How far the atmosphere glows beyond the rim, in pixels.
  static func draw(_ projection: Orthographic, glow: Double, into raster: Raster) {
    Disc(projection).surround(raster, reach: glow, with: shades)
  }
}
