import Atlas

nonisolated extension PlaceSummary {
  /// What time it is at a place, and when it has light.
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
      time.clock.map { Fact(name: Messages.FactNames.localTime, value: $0, source: "tz database") },
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
  /// What the zone is called: on the high seas `UTC−11, by longitude`, since the database counts these hours the
  /// other way round.
  var words: String {
    guard name.hasPrefix("Etc/GMT") else { return name }
    let hours = -(Int(name.dropFirst("Etc/GMT".count)) ?? 0)
    return hours == 0
      ? Messages.Facts.zoneUTC : Messages.Facts.zone("\(hours > 0 ? "+" : "−")\(abs(hours))")
  }
}
