internal import CGlobe

// Written without generic SIMD operations, conversions and fused multiply-adds, which Swift turns
// into one call per lane on plain x86-64.
extension SIMD8<Float> {
  /// The lane indices 0 to 7.
  @inline(__always) static var ramp: SIMD8<Float> { SIMD8(0, 1, 2, 3, 4, 5, 6, 7) }

  /// Returns the lesser of two values in each lane.
  @inline(__always) static func least(_ a: SIMD8<Float>, _ b: SIMD8<Float>) -> SIMD8<Float> {
    a.replacing(with: b, where: b .< a)
  }

  /// Returns the greater of two values in each lane.
  @inline(__always) static func greatest(_ a: SIMD8<Float>, _ b: SIMD8<Float>) -> SIMD8<Float> {
    a.replacing(with: b, where: b .> a)
  }

  /// Each lane rounded to the nearest integer, for lanes in −2²²...2²².
  @inline(__always) var nearestInteger: SIMD8<Int32> {
    // Adding 1.5 · 2²³ leaves the integer in the low bits of the significand.
    unsafeBitCast(self + 12_582_912, to: SIMD8<Int32>.self) &- 0x4B40_0000
  }

  /// The square root of each lane, or 0 for negative lanes.
  @inline(__always) var nonnegativeSquareRoot: SIMD8<Float> {
    vector_square_root8(SIMD8.greatest(self, SIMD8(repeating: 0)))
  }
}
