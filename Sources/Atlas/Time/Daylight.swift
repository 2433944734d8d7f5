internal import Glibc

/// The light of one solar day at a place: from one sundial midnight to the next.
///
/// The sun has risen when its centre stands 50′ below the horizon: its rim then looks over it through
/// air of the usual refraction. From ``Sun``, at sea level; below 65° of latitude within a minute of
/// PyPI's astral and within half a minute of PyEphem from 1938 to 2080, whatever the weather may add.
public enum Daylight: Hashable, Sendable {
  /// The sun rises and sets; both moments in seconds since the beginning of 1970 in UTC.
  case between(sunrise: Double, sunset: Double)
  /// The sun stays up the whole day.
  case allDay
  /// The sun stays down the whole day.
  case none

  /// How long the sun is up, in seconds: 86,400 on a polar day, 0 in a polar night.
  public var length: Double {
    switch self {
    case .between(let sunrise, let sunset): sunset - sunrise
    case .allDay: 86_400
    case .none: 0
    }
  }

  /// The altitude of the sun's centre when its rim is on the horizon, with usual refraction.
  static let horizon = Angle(degrees: -50.0 / 60)

  /// Makes the light of the solar day that holds a moment.
  ///
  /// - Parameter secondsSince1970: The moment in UTC.
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

  /// Returns when the sun crosses the horizon on one side of noon; nil where it does not.
  private static func crossing(
    at coordinate: Coordinate, noon: Double, side: Double
  ) -> Double? {
    let latitude = coordinate.latitude * (.pi / 180)
    var moment = noon
    // The sun's own motion changes the answer by a minute or so: it settles at once.
    for _ in 0..<5 {
      let sun = Sun(secondsSince1970: moment)
      let declination = sun.declination.radians
      let cosine =
        (sin(horizon.radians) - sin(latitude) * sin(declination))
        / (cos(latitude) * cos(declination))
      guard abs(cosine) <= 1 else { return nil }
      let hours = acos(cosine) / .pi * 43_200
      // Where the sundial shows so long before or after its noon.
      let drift = (sun.solarTime(at: coordinate) - 43_200 - (moment - noon))
        .remainder(dividingBy: 86_400)
      moment = noon + side * hours - drift
    }
    return moment
  }
}
