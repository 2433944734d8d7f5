/// The centre and scale of a map: a globe seen from infinitely far away, north up.
public struct Camera: Hashable, Sendable {
  /// The coordinate in the middle of the picture.
  public var centre: Coordinate
  /// The radius of the globe in points: points per radian at the centre.
  public var radius: Double

  /// Makes a camera that looks at a coordinate.
  public init(centre: Coordinate, radius: Double) {
    self.centre = centre
    self.radius = radius
  }
}
