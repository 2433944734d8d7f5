internal import CGlobe

/// The directions to the east, to the north and up at a place of the sphere.
struct TangentFrame {
  let east: SIMD3<Double>
  let north: SIMD3<Double>
  let upward: SIMD3<Double>

  /// Makes the frame at a direction of length one; at a pole the east is 90° E.
  init(_ upward: SIMD3<Double>) {
    let across = (upward.x * upward.x + upward.y * upward.y).squareRoot()
    self.upward = upward
    east = across > 0 ? [-upward.y / across, upward.x / across, 0] : [0, 1, 0]
    north = [
      upward.y * east.z - upward.z * east.y, upward.z * east.x - upward.x * east.z,
      upward.x * east.y - upward.y * east.x,
    ]
  }

  /// Returns how far a step to the east, a step to the north and a whole radius up go along an axis.
  ///
  /// - Parameter centre: Where the middle of the sphere is.
  @inline(__always)
  func axis(
    along axis: SIMD3<Double>, scale: Double, step: Double, centre: Double
  ) -> vector_axis {
    let up = (upward * axis).sum() * scale
    return vector_axis(
      east: Float((east * axis).sum() * scale * step),
      north: Float((north * axis).sum() * scale * step), upward: Float(up),
      centre: Float(centre + up))
  }
}
