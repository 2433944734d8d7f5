/// The land near a place at sea.
public struct NearbyLand: Hashable, Sendable {
  /// The nearest point on the coast.
  public let coordinate: Coordinate
  /// The length of the geodesic from the place to the coast, in meters.
  public let meters: Double
  /// The direction from the place to the coast, clockwise from north, in 0..<360°.
  public let bearing: Angle
  /// The country that the land belongs to, or `nil` if it is unknown.
  public internal(set) var country: Country?

  init(_ land: Coordinate, from coordinate: Coordinate, country: Country? = nil) {
    let geodesic = Geodesic(from: coordinate, to: land)
    let azimuth = geodesic.azimuthAtStart.degrees
    self.coordinate = land
    self.country = country
    meters = geodesic.distance
    bearing = .degrees(azimuth < 0 ? azimuth + 360 : azimuth)
  }
}
