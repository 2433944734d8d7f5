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
    let mask = SIMD8<UInt32>(repeating: 0x00FF_00FF)
    // Two channels stand in the two halves of a lane, and are multiplied as 16-bit lanes.
    let rest = SIMD16(repeating: UInt16(255 - (pixel >> 24)))
    func faded(_ pairs: SIMD8<UInt32>) -> SIMD8<UInt32> {
      unsafeBitCast(unsafeBitCast(pairs, to: SIMD16<UInt16>.self) &* rest, to: SIMD8<UInt32>.self)
    }
    func covered(_ old: SIMD8<UInt32>) -> SIMD8<UInt32> {
      ((faded(old & mask) &>> 8) & mask | faded((old &>> 8) & mask) & ~mask) &+ pixel
    }
    for y in 0..<raster.height {
      let row = UnsafeMutableRawPointer(raster.pixels + y * raster.stride)
      for x in stride(from: 0, to: raster.width - 7, by: 8) {
        let eight = row + 4 * x
        eight.storeBytes(
          of: covered(eight.loadUnaligned(as: SIMD8<UInt32>.self)), as: SIMD8<UInt32>.self)
      }
      for x in (raster.width & ~7)..<raster.width {
        let one = row + 4 * x
        let old = one.loadUnaligned(as: UInt32.self)
        one.storeBytes(of: covered(SIMD8(repeating: old))[0], as: UInt32.self)
      }
    }
  }
}
