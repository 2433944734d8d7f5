extension Ellipsoid {
  /// Returns the straight line through the ellipsoid from one place to another.
  public func chord(from start: Coordinate, to end: Coordinate) -> Chord {
    Chord(start: position(of: start), end: position(of: end))
  }

  /// Returns the length of the tunnel from a place to its antipode, in metres.
  ///
  /// It runs through the centre of the Earth: 12,756 km from the equator, 12,714 km from a pole.
  public func tunnelLength(at coordinate: Coordinate) -> Double {
    2 * position(of: coordinate).length
  }
}
