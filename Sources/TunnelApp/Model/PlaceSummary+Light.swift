import Atlas

nonisolated extension PlaceSummary {
  /// What time it is at a place, and when it has light.
  static func light(_ time: PlaceTime, in zone: Sourced<Zone>?) -> [Fact?] {
    let source = "Meeus, ± 1 min"
    let light: [Fact?] =
      switch time.daylight {
      case .between:
        [
          time.sunHours.map { Fact(name: "Sunrise and sunset", value: $0, source: source) },
          Fact(
            name: "Day length", value: DateFormat.duration(time.daylight.length), source: source),
        ]
      case .allDay: [Fact(name: "Sun", value: "polar day: it does not set", source: "Meeus")]
      case .none: [Fact(name: "Sun", value: "polar night: it does not rise", source: "Meeus")]
      }
    return [
      time.clock.map { Fact(name: "Local time", value: $0, source: "tz database") },
      zone.map { Fact(name: "Time zone", value: $0.value.words, source: $0.source.name) },
      time.solarTime.map {
        Fact(name: "Solar time", value: DateFormat.timeOfDay($0), source: "Meeus")
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
      ? "UTC, by longitude" : "UTC\(hours > 0 ? "+" : "−")\(abs(hours)), by longitude"
  }
}
