internal import CPixels

/// The visible globe as a disc with smooth edges.
public struct Disc: Sendable {
  private let projection: Orthographic

  /// Creates the disc of a projection in pixels.
  public init(_ projection: Orthographic) { self.projection = projection }

  /// Fills the disc with a premultiplied color.
  public func fill(_ raster: Raster, with pixel: UInt32) {
    for y in 0..<raster.height {
      let row = raster.pixels + y * raster.stride
      let dy = Double(y) + 0.5 - projection.center.y
      let outer = columns(projection.radius + 0.5, dy, raster.width)
      let inner = columns(projection.radius - 1.5, dy, raster.width).clamped(to: outer)
      vector_blend_color(row + inner.lowerBound, inner.count, pixel)
      for edge in [outer.lowerBound..<inner.lowerBound, inner.upperBound..<outer.upperBound] {
        for x in edge {
          let dx = Double(x) + 0.5 - projection.center.x
          let share = projection.radius + 0.5 - (dx * dx + dy * dy).squareRoot()
          Self.cover(row + x, with: pixel, share: UInt32(min(max(share, 0), 1) * 256))
        }
      }
    }
  }

  /// Fills the area around the disc.
  ///
  /// Pixels that the disc covers are unchanged.
  ///
  /// - Parameters:
  ///   - reach: The distance beyond the rim that the gradient covers, in pixels.
  ///   - shades: Opaque colors at equal steps from the rim outward. The last one fills everything
  ///     beyond.
  public func surround(_ raster: Raster, reach: Double, with shades: [UInt32]) {
    guard let beyond = shades.last else { return }
    let radius = projection.radius
    let steps = Int32(shades.count - 1)
    for y in 0..<raster.height {
      let row = raster.pixels + y * raster.stride
      let dy = Double(y) + 0.5 - projection.center.y
      let outer = Self.halfWidth(radius + reach, dy)
      let inner = Self.halfWidth(radius - 1, dy)
      let left = column(-outer, raster)
      let right = column(outer, raster)
      let innerLeft = max(left, min(right, column(-inner, raster)))
      let innerRight = max(innerLeft, min(right, column(inner, raster)))
      vector_blend_color(row, left, beyond)
      vector_blend_color(row + right, raster.width - right, beyond)
      for part in [left..<innerLeft, innerRight..<right] {
        let dx = Double(part.lowerBound) + 0.5 - projection.center.x
        vector_shade_rim(
          row + part.lowerBound, part.count, Float(dx), Float(dy), Float(radius),
          Float(Double(steps) / reach), shades, steps)
      }
    }
  }

  /// Returns half the chord of a circle at a height above its center, or 0 outside the circle.
  private static func halfWidth(_ radius: Double, _ dy: Double) -> Double {
    let square = radius * radius - dy * dy
    return square > 0 ? square.squareRoot() : 0
  }

  private func column(_ offset: Double, _ raster: Raster) -> Int {
    Int(min(Double(raster.width), max(0, (projection.center.x + offset).rounded())))
  }

  /// Returns the pixels of a row covered by a circle with a radius.
  private func columns(_ radius: Double, _ dy: Double, _ width: Int) -> Range<Int> {
    let half = Self.halfWidth(radius, dy)
    guard radius > 0, half > 0 else {
      let middle = Int(min(Double(width), max(0, projection.center.x)))
      return middle..<middle
    }
    let first = Int(min(Double(width), max(0, (projection.center.x - half).rounded(.down))))
    let last = Int(min(Double(width), max(0, (projection.center.x + half).rounded(.up))))
    return first..<max(first, last)
  }

  private static func cover(
    _ target: UnsafeMutablePointer<UInt32>, with pixel: UInt32, share: UInt32
  ) {
    let mask: UInt32 = 0x00FF_00FF
    let alpha = (pixel >> 24) &+ (pixel >> 31)
    // Rounded down so that the color and the rest never add up to more than a byte.
    let rest = 256 &- ((alpha &* share &+ 255) >> 8)
    let below = target.pointee
    let evens = ((pixel & mask) &* share &+ (below & mask) &* rest) >> 8 & mask
    let odds = ((pixel >> 8 & mask) &* share &+ (below >> 8 & mask) &* rest) & ~mask
    target.pointee = evens | odds
  }
}
