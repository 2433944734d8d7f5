internal import CVector

// Written without generic SIMD operations, conversions and fused multiply-adds: on plain x86-64
// Swift turns those into a call a lane.
extension SIMD8<Float> {
  /// The lanes' own numbers, 0 to 7.
  @inline(__always) static var ramp: SIMD8<Float> { SIMD8(0, 1, 2, 3, 4, 5, 6, 7) }

  /// The lesser of two values in each lane.
  @inline(__always) static func least(_ a: SIMD8<Float>, _ b: SIMD8<Float>) -> SIMD8<Float> {
    a.replacing(with: b, where: b .< a)
  }

  /// The greater of two values in each lane.
  @inline(__always) static func greatest(_ a: SIMD8<Float>, _ b: SIMD8<Float>) -> SIMD8<Float> {
    a.replacing(with: b, where: b .> a)
  }

  /// The least of the lanes.
  @inline(__always) var leastLane: Float {
    let four = vector_least4(lowHalf, highHalf)
    let two = vector_least4(four, SIMD4(four.z, four.w, four.x, four.y))
    return two.y < two.x ? two.y : two.x
  }

  /// Each lane's value without its sign.
  @inline(__always) var magnitude: SIMD8<Float> {
    unsafeBitCast(
      unsafeBitCast(self, to: SIMD8<UInt32>.self) & 0x7FFF_FFFF, to: SIMD8<Float>.self)
  }

  /// Each lane rounded to a whole number; only for lanes in −2²²...2²².
  @inline(__always) var nearestInteger: SIMD8<Int32> {
    // Adding 1.5 · 2²³ leaves the whole number in the low bits of the significand.
    unsafeBitCast(self + 12_582_912, to: SIMD8<Int32>.self) &- 0x4B40_0000
  }

  /// The square root of each lane that is not negative, and 0 of the others.
  @inline(__always) var nonnegativeSquareRoot: SIMD8<Float> {
    vector_square_root8(SIMD8.greatest(self, SIMD8(repeating: 0)))
  }
}
