/// The centre, scale and heading of a map: a globe seen from infinitely far away.
public struct Camera: Hashable, Sendable {
  /// The coordinate in the middle of the picture.
  public var centre: Coordinate
  /// The radius of the globe in points: points per radian at the centre.
  public var radius: Double
  /// Which way is up at the centre: clockwise from north; zero for north up.
  public var heading: Angle

  /// Makes a camera that looks at a coordinate.
  public init(centre: Coordinate, radius: Double, heading: Angle = .zero) {
    self.centre = centre
    self.radius = radius
    self.heading = heading
  }

  /// Returns the camera with another heading: a positive angle turns what is seen anticlockwise.
  ///
  /// The heading stays within −180°...180°.
  public func turned(by angle: Angle) -> Camera {
    var turned = self
    turned.heading = .degrees((heading.degrees + angle.degrees).remainder(dividingBy: 360))
    return turned
  }
}
