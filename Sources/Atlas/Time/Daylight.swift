internal import Glibc

/// The daylight of one solar day at a place, from one solar midnight to the next.
///
/// The sun counts as risen when its center is 50′ below the horizon: with standard refraction, its
/// rim is then visible. The times are computed from ``Sun`` at sea level. Below 65° of latitude
/// they agree to one minute with the Python package astral and to half a minute with PyEphem, from
/// 1938 to 2080. The weather may add to that.
public enum Daylight: Hashable, Sendable {
  /// The sun rises and sets.
  ///
  /// Both times are in seconds since January 1, 1970, UTC.
  case between(sunrise: Double, sunset: Double)
  /// The sun is up all day.
  case allDay
  /// The sun is down all day.
  case none

  /// The duration of daylight in seconds: 86,400 on a polar day, 0 in a polar night.
  public var length: Double {
    switch self {
    case .between(let sunrise, let sunset): sunset - sunrise
    case .allDay: 86_400
    case .none: 0
    }
  }

  /// The altitude of the sun's center when its rim is on the horizon, with standard refraction.
  static let horizon = Angle(degrees: -50.0 / 60)

  /// Creates the daylight of the solar day that contains a time.
  ///
  /// - Parameter secondsSince1970: The time in UTC.
  public init(at coordinate: Coordinate, on secondsSince1970: Double) {
    let solarTime = Sun(secondsSince1970: secondsSince1970).solarTime(at: coordinate)
    let noon = secondsSince1970 + 43_200 - solarTime
    let rise = Daylight.crossing(at: coordinate, noon: noon, side: -1)
    let set = Daylight.crossing(at: coordinate, noon: noon, side: 1)
    if let rise, let set {
      self = .between(sunrise: rise, sunset: set)
    } else {
      let isUp = Sun(secondsSince1970: noon).altitude(at: coordinate) > Daylight.horizon
      self = isUp ? .allDay : .none
    }
  }

  /// Returns the time when the sun crosses the horizon before or after noon, or `nil` if it does
  /// not.
  private static func crossing(
    at coordinate: Coordinate, noon: Double, side: Double
  ) -> Double? {
    let latitude = coordinate.latitude * (.pi / 180)
    var moment = noon
    // The sun's own motion changes the result by a minute or so, and iteration converges at once.
    for _ in 0..<5 {
      let sun = Sun(secondsSince1970: moment)
      let declination = sun.declination.radians
      let cosine =
        (sin(horizon.radians) - sin(latitude) * sin(declination))
        / (cos(latitude) * cos(declination))
      guard abs(cosine) <= 1 else { return nil }
      let hours = acos(cosine) / .pi * 43_200
      // The difference between the apparent solar time and the assumed one.
      let drift = (sun.solarTime(at: coordinate) - 43_200 - (moment - noon))
        .remainder(dividingBy: 86_400)
      moment = noon + side * hours - drift
    }
    return moment
  }
}
