import Atlas
import Containers

/// The dark around the globe, and the glow of the air at its rim.
nonisolated enum Sky {
  private static let steps = 64
  /// From the rim outward.
  private static let shades = (0...steps).map { step in
    let share = 1 - Double(step) / Double(steps)
    return MapPalette.space.mixed(with: MapPalette.air, by: 0.55 * share * share * share)
      .premultiplied
  }

  /// Fills what is outside the globe; what the globe covers keeps its pixels.
  ///
  /// - Parameter glow: How far the air glows beyond the rim, in pixels.
  static func draw(_ projection: Orthographic, glow: Double, into raster: Raster) {
    Disc(projection).surround(raster, reach: glow, with: shades)
  }
}
