/// A time zone: where clocks show the same time.
public struct Zone: Hashable, Sendable {
  /// Its name in the IANA time zone database: `Europe/Copenhagen`, on the high seas `Etc/GMT+11`.
  public let name: String
  /// The ISO 3166-1 alpha-2 code of the country that the time zone database counts it to; nil for
  /// zones of no country.
  public let countryCode: String?

  /// The zone that ships on the high seas keep: whole hours by longitude, the date line between
  /// the two of twelve.
  ///
  /// The database counts hours west of Greenwich, so that `Etc/GMT+11` is eleven hours behind it.
  ///
  /// - Returns: nil at the poles, where all longitudes meet.
  public static func nautical(at coordinate: Coordinate) -> Zone? {
    guard abs(coordinate.latitude) < 90 else { return nil }
    return nautical[12 + Int((coordinate.longitude / 15).rounded())]
  }

  /// The zones from twelve hours behind Greenwich to twelve hours ahead of it.
  private static let nautical: [Zone] = (-12...12).map { hours in
    let name = hours == 0 ? "Etc/GMT" : "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))"
    return Zone(name: name, countryCode: nil)
  }
}
