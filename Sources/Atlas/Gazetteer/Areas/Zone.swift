/// A time zone, an area whose clocks show the same time.
public struct Zone: Hashable, Sendable {
  /// The name in the IANA time zone database: `Europe/Copenhagen`, or `Etc/GMT+11` on the high
  /// seas.
  public let name: String
  /// The ISO 3166-1 alpha-2 code of the zone's country in the time zone database, or `nil`.
  public let countryCode: String?

  /// Returns the zone that ships keep on the high seas.
  ///
  /// Its offset is a whole number of hours given by the longitude. The date line separates the two
  /// zones of twelve hours. The database counts hours west of Greenwich, so `Etc/GMT+11` is eleven
  /// hours behind Greenwich.
  ///
  /// - Returns: `nil` at the poles, where all longitudes meet.
  public static func nautical(at coordinate: Coordinate) -> Zone? {
    guard abs(coordinate.latitude) < 90 else { return nil }
    return nautical[12 + Int((coordinate.longitude / 15).rounded())]
  }

  /// The zones from twelve hours behind Greenwich to twelve hours ahead.
  private static let nautical: [Zone] = (-12...12).map { hours in
    let name = hours == 0 ? "Etc/GMT" : "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))"
    return Zone(name: name, countryCode: nil)
  }
}
