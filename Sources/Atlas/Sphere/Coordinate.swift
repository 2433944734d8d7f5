/// A place on the Earth as geodetic latitude and longitude (WGS84), stored in whole nanodegrees.
///
/// A nanodegree is about 0.1 mm on the ground. Integers make the antipode exact: the antipode of
/// the antipode is the original place, bit for bit.
public struct Coordinate: Hashable, Sendable {
  /// The latitude in nanodegrees, from −90e9 (South Pole) to 90e9 (North Pole).
  public let latitudeNanodegrees: Int64
  /// The longitude in nanodegrees, from −180e9 inclusive to 180e9 exclusive.
  public let longitudeNanodegrees: Int64

  /// The latitude in degrees, in −90...90, north positive.
  ///
  /// It is never negative zero.
  public var latitude: Double { Double(latitudeNanodegrees) / 1e9 }
  /// The longitude in degrees, in −180..<180, east positive.
  ///
  /// It is never negative zero.
  public var longitude: Double { Double(longitudeNanodegrees) / 1e9 }

  /// Creates a coordinate from degrees.
  ///
  /// Longitudes wrap by whole turns into −180..<180.
  ///
  /// - Returns: `nil` if a value is not finite, the latitude is outside −90...90, or the longitude
  ///   is outside −540...540.
  public init?(latitude: Double, longitude: Double) {
    guard latitude.isFinite, longitude.isFinite, abs(latitude) <= 90, abs(longitude) <= 540 else {
      return nil
    }
    self.init(
      latitudeNanodegrees: Int64((latitude * 1e9).rounded()),
      wrapping: Int64((longitude * 1e9).rounded()))
  }

  init(latitudeNanodegrees: Int64, wrapping longitude: Int64) {
    let turn: Int64 = 360_000_000_000
    let shifted = (longitude + turn / 2) % turn
    self.latitudeNanodegrees = latitudeNanodegrees
    longitudeNanodegrees = (shifted < 0 ? shifted + turn : shifted) - turn / 2
  }

  /// Creates a coordinate from radians, with the longitude measured from a meridian in nanodegrees.
  init(latitudeRadians: Double, longitudeRadians: Double, from meridian: Int64 = 0) {
    self.init(
      latitudeNanodegrees: Int64((latitudeRadians * (180e9 / .pi)).rounded()),
      wrapping: Int64((longitudeRadians * (180e9 / .pi)).rounded()) + meridian)
  }

  /// The opposite point through the center of the sphere: (−latitude, longitude ± 180°).
  public var antipode: Coordinate {
    Coordinate(
      latitudeNanodegrees: -latitudeNanodegrees, wrapping: longitudeNanodegrees + 180_000_000_000)
  }
}
