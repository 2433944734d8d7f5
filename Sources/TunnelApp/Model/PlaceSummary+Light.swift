import Atlas

nonisolated extension PlaceSummary {
  /// Returns the local time; nil if it is not known.
  static func localTime(_ time: PlaceTime) -> Fact? {
    time.clock.map { Fact(name: Messages.FactNames.localTime, value: $0, source: "tz database") }
  }

  /// Returns facts about the time and the daylight at a place.
  static func light(_ time: PlaceTime, in zone: Sourced<Zone>?) -> [Fact?] {
    let source = "Meeus, ± 1 min"
    let light: [Fact?] =
      switch time.daylight {
      case .between:
        [
          time.sunHours.map {
            Fact(name: Messages.FactNames.sunriseAndSunset, value: $0, source: source)
          },
          Fact(
            name: Messages.FactNames.dayLength, value: DateFormat.duration(time.daylight.length),
            source: source),
        ]
      case .allDay:
        [Fact(name: Messages.FactNames.sun, value: Messages.Facts.allDay, source: "Meeus")]
      case .none: [Fact(name: Messages.FactNames.sun, value: Messages.Facts.noDay, source: "Meeus")]
      }
    return [
      localTime(time),
      zone.map {
        Fact(name: Messages.FactNames.timeZone, value: $0.value.words, source: $0.source.name)
      },
      time.solarTime.map {
        Fact(name: Messages.FactNames.solarTime, value: DateFormat.timeOfDay($0), source: "Meeus")
      },
    ] + light
  }
}

nonisolated extension Zone {
  /// The name of the zone.
  ///
  /// On the high seas it is `UTC−11, by longitude`, because the database inverts the sign of these
  /// zones.
  var words: String {
    guard name.hasPrefix("Etc/GMT") else { return name }
    let hours = -(Int(name.dropFirst("Etc/GMT".count)) ?? 0)
    return hours == 0
      ? Messages.Facts.zoneUTC : Messages.Facts.zone("\(hours > 0 ? "+" : "−")\(abs(hours))")
  }
}
