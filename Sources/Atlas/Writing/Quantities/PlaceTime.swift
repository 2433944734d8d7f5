/// The time at a place, by its clocks and by the sun.
public struct PlaceTime: Hashable, Sendable {
  /// The time in seconds since January 1, 1970, UTC.
  public let secondsSince1970: Double
  /// The name of the time zone, such as `Europe/Copenhagen`, or `nil` if none is known.
  public let zone: String?
  /// The zone's offset from UTC at this time, or `nil` if no time zone is known.
  public let offset: TimeZoneRules.Offset?
  /// The apparent solar time, in seconds since solar midnight; `nil` at the poles, which have no
  /// noon.
  public let solarTime: Double?
  /// Sunrise and sunset on the local calendar day, or on this solar day if there is no time zone.
  public let daylight: Daylight
  /// The altitude of the sun above the horizon.
  public let sunAltitude: Angle

  /// Creates the time at a place with an optional time zone.
  ///
  /// - Parameter zone: A name in the time zone database. A name that the system lacks counts as
  ///   `nil`.
  public init(at coordinate: Coordinate, zone: String?, on secondsSince1970: Double) {
    let rules = zone.flatMap { TimeZoneRules(name: $0) }
    let sun = Sun(secondsSince1970: secondsSince1970)
    self.secondsSince1970 = secondsSince1970
    self.zone = rules?.name
    offset = rules?.offset(at: secondsSince1970)
    solarTime = abs(coordinate.latitude) < 90 ? sun.solarTime(at: coordinate) : nil
    daylight = Daylight(at: coordinate, on: offset?.noon(of: secondsSince1970) ?? secondsSince1970)
    sunAltitude = sun.altitude(at: coordinate)
  }

  /// Creates the time at a described place, in its time zone.
  public init(at place: PlaceDescription, on secondsSince1970: Double) {
    self.init(at: place.coordinate, zone: place.zone?.name, on: secondsSince1970)
  }

  /// The local date and time, `Sun 21 June 2026, 14:00 CEST`, or `nil` without a time zone.
  public var clock: String? {
    guard let offset, let offsetName else { return nil }
    return DateFormat.string(secondsSince1970, offset: offset.seconds) + " " + offsetName
  }

  /// The local date, `Sun 21 June 2026`, or `nil` without a time zone.
  public var date: String? {
    offset.map { DateFormat.date(secondsSince1970, offset: $0.seconds) }
  }

  /// The local time of day, `14:00`, or `nil` without a time zone.
  public var timeOfDay: String? {
    offset.map { DateFormat.shownTimeOfDay(secondsSince1970 + Double($0.seconds)) }
  }

  /// The abbreviation of the offset from UTC, `CEST`, or `UTC−11` where it has none; `nil` without a
  /// time zone.
  public var offsetName: String? {
    offset.map(\.shownName)
  }

  /// The times of sunrise and sunset, `04:32–22:11`, or `nil` on days without them.
  ///
  /// The times are local, or in UTC if there is no time zone.
  public var sunHours: String? {
    guard case .between(let sunrise, let sunset) = daylight else { return nil }
    let shift = Double(offset?.seconds ?? 0)
    return DateFormat.shownTimeOfDay(sunrise + shift) + "–"
      + DateFormat.shownTimeOfDay(sunset + shift) + (offset == nil ? " UTC" : "")
  }
}
