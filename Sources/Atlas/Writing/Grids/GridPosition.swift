internal import Glibc

/// A position on the universal metric grids: UTM between 80° S and 84° N, UPS around the poles.
///
/// Both use WGS84. Source: NGA, *The Universal Grids and the Transverse Mercator and Polar
/// Stereographic Map Projections* (NGA.SIG.0012, 2014).
public struct GridPosition: Hashable, Sendable {
  /// The UTM zone, 1...60, or 0 for UPS.
  public let zone: Int
  /// Whether the position is in the northern half of its zone, or around the North Pole.
  public let isNorthern: Bool
  /// The easting in meters: 500,000 on the central meridian of a zone, 2,000,000 at a pole.
  public let easting: Double
  /// The northing in meters.
  ///
  /// It is measured from the equator in the northern half, from 10,000,000 m south of the equator
  /// in the southern half, and is 2,000,000 at a pole.
  public let northing: Double

  /// Creates a position with a zone of 0...60.
  public init(zone: Int, isNorthern: Bool, easting: Double, northing: Double) {
    self.zone = zone
    self.isNorthern = isNorthern
    self.easting = easting
    self.northing = northing
  }

  /// Creates the position of a place in its standard zone, including the exceptions for Norway and
  /// Svalbard.
  public init(_ coordinate: Coordinate) {
    let field = GridZone(coordinate)
    let (zone, isNorthern) = (field.number, field.isNorthern)
    let latitude = SineCosine(nanodegrees: coordinate.latitudeNanodegrees)
    if field.isPolar {
      let longitude = SineCosine(nanodegrees: coordinate.longitudeNanodegrees)
      let sign: Double = isNorthern ? 1 : -1
      let radius =
        Self.polarScale
        * PolarStereographic.radius(
          of: SineCosine(sine: sign * latitude.sine, cosine: latitude.cosine))
      self.init(
        zone: zone, isNorthern: isNorthern, easting: 2_000_000 + radius * longitude.sine,
        northing: 2_000_000 - sign * radius * longitude.cosine)
    } else {
      let longitude = SineCosine(
        nanodegrees: coordinate.longitudeNanodegrees - field.meridian)
      let plane = TransverseMercator.position(latitude: latitude, longitude: longitude)
      self.init(
        zone: zone, isNorthern: isNorthern, easting: 500_000 + Self.scale * plane.east,
        northing: (isNorthern ? 0 : 10_000_000) + Self.scale * plane.north)
    }
  }

  /// The place, to the nearest nanodegree.
  ///
  /// The projection of the zone or the pole also applies beyond its own field.
  public var coordinate: Coordinate {
    if zone == 0 {
      let (east, north) = (easting - 2_000_000, northing - 2_000_000)
      let latitude = PolarStereographic.latitude(atRadius: hypot(east, north) / Self.polarScale)
      let longitude = east == 0 && north == 0 ? 0 : atan2(east, isNorthern ? -north : north)
      return Coordinate(
        latitudeRadians: isNorthern ? latitude : -latitude, longitudeRadians: longitude)
    }
    let angles = TransverseMercator.angles(
      of: .init(
        east: (easting - 500_000) / Self.scale,
        north: (northing - (isNorthern ? 0 : 10_000_000)) / Self.scale))
    return Coordinate(
      latitudeRadians: angles.latitude, longitudeRadians: angles.longitude,
      from: GridZone.meridian(of: zone))
  }

  /// The scale on the central meridian of a UTM zone.
  private static let scale = 0.9996
  /// The scale at a pole.
  private static let polarScale = 0.994
}
