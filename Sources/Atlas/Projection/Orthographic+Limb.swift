extension Orthographic {
  /// Returns the point on the limb nearest to a position, in the same direction from the center.
  ///
  /// For the center itself, it is the top of the limb.
  public func limb(nearest position: SIMD2<Double>) -> SIMD2<Double> {
    let offset = position - center
    let length = (offset * offset).sum().squareRoot()
    return length > 0 ? center + offset * (radius / length) : [center.x, center.y - radius]
  }

  /// Returns the coordinate at a position, or at the nearest point on the limb.
  ///
  /// The result is always visible.
  public func coordinate(nearest position: SIMD2<Double>) -> Coordinate {
    let offset = (position - center) / radius
    // A few millimeters inside the limb, so that rounding cannot put the result behind it.
    let edge = 1 - 1e-15
    let square = (offset * offset).sum()
    if square < edge, let coordinate = coordinate(at: position) { return coordinate }
    let onLimb = (limb(nearest: position) - center) / radius
    return UnitVector(direction: onLimb.x * east - onLimb.y * north + 1e-9 * toward).coordinate
  }

  /// Returns the point of the limb where a direction behind the globe would first come into view.
  ///
  /// For a direction in front of the globe, it is the nearest point of the limb.
  public func limb(nearest vector: UnitVector) -> SIMD2<Double> {
    let plane = SIMD2(
      (vector.components * east).sum(), -(vector.components * north).sum())
    return limb(nearest: center + plane)
  }

  /// Whether a direction is on the near half of the globe or on its limb.
  public func shows(_ vector: UnitVector) -> Bool { (vector.components * toward).sum() >= 0 }

  /// Whether a coordinate is on the near half of the globe or on its limb.
  public func shows(_ coordinate: Coordinate) -> Bool { shows(UnitVector(coordinate)) }
}
