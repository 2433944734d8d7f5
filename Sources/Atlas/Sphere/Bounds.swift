/// A piece of the Earth between two parallels and two meridians; it may cross the date line.
public struct Bounds: Hashable, Sendable {
  /// The south-western corner.
  public let southWest: Coordinate
  /// The north-eastern corner; its longitude is less than the western one across the date line.
  public let northEast: Coordinate

  /// Makes the piece between two corners.
  ///
  /// - Returns: nil where the first corner lies north of the second.
  public init?(southWest: Coordinate, northEast: Coordinate) {
    guard southWest.latitudeNanodegrees <= northEast.latitudeNanodegrees else { return nil }
    self.southWest = southWest
    self.northEast = northEast
  }

  /// Whether the piece runs across the meridian of 180°.
  public var crossesDateLine: Bool {
    southWest.longitudeNanodegrees > northEast.longitudeNanodegrees
  }

  /// Whether the place lies inside or on the edge; at a pole every longitude does.
  public func contains(_ coordinate: Coordinate) -> Bool {
    let latitude = coordinate.latitudeNanodegrees
    guard southWest.latitudeNanodegrees...northEast.latitudeNanodegrees ~= latitude else {
      return false
    }
    if abs(latitude) == 90_000_000_000 { return true }
    let longitude = coordinate.longitudeNanodegrees
    let isEast = longitude >= southWest.longitudeNanodegrees
    let isWest = longitude <= northEast.longitudeNanodegrees
    return crossesDateLine ? isEast || isWest : isEast && isWest
  }
}
