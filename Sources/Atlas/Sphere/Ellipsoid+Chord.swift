extension Ellipsoid {
  /// Returns the straight line through the ellipsoid from one place to another.
  public func chord(from start: Coordinate, to end: Coordinate) -> Chord {
    Chord(start: position(of: start), end: position(of: end))
  }

  /// Returns the straight line from a place along its plumb line, at right angles to the ellipsoid, to
  /// where it comes out.
  ///
  /// Only from the equator and the poles does it meet the centre; at 45° it misses it by 21 km.
  public func plumbLine(at coordinate: Coordinate) -> Chord {
    let start = position(of: coordinate)
    let down = position(of: coordinate, height: -1) - start
    // On the ellipsoid made a sphere of radius 1 the line runs from point to point of that sphere.
    let scale = SIMD3(equatorialRadius, equatorialRadius, polarRadius)
    let (point, way) = (start / scale, down / scale)
    return Chord(
      start: start, end: start - down * (2 * (point * way).sum() / (way * way).sum()))
  }

  /// Returns how far from the antipode of a place its plumb line comes out, in metres.
  public func plumbLineMiss(at coordinate: Coordinate) -> Double {
    let end = self.coordinate(of: plumbLine(at: coordinate).end).coordinate
    return Geodesic(from: coordinate.antipode, to: end).distance
  }

  /// Returns the length of the tunnel from a place to its antipode, in metres.
  ///
  /// It runs through the centre of the Earth: 12,756 km from the equator, 12,714 km from a pole.
  public func tunnelLength(at coordinate: Coordinate) -> Double {
    2 * position(of: coordinate).length
  }
}
