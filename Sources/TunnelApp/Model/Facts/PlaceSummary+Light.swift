import Atlas

nonisolated extension PlaceSummary {
  /// Returns the local time in one line; nil if it is not known.
  static func localTime(_ time: PlaceTime) -> Fact? {
    time.clock.map { Fact(name: Messages.FactNames.localTime, value: $0, source: "tz database") }
  }

  /// Returns the time of day above the date and the name of the offset from UTC; nil if they are not
  /// known.
  static func clock(_ time: PlaceTime, in zone: Sourced<Zone>?) -> Fact? {
    guard let date = time.date, let hours = time.timeOfDay, let offset = time.offsetName else {
      return nil
    }
    let isNautical = zone?.value.isNautical == true
    return Fact(
      name: Messages.FactNames.localTime, value: hours,
      source: isNautical ? zone?.source.words : "tz database",
      detail: [date, offset].joinedByCommas, copied: time.clock)
  }

  /// Returns the sun's way at a place.
  static func day(_ time: PlaceTime, at place: PlaceDescription) -> Day {
    let fact =
      switch time.daylight {
      case .between:
        Fact(
          name: Messages.FactNames.sunriseAndSunset, value: time.sunHours ?? "",
          source: precision)
      case .allDay:
        Fact(name: Messages.FactNames.sun, value: Messages.Facts.allDay, source: "Meeus")
      case .none: Fact(name: Messages.FactNames.sun, value: Messages.Facts.noDay, source: "Meeus")
      }
    return Day(course: DayCourse(time, at: place.coordinate), fact: fact)
  }

  /// Returns further facts about the time and the daylight at a place.
  static func light(_ time: PlaceTime, in zone: Sourced<Zone>?) -> [Fact?] {
    var length: Fact?
    if case .between = time.daylight {
      length = Fact(
        name: Messages.FactNames.dayLength, value: Messages.Facts.duration(time.daylight.length),
        source: precision)
    }
    return [
      length,
      time.solarTime.map {
        Fact(
          name: Messages.FactNames.solarTime, value: DateFormat.shownTimeOfDay($0), source: "Meeus")
      },
      // On the high seas the offset beside the time is the whole name.
      zone.flatMap {
        $0.value.isNautical
          ? nil
          : Fact(name: Messages.FactNames.timeZone, value: $0.value.name, source: $0.source.words)
      },
    ]
  }

  private static var precision: String { Messages.Facts.sunTimes(within: 1) }
}

nonisolated extension Zone {
  /// Whether this is a zone of the high seas, which has no name but its offset from UTC.
  ///
  /// The database inverts the sign of its offset, `Etc/GMT+11`, so the name is not for people.
  var isNautical: Bool { name.hasPrefix("Etc/GMT") }
}
