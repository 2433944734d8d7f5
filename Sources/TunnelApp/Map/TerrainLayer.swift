import Atlas
import Containers

/// Styled land and water, for pictures so close that the imagery has no more to give.
nonisolated final class TerrainLayer {
  private let lines: LineArchive
  private let fill = FillRenderer()

  /// Makes the layer of the land within the coasts of an archive.
  init(lines: LineArchive) { self.lines = lines }

  /// How much of the layer covers the imagery: none from 1500 km across up, all below 500 km.
  static func opacity(metresAcross: Double) -> Double {
    let share = min(1, max(0, (1_500_000 - metresAcross) / 1_000_000))
    return share * share * (3 - 2 * share)
  }

  /// Covers a picture with water, then with land, then with lakes.
  func draw(
    _ projection: Orthographic, opacity: Double, into raster: Raster
  ) throws(AssetError) {
    cover(raster, MapPalette.water.withAlphaComponent(opacity))
    let land = MapPalette.land.withAlphaComponent(opacity).premultiplied
    let water = MapPalette.water.withAlphaComponent(opacity).premultiplied
    fill.draw(
      try lines.level(of: .coast, forRadius: projection.radius), projection, color: land,
      into: raster)
    fill.draw(
      try lines.level(of: .lakes, forRadius: projection.radius), projection, color: water,
      into: raster)
  }

  private func cover(_ raster: Raster, _ color: Color) {
    let pixel = color.premultiplied
    if color.alpha >= 1 {
      for y in 0..<raster.height {
        (raster.pixels + y * raster.stride).update(repeating: pixel, count: raster.width)
      }
      return
    }
    let rest = 255 - (pixel >> 24)
    let mask: UInt32 = 0x00FF_00FF
    for y in 0..<raster.height {
      let row = raster.pixels + y * raster.stride
      for x in 0..<raster.width {
        let old = row[x]
        let redBlue = (((old & mask) &* rest) >> 8) & mask
        let alphaGreen = (((old >> 8) & mask) &* rest) & ~mask
        row[x] = (redBlue | alphaGreen) &+ pixel
      }
    }
  }
}
