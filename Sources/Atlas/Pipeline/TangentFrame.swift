internal import CGlobe

/// The directions east, north and up at a place on the sphere.
struct TangentFrame {
  let east: SIMD3<Double>
  let north: SIMD3<Double>
  let upward: SIMD3<Double>

  /// Creates the frame at a unit vector.
  ///
  /// At a pole, east is 90° E.
  init(_ upward: SIMD3<Double>) {
    let across = (upward.x * upward.x + upward.y * upward.y).squareRoot()
    self.upward = upward
    east = across > 0 ? SIMD3(-upward.y / across, upward.x / across, 0) : SIMD3(0, 1, 0)
    north = SIMD3(
      upward.y * east.z - upward.z * east.y, upward.z * east.x - upward.x * east.z,
      upward.x * east.y - upward.y * east.x)
  }

  /// Returns the components of a step east, a step north and a whole radius up along an axis.
  ///
  /// - Parameter center: The position of the sphere's center.
  @inline(__always)
  func axis(
    along axis: SIMD3<Double>, scale: Double, step: Double, center: Double
  ) -> vector_axis {
    let up = (upward * axis).sum() * scale
    return vector_axis(
      east: Float((east * axis).sum() * scale * step),
      north: Float((north * axis).sum() * scale * step), upward: Float(up),
      center: Float(center + up))
  }
}
