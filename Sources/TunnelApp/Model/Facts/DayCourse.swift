import Atlas
internal import Glibc

/// The sun's way across the sky of a place in one solar day.
///
/// Parts of the day run from 0 at solar midnight through 0.5 at solar noon to 1.
nonisolated struct DayCourse: Hashable, Sendable {
  /// How the place is lit.
  enum Light: Hashable, Sendable {
    /// The sun is up, or down, and rises and sets on this day.
    case day, night
    /// The sun is up, or down, all day.
    case polarDay, polarNight
  }

  /// The present moment, as a part of the day.
  let now: Double
  /// Sunrise and sunset, as parts of the day; nil on days without them.
  let hours: ClosedRange<Double>?
  /// The local times of sunrise and sunset; nil on days without them.
  let words: Words?
  private let latitude: Angle
  private let declination: Angle

  /// The local times at the ends of the day.
  struct Words: Hashable, Sendable {
    let rise: String
    let set: String
  }

  /// Creates the course of the day at a place.
  init(_ time: PlaceTime, at place: Coordinate) {
    latitude = .degrees(place.latitude)
    declination = Sun(secondsSince1970: time.secondsSince1970).declination
    // At a pole the sun goes around at one height.
    now = (time.solarTime ?? 43_200) / 86_400
    guard case .between(let rise, let set) = time.daylight else {
      (hours, words) = (nil, nil)
      return
    }
    let (sine, rest) = (
      sin(latitude.radians) * sin(declination.radians),
      cos(latitude.radians) * cos(declination.radians)
    )
    let cosine = (sin(Self.horizon.radians) - sine) / rest
    let half = acos(min(1, max(-1, cosine))) / (2 * .pi)
    hours = (0.5 - half)...(0.5 + half)
    let shift = Double(time.offset?.seconds ?? 0)
    words = Words(
      rise: DateFormat.shownTimeOfDay(rise + shift), set: DateFormat.shownTimeOfDay(set + shift))
  }

  /// The altitude of the sun's center when its rim is on the horizon, with standard refraction.
  static let horizon = Angle.degrees(-50.0 / 60)

  /// How the place is lit now.
  var light: Light {
    if let hours { return hours.contains(now) ? .day : .night }
    return altitude(at: 0.5) > Self.horizon ? .polarDay : .polarNight
  }

  /// Returns the sun's altitude above the horizon at a part of the day.
  func altitude(at part: Double) -> Angle {
    let sine =
      sin(latitude.radians) * sin(declination.radians)
      + cos(latitude.radians) * cos(declination.radians) * cos(2 * .pi * (part - 0.5))
    return .radians(asin(min(1, max(-1, sine))))
  }
}
