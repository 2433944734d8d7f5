/// A region of the Earth between two parallels and two meridians.
///
/// It may cross the date line.
public struct Bounds: Hashable, Sendable {
  /// The southwest corner.
  public let southWest: Coordinate
  /// The northeast corner.
  ///
  /// Its longitude is less than the western one if the region crosses the date line.
  public let northEast: Coordinate

  /// Creates the region between two corners.
  ///
  /// - Returns: `nil` if the first corner lies north of the second.
  public init?(southWest: Coordinate, northEast: Coordinate) {
    guard southWest.latitudeNanodegrees <= northEast.latitudeNanodegrees else { return nil }
    self.southWest = southWest
    self.northEast = northEast
  }

  /// Whether the region crosses the 180° meridian.
  public var crossesDateLine: Bool {
    southWest.longitudeNanodegrees > northEast.longitudeNanodegrees
  }

  /// Whether the coordinate lies inside the region or on its edge.
  ///
  /// At a pole, the longitude is ignored.
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
