internal import Glibc

/// The light of the sky at a place.
package enum SkyLight: Hashable, Sendable {
  /// The sun is up.
  case day
  /// The sun is down, but one can still see: civil twilight.
  case twilight
  /// The sun is more than 6° below the horizon.
  case night

  /// The altitude of the sun at which civil twilight ends.
  static let nightfall = Angle(degrees: -6)

  /// Creates the light at a coordinate under a sun.
  package init(at coordinate: Coordinate, under sun: Sun) {
    let altitude = sun.altitude(at: coordinate)
    if altitude > Daylight.horizon {
      self = .day
    } else {
      self = altitude > Self.nightfall ? .twilight : .night
    }
  }

  /// What the sine of the sun's altitude is multiplied by, for a step from day at 0 to night at 1.
  static let slope = 1 / (sin(nightfall.radians) - sin(Daylight.horizon.radians))
  /// What is added to it then.
  static let offset = -slope * sin(Daylight.horizon.radians)
}
