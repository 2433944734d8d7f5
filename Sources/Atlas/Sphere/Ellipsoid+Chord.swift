extension Ellipsoid {
  /// Returns the straight line through the ellipsoid between two places.
  public func chord(from start: Coordinate, to end: Coordinate) -> Chord {
    Chord(start: position(of: start), end: position(of: end))
  }

  /// Returns the chord that leaves a place straight down, perpendicular to the ellipsoid.
  ///
  /// It passes through the center only from the equator and the poles; at 45° it misses it by 21
  /// km.
  public func plumbLine(at coordinate: Coordinate) -> Chord {
    let start = position(of: coordinate)
    let down = position(of: coordinate, height: -1) - start
    // Scaling the axes turns the ellipsoid into a unit sphere and the line into a chord of it.
    let scale = SIMD3(equatorialRadius, equatorialRadius, polarRadius)
    let (point, way) = (start / scale, down / scale)
    return Chord(
      start: start, end: start - down * (2 * (point * way).sum() / (way * way).sum()))
  }

  /// Returns the distance from a place's antipode to the end of its plumb line, in meters.
  public func plumbLineMiss(at coordinate: Coordinate) -> Double {
    let end = self.coordinate(of: plumbLine(at: coordinate).end).coordinate
    return Geodesic(from: coordinate.antipode, to: end).distance
  }

  /// Returns the length of the straight tunnel from a place to its antipode, in meters.
  ///
  /// The tunnel passes through the center of the Earth: 12,756 km from the equator, 12,714 km from
  /// a pole.
  public func tunnelLength(at coordinate: Coordinate) -> Double {
    2 * position(of: coordinate).length
  }
}
