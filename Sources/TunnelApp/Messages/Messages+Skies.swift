internal import Containers

nonisolated extension Messages {
  /// Day and night on the maps.
  nonisolated enum Skies {
    /// The command that shows where it is day and where it is night.
    static var daylight: String { LocalizedMessage("Day and night").text }

    /// The user showed or hid day and night.
    static var change: String { LocalizedMessage("Day and Night", context: "change").text }

    /// The mark of the place where the sun is overhead.
    static var sun: String { LocalizedMessage("The sun is overhead here").text }

    /// Says of a map that it is day at its end; {end} is "Start" or "End".
    static func day(at end: String) -> String {
      LocalizedMessage("{end}: day", ["end": .text(end)]).text
    }

    /// Says of a map that at its end the sun is just below the horizon.
    static func twilight(at end: String) -> String {
      LocalizedMessage("{end}: twilight", ["end": .text(end)]).text
    }

    /// Says of a map that it is night at its end.
    static func night(at end: String) -> String {
      LocalizedMessage("{end}: night", ["end": .text(end)]).text
    }

    /// An option.
    static var option: String {
      LocalizedMessage("Show where it is day and where it is night, at the time of --date.").text
    }
  }
}
