/// A place seen from somewhere else.
public struct NearbyPlace: Hashable, Sendable {
  /// The place.
  public internal(set) var place: Place
  /// The length of the geodesic between the two, in metres.
  public let metres: Double
  /// The direction from the place to where one looks from, clockwise from north, 0..<360°.
  ///
  /// "3 km north-east of Lemvig" is a bearing of 45°.
  public let bearing: Angle

  init(_ place: Place, from coordinate: Coordinate) {
    self.place = place
    let geodesic = Geodesic(from: place.coordinate, to: coordinate)
    metres = geodesic.distance
    let azimuth = geodesic.azimuthAtStart.degrees
    bearing = .degrees(azimuth < 0 ? azimuth + 360 : azimuth)
  }
}
