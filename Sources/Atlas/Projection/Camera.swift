/// The center, scale and heading of a map: a view of the globe from infinitely far away.
public struct Camera: Hashable, Sendable {
  /// The coordinate at the center of the map.
  public var center: Coordinate
  /// The radius of the globe in points, which is also the points per radian at the center.
  public var radius: Double
  /// The direction that is up at the center, clockwise from north.
  ///
  /// Zero is north up.
  public var heading: Angle

  /// Creates a camera that looks at a coordinate.
  public init(center: Coordinate, radius: Double, heading: Angle = .zero) {
    self.center = center
    self.radius = radius
    self.heading = heading
  }

  /// Returns the camera with its heading changed by an angle.
  ///
  /// A positive angle turns the map counterclockwise.
  ///
  /// The heading stays within −180°...180°.
  public func turned(by angle: Angle) -> Camera {
    var turned = self
    turned.heading = .degrees((heading.degrees + angle.degrees).remainder(dividingBy: 360))
    return turned
  }
}
