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

  /// Each lane's value, which is not negative, with the sign of another.
  @inline(__always) func signed(like other: SIMD8<Float>) -> SIMD8<Float> {
    let sign = unsafeBitCast(other, to: SIMD8<UInt32>.self) & 0x8000_0000
    return unsafeBitCast(unsafeBitCast(self, to: SIMD8<UInt32>.self) | sign, to: SIMD8<Float>.self)
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

  /// The angle in radians from the x axis to a point in each lane, within 3e-7.
  ///
  /// Source of the polynomial: a minimax fit of the arc tangent over 0...1 in odd powers to 15,
  /// off by 4e-8 before rounding.
  @inline(__always) static func angle(y: SIMD8<Float>, x: SIMD8<Float>) -> SIMD8<Float> {
    let width = x.magnitude
    let height = y.magnitude
    let long = greatest(greatest(width, height), SIMD8(repeating: 1e-30))
    let slope = least(width, height) / long
    let square = slope * slope
    var sum = square * -0.00405456048 + 0.021862934
    sum = sum * square - 0.0559122932
    sum = sum * square + 0.0964219493
    sum = sum * square - 0.139086286
    sum = sum * square + 0.199465655
    sum = sum * square - 0.333298608
    sum = sum * square + 0.999999336
    sum = sum * slope
    sum = sum.replacing(with: Float.pi / 2 - sum, where: height .> width)
    sum = sum.replacing(with: Float.pi - sum, where: x .< SIMD8(repeating: 0))
    return sum.signed(like: y)
  }
}
