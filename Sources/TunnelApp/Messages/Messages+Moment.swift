internal import Containers

nonisolated extension Messages.Skies {
  /// The time at an end of the tunnel, where the sun is up; {time} is for example "14:00 CEST".
  static func byDay(_ time: String) -> String {
    LocalizedMessage("{time} · day", ["time": .text(time)]).text
  }

  /// The time at an end of the tunnel, where the sun is just below the horizon.
  static func inTwilight(_ time: String) -> String {
    LocalizedMessage("{time} · twilight", ["time": .text(time)]).text
  }

  /// The time at an end of the tunnel, where it is night.
  static func byNight(_ time: String) -> String {
    LocalizedMessage("{time} · night", ["time": .text(time)]).text
  }
}

nonisolated extension Messages {
  /// The bar below day and night, on which a moment of the day or the year is chosen.
  nonisolated enum Moments {
    /// The bar.
    static var bar: String { LocalizedMessage("Time of day and night").text }

    /// The choice of a slider through the 24 hours of the day.
    static var day: String { LocalizedMessage("Day", context: "slider").text }

    /// The choice of a slider through the days of the year.
    static var year: String { LocalizedMessage("Year", context: "slider").text }

    /// The choice of what the slider moves through.
    static var span: String { LocalizedMessage("The slider moves through").text }

    /// The slider through the 24 hours of the day.
    static var daySlider: String { LocalizedMessage("Time of the day").text }

    /// The slider through the days of the year.
    static var yearSlider: String { LocalizedMessage("Day of the year").text }

    /// The button that shows day and night as they are now.
    static var now: String { LocalizedMessage("Now", context: "moment").text }

    /// What the button "Now" does.
    static var nowHint: String {
      LocalizedMessage("Shows day and night as they are now, and follows the time.").text
    }

    /// A moment; {moment} is for example "21 June, 14:00" or "Sun 21 June 2026, 14:00".
    static func utc(_ moment: String) -> String {
      LocalizedMessage("{moment} UTC", ["moment": .text(moment)]).text
    }

    /// The time where the child digs; {time} is for example "14:00 CEST".
    static func atDig(_ time: String) -> String {
      LocalizedMessage("{time} at the dig", ["time": .text(time)]).text
    }

    /// The key that moves the slider on by a small step.
    static var forward: String { LocalizedMessage("10 minutes or a day later").text }

    /// The key that moves the slider back by a small step.
    static var back: String { LocalizedMessage("10 minutes or a day earlier").text }

    /// The key that moves the slider on by a large step.
    static var farForward: String { LocalizedMessage("An hour or a month later").text }

    /// The key that moves the slider back by a large step.
    static var farBack: String { LocalizedMessage("An hour or a month earlier").text }

    /// The key that moves the slider to its start.
    static var toStart: String { LocalizedMessage("Start of the day or the year").text }

    /// The key that moves the slider to its end.
    static var toEnd: String { LocalizedMessage("End of the day or the year").text }
  }
}
