internal import Glibc

/// The position of the sun relative to the Earth at a time.
///
/// Source: Meeus, *Astronomical Algorithms*, second edition, chapters 25 and 28, low accuracy: good
/// to a hundredth of a degree and a few seconds between 1900 and 2100.
public struct Sun: Hashable, Sendable {
  /// The latitude at which the sun is overhead.
  public let declination: Angle
  /// Apparent minus mean solar time in seconds, from −860 to 990.
  public let equationOfTime: Double
  /// The time in seconds since January 1, 1970, UTC.
  public let secondsSince1970: Double

  /// Creates the sun at a time.
  ///
  /// - Parameter secondsSince1970: The time in UTC.
  public init(secondsSince1970: Double) {
    self.secondsSince1970 = secondsSince1970
    let centuries = (secondsSince1970 - 946_728_000) / (86_400 * 36_525)
    let t = centuries
    let meanLongitude = 280.46646 + t * (36000.76983 + t * 0.0003032)
    let anomaly = radians(357.52911 + t * (35999.05029 - t * 0.0001537))
    let center =
      sin(anomaly) * (1.914602 - t * (0.004817 + t * 0.000014))
      + sin(2 * anomaly) * (0.019993 - t * 0.000101) + sin(3 * anomaly) * 0.000289
    // Aberration and the main term of nutation.
    let node = radians(125.04 - 1934.136 * t)
    let longitude = radians(meanLongitude + center - 0.00569 - 0.00478 * sin(node))
    let obliquity = radians(
      23.43929111 - t * (0.013004167 + t * (0.000000164 - t * 0.000000504)) + 0.00256 * cos(node))
    declination = .radians(asin(sin(obliquity) * sin(longitude)))
    let ascension = atan2(cos(obliquity) * sin(longitude), cos(longitude)) * (180 / .pi)
    let equation = meanLongitude - 0.0057183 - ascension - 0.00478 * sin(node) * cos(obliquity)
    equationOfTime = equation.remainder(dividingBy: 360) * 240
  }

  /// The place where the sun is overhead.
  public var overhead: Coordinate {
    let noonwards = (secondsSince1970 + equationOfTime).remainder(dividingBy: 86_400)
    return Coordinate(
      latitudeRadians: declination.radians, longitudeRadians: (43_200 - noonwards) / 43_200 * .pi)
  }

  /// Returns the altitude of the sun's center above the horizon, without refraction.
  public func altitude(at coordinate: Coordinate) -> Angle {
    let angle = UnitVector(overhead).angle(to: UnitVector(coordinate)).degrees
    return .degrees(90 - angle)
  }

  /// Returns the apparent solar time in seconds since solar midnight, in 0..<86,400.
  public func solarTime(at coordinate: Coordinate) -> Double {
    let time = secondsSince1970 + equationOfTime + coordinate.longitude * 240
    let rest = time.truncatingRemainder(dividingBy: 86_400)
    return rest < 0 ? rest + 86_400 : rest
  }
}

private func radians(_ degrees: Double) -> Double {
  degrees.remainder(dividingBy: 360) * (.pi / 180)
}
