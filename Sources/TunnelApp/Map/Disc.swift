import Atlas

/// The whole globe as it is seen: a disc with smooth edges.
nonisolated struct Disc {
  private let projection: Orthographic

  /// Makes the disc of a projection in pixels.
  init(_ projection: Orthographic) { self.projection = projection }

  /// Fills the disc with a premultiplied colour.
  func fill(_ raster: Raster, with pixel: UInt32) {
    for y in 0..<raster.height {
      let row = raster.pixels + y * raster.stride
      let dy = Double(y) + 0.5 - projection.centre.y
      let outer = columns(projection.radius + 0.5, dy, raster.width)
      let inner = columns(projection.radius - 1.5, dy, raster.width).clamped(to: outer)
      Self.cover(row + inner.lowerBound, count: inner.count, with: pixel)
      for edge in [outer.lowerBound..<inner.lowerBound, inner.upperBound..<outer.upperBound] {
        for x in edge {
          let dx = Double(x) + 0.5 - projection.centre.x
          let share = projection.radius + 0.5 - (dx * dx + dy * dy).squareRoot()
          Self.cover(row + x, with: pixel, share: UInt32(min(max(share, 0), 1) * 256))
        }
      }
    }
  }

  /// Returns the pixels of a row that a circle of a radius covers.
  private func columns(_ radius: Double, _ dy: Double, _ width: Int) -> Range<Int> {
    let square = radius * radius - dy * dy
    guard radius > 0, square > 0 else {
      let middle = Int(min(Double(width), max(0, projection.centre.x)))
      return middle..<middle
    }
    let half = square.squareRoot()
    let first = Int(min(Double(width), max(0, (projection.centre.x - half).rounded(.down))))
    let last = Int(min(Double(width), max(0, (projection.centre.x + half).rounded(.up))))
    return first..<max(first, last)
  }

  private static func cover(
    _ target: UnsafeMutablePointer<UInt32>, with pixel: UInt32, share: UInt32
  ) {
    let mask: UInt32 = 0x00FF_00FF
    let alpha = (pixel >> 24) &+ (pixel >> 31)
    // Rounded down, so that colour and rest never add up to more than a byte holds.
    let rest = 256 &- ((alpha &* share &+ 255) >> 8)
    let below = target.pointee
    let evens = ((pixel & mask) &* share &+ (below & mask) &* rest) >> 8 & mask
    let odds = ((pixel >> 8 & mask) &* share &+ (below >> 8 & mask) &* rest) & ~mask
    target.pointee = evens | odds
  }

  private static func cover(
    _ target: UnsafeMutablePointer<UInt32>, count: Int, with pixel: UInt32
  ) {
    guard pixel >> 24 < 255 else { return target.update(repeating: pixel, count: count) }
    let mask = SIMD8<UInt32>(repeating: 0x00FF_00FF)
    // Two channels stand in the two halves of a lane, and are multiplied as 16-bit lanes.
    let rest = SIMD16(repeating: UInt16(255 - (pixel >> 24)))
    func faded(_ pairs: SIMD8<UInt32>) -> SIMD8<UInt32> {
      unsafeBitCast(unsafeBitCast(pairs, to: SIMD16<UInt16>.self) &* rest, to: SIMD8<UInt32>.self)
    }
    func covered(_ old: SIMD8<UInt32>) -> SIMD8<UInt32> {
      ((faded(old & mask) &>> 8) & mask | faded((old &>> 8) & mask) & ~mask) &+ pixel
    }
    let row = UnsafeMutableRawPointer(target)
    for x in stride(from: 0, to: count - 7, by: 8) {
      let eight = row + 4 * x
      eight.storeBytes(
        of: covered(eight.loadUnaligned(as: SIMD8<UInt32>.self)), as: SIMD8<UInt32>.self)
    }
    for x in (count & ~7)..<count { target[x] = covered(SIMD8(repeating: target[x]))[0] }
  }
}
