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
    let space = MapPalette.space.premultiplied
    let radius = projection.radius
    for y in 0..<raster.height {
      let row = raster.pixels + y * raster.stride
      let dy = Double(y) + 0.5 - projection.centre.y
      let outer = halfWidth(radius + glow, dy)
      let inner = halfWidth(radius - 1, dy)
      let left = column(projection.centre.x - outer, raster)
      let right = column(projection.centre.x + outer, raster)
      let innerLeft = max(left, min(right, column(projection.centre.x - inner, raster)))
      let innerRight = max(innerLeft, min(right, column(projection.centre.x + inner, raster)))
      row.update(repeating: space, count: left)
      (row + right).update(repeating: space, count: raster.width - right)
      for range in [left..<innerLeft, innerRight..<right] {
        for x in range {
          let dx = Double(x) + 0.5 - projection.centre.x
          let distance = (dx * dx + dy * dy).squareRoot() - radius
          let share = min(1, max(0, distance / glow))
          row[x] = shades[Int(share * Double(steps))]
        }
      }
      if inner == 0, innerLeft < innerRight {
        (row + innerLeft).update(repeating: space, count: innerRight - innerLeft)
      }
    }
  }

  /// Half of the chord of a circle at a height above its middle; 0 outside.
  private static func halfWidth(_ radius: Double, _ dy: Double) -> Double {
    let square = radius * radius - dy * dy
    return square > 0 ? square.squareRoot() : 0
  }

  private static func column(_ x: Double, _ raster: Raster) -> Int {
    Int(min(Double(raster.width), max(0, x.rounded())))
  }
}
