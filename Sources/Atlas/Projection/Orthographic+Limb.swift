extension Orthographic {
  /// Returns the position on the limb nearest to a position, in the same direction from the centre.
  ///
  /// The centre itself answers with the top.
  public func limb(nearest position: SIMD2<Double>) -> SIMD2<Double> {
    let offset = position - centre
    let length = (offset * offset).sum().squareRoot()
    return length > 0 ? centre + offset * (radius / length) : [centre.x, centre.y - radius]
  }

  /// Returns the coordinate seen at a position, or the one on the limb nearest to it.
  ///
  /// The answer is always one that is visible.
  public func coordinate(nearest position: SIMD2<Double>) -> Coordinate {
    let offset = (position - centre) / radius
    // A few millimetres inside the limb, so that rounding cannot put the answer behind it.
    let edge = 1 - 1e-15
    let square = (offset * offset).sum()
    if square < edge, let coordinate = coordinate(at: position) { return coordinate }
    let onLimb = (limb(nearest: position) - centre) / radius
    return UnitVector(direction: onLimb.x * east - onLimb.y * north + 1e-9 * toward).coordinate
  }

  /// Returns where a direction behind the globe meets the limb first on its way into view.
  ///
  /// A direction in front answers with the limb too: the point of it that is nearest.
  public func limb(nearest vector: UnitVector) -> SIMD2<Double> {
    let plane = SIMD2(
      (vector.components * east).sum(), -(vector.components * north).sum())
    return limb(nearest: centre + plane)
  }

  /// Whether a direction is on the near half of the globe, its rim included.
  public func shows(_ vector: UnitVector) -> Bool { (vector.components * toward).sum() >= 0 }

  /// Whether a coordinate is on the near half of the globe, its rim included.
  public func shows(_ coordinate: Coordinate) -> Bool { shows(UnitVector(coordinate)) }
}
