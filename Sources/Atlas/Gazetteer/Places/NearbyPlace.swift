/// A place with its distance and direction from somewhere else.
public struct NearbyPlace: Hashable, Sendable {
  /// The place.
  public internal(set) var place: Place
  /// The length of the geodesic between the two, in meters.
  public let meters: Double
  /// The direction from the place to the viewpoint, clockwise from north, in 0..<360°.
  ///
  /// "3 km northeast of Lemvig" is a bearing of 45°.
  public let bearing: Angle

  init(_ place: Place, from coordinate: Coordinate) {
    self.place = place
    let geodesic = Geodesic(from: place.coordinate, to: coordinate)
    meters = geodesic.distance
    let azimuth = geodesic.azimuthAtStart.degrees
    bearing = .degrees(azimuth < 0 ? azimuth + 360 : azimuth)
  }
}
