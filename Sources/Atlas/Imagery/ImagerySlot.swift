internal import CGlobe
internal import CPixels

/// The source of texels for one tile's part of the Earth: that tile, or a coarser one.
///
/// Positions are in 1/256 texel of the current level, from the center of its first texel.
struct ImagerySlot: BitwiseCopyable {
  /// The texels, or `nil` if nothing is decoded yet.
  var texels: UnsafePointer<UInt32>?
  /// The number of texels from one row to the next.
  var stride: Int32 = 0
  /// The number of levels by which the texels are coarser than the current level.
  var shift: Int32 = 0
  /// The western and northern bounds of the part.
  var low: SIMD2<Int32> = .zero
  /// The exclusive eastern and southern bounds of the part.
  var high: SIMD2<Int32> = .zero
  /// The first texel of the source tile, in 1/256 of its own texels.
  var origin: SIMD2<Int32> = .zero
  /// The last position within the source tile, in 1/256 of its own texels from `origin`.
  var limit: SIMD2<Int32> = .zero

  /// Whether a position lies in the part.
  @inline(__always) func contains(_ u: Int32, _ v: Int32) -> Bool {
    u >= low.x && u < high.x && v >= low.y && v < high.y
  }

  /// Whether eight positions all lie in the part.
  @inline(__always) func contains(_ u: SIMD8<Int32>, _ v: SIMD8<Int32>) -> Bool {
    // A position is outside if its distance from any bound is negative.
    let distances =
      (u &- low.x) | (high.x &- 1 &- u) | (v &- low.y) | (high.y &- 1 &- v)
    let signs = unsafeBitCast(distances.lowHalf | distances.highHalf, to: SIMD2<Int64>.self)
    let both = signs.x | signs.y
    return both & Int64(bitPattern: 0x8000_0000_8000_0000) == 0
  }

  /// The area for drawing whole blocks, which is empty unless the slot has its own tile's texels.
  @inline(__always) var area: vector_texel_area {
    let isWhole = shift == 0 && texels != nil
    return vector_texel_area(
      texels: texels, stride: stride, low_u: low.x, low_v: low.y, high_u: isWhole ? high.x : low.x,
      high_v: high.y, origin_u: origin.x, origin_v: origin.y)
  }

  /// Returns the color at a position, clamped to the tile.
  @inline(__always) func color(_ u: Int32, _ v: Int32) -> UInt32 {
    guard let texels else { return ImagerySlot.sea }
    // From texel centers to texel edges, to the coarser texels, and back to their centers.
    let x = max(0, min(limit.x, (u &+ 128) &>> shift &- 128 &- origin.x))
    let y = max(0, min(limit.y, (v &+ 128) &>> shift &- 128 &- origin.y))
    return ImagerySlot.bilinear(texels, stride, x, y)
  }

  /// The color where nothing is decoded yet: that of the deep sea.
  static var sea: UInt32 { 0xFF08_163D }

  /// Returns the bilinear interpolation of four texels, at a position in 1/256 texel from the
  /// first.
  @inline(__always) static func bilinear(
    _ texels: UnsafePointer<UInt32>, _ stride: Int32, _ x: Int32, _ y: Int32
  ) -> UInt32 {
    let upper = texels + (Int(y &>> 8) &* Int(stride) &+ Int(x &>> 8))
    let lower = upper + Int(stride)
    // Each load reads two adjacent texels, whose eight channels become 16-bit lanes.
    let top = vector_widen8(
      unsafeBitCast(
        UnsafeRawPointer(upper).loadUnaligned(as: UInt64.self), to: SIMD8<UInt8>.self))
    let bottom = vector_widen8(
      unsafeBitCast(
        UnsafeRawPointer(lower).loadUnaligned(as: UInt64.self), to: SIMD8<UInt8>.self))
    let down = UInt16(truncatingIfNeeded: y & 255)
    let right = UInt16(truncatingIfNeeded: x & 255)
    let column =
      (top &* SIMD8(repeating: 256 &- down) &+ bottom &* SIMD8(repeating: down)) &>> 8
    let mixed =
      column.lowHalf &* SIMD4(repeating: 256 &- right)
      &+ column.highHalf &* SIMD4(repeating: right)
    return unsafeBitCast(vector_narrow4(mixed &>> 8), to: UInt32.self)
  }
}

extension vector_texel_area {
  /// Whether the area contains no positions.
  @inline(__always) var isEmpty: Bool { high_u <= low_u }
}
