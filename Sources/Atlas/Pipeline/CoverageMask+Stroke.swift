internal import CVector

extension CoverageMask {
  /// Strokes a segment with round ends: a pixel is covered by how near its centre is to the segment.
  ///
  /// The ends may lie a little outside the raster, not far: the caller clips.
  ///
  /// - Parameter reach: Half the width of the line and half a pixel.
  @inline(__always)
  func stroke(_ x0: Float, _ y0: Float, _ x1: Float, _ y1: Float, reach: Float) {
    let length = max(abs(x1 - x0), abs(y1 - y0))
    guard length > 6 else { return capsule(x0, y0, x1, y1, reach: reach) }
    // The box around a short piece holds few pixels that are not on the line.
    let pieces = Self.nearest(length * (1 / 6) + 0.5)
    let stepX = (x1 - x0) / Float(pieces)
    let stepY = (y1 - y0) / Float(pieces)
    var x = x0
    var y = y0
    for _ in 0..<pieces {
      capsule(x, y, x + stepX, y + stepY, reach: reach)
      x += stepX
      y += stepY
    }
  }

  /// Returns the whole number nearest to one below four million, without the checks of `Int`.
  @inline(__always)
  private static func nearest(_ value: Float) -> Int {
    Int(Int32(bitPattern: (value + 12_582_912).bitPattern) &- 0x4B40_0000)
  }

  @inline(__always)
  private func capsule(_ x0: Float, _ y0: Float, _ x1: Float, _ y1: Float, reach: Float) {
    let dx = x1 - x0
    let dy = y1 - y0
    let square = dx * dx + dy * dy
    let inverse = square > 1e-12 ? 1 / square : 0
    let low = max(Self.nearest(min(x0, x1) - reach), -8)
    let high = min(Self.nearest(max(x0, x1) + reach), width &+ 8)
    let top = max(Self.nearest(min(y0, y1) - reach), rows.lowerBound)
    let bottom = min(Self.nearest(max(y0, y1) + reach), rows.upperBound)
    guard low < high, top < bottom else { return }
    let zero = SIMD8<Float>(repeating: 0)
    let one = SIMD8<Float>(repeating: 1)
    let full = SIMD8<Float>(repeating: 255)
    let start = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7) + (Float(low) + 0.5 - x0)
    var offsetY = Float(top) + 0.5 - y0
    for row in top..<bottom {
      var pixel = UnsafeMutableRawPointer(self.row(row, touching: low, high) + low)
      var offsetX = start
      var x = low
      while x < high {
        var share: SIMD8<Float> = (offsetX * dx + offsetY * dy) * inverse
        share.replace(with: zero, where: share .< zero)
        share.replace(with: one, where: share .> one)
        let awayX: SIMD8<Float> = offsetX - share * dx
        let awayY: SIMD8<Float> = offsetY - share * dy
        let distance = vector_square_root8(awayX * awayX + awayY * awayY)
        var covered: SIMD8<Float> = (reach - distance) * 256
        covered.replace(with: zero, where: covered .< zero)
        covered.replace(with: full, where: covered .> full)
        let bytes = SIMD8<UInt8>(
          truncatingIfNeeded: unsafeBitCast(covered + 8_388_608, to: SIMD8<UInt32>.self))
        let old = pixel.loadUnaligned(as: SIMD8<UInt8>.self)
        pixel.storeBytes(
          of: old.replacing(with: bytes, where: bytes .> old), as: SIMD8<UInt8>.self)
        pixel += 8
        offsetX += 8
        x &+= 8
      }
      offsetY += 1
    }
  }
}
