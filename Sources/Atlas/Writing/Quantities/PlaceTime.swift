/// What time it is at a place: by its clocks, and by the sun.
public struct PlaceTime: Hashable, Sendable {
  /// The moment, in seconds since the beginning of 1970 in UTC.
  public let secondsSince1970: Double
  /// The name of the time zone, `Europe/Copenhagen`; nil where none is known.
  public let zone: String?
  /// What the clocks show; nil where no time zone is known.
  public let offset: TimeZoneRules.Offset?
  /// What a sundial shows, in seconds since its midnight; nil at the poles, which have no noon.
  public let solarTime: Double?
  /// When the sun rises and sets on the day that the clocks show; without clocks, on this solar day.
  public let daylight: Daylight
  /// How high the sun stands over the horizon.
  public let sunAltitude: Angle

  /// Makes the time at a place whose time zone is known or not.
  ///
  /// - Parameter zone: A name of the time zone database; one that the system lacks counts as none.
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

  /// Makes the time at a described place, by the clocks of its time zone.
  public init(at place: PlaceDescription, on secondsSince1970: Double) {
    self.init(at: place.coordinate, zone: place.zone?.name, on: secondsSince1970)
  }

  /// The date and the time of day on the clocks, `Sun 21 June 2026, 14:00 CEST`; nil without zone.
  public var clock: String? {
    offset.map { offset in
      // Zones without a name of their own are abbreviated to their distance from UTC.
      let isNamed = offset.abbreviation.first?.isLetter ?? false
      return DateFormat.string(secondsSince1970, offset: offset.seconds) + " "
        + (isNamed ? offset.abbreviation : DateFormat.offset(offset.seconds))
    }
  }

  /// The times of sunrise and sunset, `04:32–22:11`, by the clocks there or, without, in UTC; nil on
  /// days without them.
  public var sunHours: String? {
    guard case .between(let sunrise, let sunset) = daylight else { return nil }
    let shift = Double(offset?.seconds ?? 0)
    return DateFormat.timeOfDay(sunrise + shift) + "–" + DateFormat.timeOfDay(sunset + shift)
      + (offset == nil ? " UTC" : "")
  }
}
