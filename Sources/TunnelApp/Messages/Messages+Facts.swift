internal import Containers

nonisolated extension Messages {
  /// The labels of the facts about a place.
  nonisolated enum FactNames {
    /// The name of a fact, before its value.
    static var coordinates: String { LocalizedMessage("Coordinates", context: "fact").text }

    /// The name of a fact, before its value.
    static var nearestLand: String { LocalizedMessage("Nearest land", context: "fact").text }

    /// The name of a fact, before its value.
    static var nearestTown: String { LocalizedMessage("Nearest town", context: "fact").text }

    /// The name of a fact, before its value.
    static var spotHeight: String { LocalizedMessage("Spot height", context: "fact").text }

    /// The name of a fact, before its value.
    static var elevation: String { LocalizedMessage("Elevation", context: "fact").text }

    /// The name of a fact, before its value.
    static var depth: String { LocalizedMessage("Depth", context: "fact").text }

    /// The name of a fact, before its value.
    static var lakeLevel: String { LocalizedMessage("Lake level", context: "fact").text }

    /// The name of a fact, before its value.
    static var sunriseAndSunset: String {
      LocalizedMessage("Sunrise and sunset", context: "fact").text
    }

    /// The name of a fact, before its value.
    static var dayLength: String { LocalizedMessage("Day length", context: "fact").text }

    /// The name of a fact, before its value.
    static var sun: String { LocalizedMessage("Sun", context: "fact").text }

    /// The name of a fact, before its value.
    static var localTime: String { LocalizedMessage("Local time", context: "fact").text }

    /// The name of a fact, before its value.
    static var timeZone: String { LocalizedMessage("Time zone", context: "fact").text }

    /// The name of a fact, before its value.
    static var solarTime: String { LocalizedMessage("Solar time", context: "fact").text }

    /// The name of a fact, before its value.
    static var length: String { LocalizedMessage("Length", context: "fact").text }

    /// The name of a fact, before its value.
    static var center: String { LocalizedMessage("Earth's center", context: "fact").text }

    /// The name of a fact, before its value.
    static var fall: String { LocalizedMessage("Fall without air", context: "fact").text }

    /// The name of a fact, before its value.
    static var uniformFall: String { LocalizedMessage("Fall, even density", context: "fact").text }

    /// The name of a fact, before its value.
    static var plumbLine: String { LocalizedMessage("Dug by plumb line", context: "fact").text }

    /// The name of a fact, before its value.
    static var hottest: String { LocalizedMessage("Highest temperature", context: "fact").text }

    /// The name of a fact, before its value.
    static var layers: String { LocalizedMessage("Layers", context: "fact").text }
  }

  /// The values of the facts about a place.
  nonisolated enum Facts {
    /// The sun all day.
    static var allDay: String { LocalizedMessage("polar day: it does not set").text }

    /// No sun all day.
    static var noDay: String { LocalizedMessage("polar night: it does not rise").text }

    /// The depth of the center of the Earth; {distance} is half the length of the tunnel.
    static func center(_ distance: String) -> String {
      LocalizedMessage("halfway, {distance} down", ["distance": .text(distance)]).text
    }

    /// A hole along the plumb line leads through the center of the Earth.
    static var meetsCenter: String { LocalizedMessage("meets the center").text }

    /// How far from the center a hole along the plumb line passes, and how far from the antipode it ends.
    static func missesCenter(by miss: String, endingAway distance: String) -> String {
      LocalizedMessage(
        "misses the center by {miss}, ends {distance} away",
        ["miss": .text(miss), "distance": .text(distance)]
      ).text
    }

    /// How long a fall takes.
    static func fall(minutes: Int, seconds: Int) -> String {
      LocalizedMessage(
        "{minutes} min {seconds} s", ["minutes": .number(minutes), "seconds": .number(seconds)]
      ).text
    }

    /// A length of time in hours and minutes.
    static func hours(_ hours: Int, minutes: Int) -> String {
      LocalizedMessage(
        "{hours} h {minutes} min", ["hours": .number(hours), "minutes": .number(minutes)]
      ).text
    }

    /// A length of time in minutes.
    static func minutes(_ minutes: Int) -> String {
      LocalizedMessage("{minutes} min", ["minutes": .number(minutes)]).text
    }

    /// Returns a number of seconds of at least 0, rounded to the minute: `17 h 39 min`, `38 min`.
    static func duration(_ seconds: Double) -> String {
      let all = Int((seconds / 60).rounded())
      return all < 60 ? minutes(all) : hours(all / 60, minutes: all % 60)
    }

    /// The depth of shallow water; {depth} is for example "50 m".
    static func less(than depth: String) -> String {
      LocalizedMessage("less than {depth}", ["depth": .text(depth)]).text
    }

    /// How hot it is.
    static func temperature(_ degrees: String) -> String {
      LocalizedMessage("≈ {degrees} °C", ["degrees": .text(degrees)]).text
    }

    /// A layer of the Earth and the depth to which it reaches.
    static func layer(_ layer: String, to depth: String) -> String {
      LocalizedMessage("{layer} to {depth}", ["layer": .text(layer), "depth": .text(depth)]).text
    }

    /// A fact and its source.
    static func source(_ fact: String, from source: String) -> String {
      LocalizedMessage("{fact}: {source}", ["fact": .text(fact), "source": .text(source)]).text
    }

    /// Where the times of the sun are from, a book by Jean Meeus, and their likely error.
    static func sunTimes(within minutes: Int) -> String {
      LocalizedMessage("Meeus, ± {minutes} min", ["minutes": .number(minutes)]).text
    }

    /// The source of what follows from the longitude of a place alone.
    static var byLongitude: String { LocalizedMessage("Longitude", context: "source").text }

    /// The source of what this program lists of mountains and lakes.
    static var ownFeatures: String { LocalizedMessage("Natural features", context: "source").text }

    /// A height and its likely error.
    static func uncertain(_ height: String, by error: String) -> String {
      LocalizedMessage("{height} ± {error}", ["height": .text(height), "error": .text(error)])
        .text
    }
  }

  /// The layers of the Earth.
  nonisolated enum Layers {
    /// The outermost layer of the Earth.
    static var crust: String { LocalizedMessage("Crust").text }

    /// A layer of the Earth.
    static var upperMantle: String { LocalizedMessage("Upper mantle").text }

    /// A layer of the Earth.
    static var lowerMantle: String { LocalizedMessage("Lower mantle").text }

    /// A layer of the Earth.
    static var outerCore: String { LocalizedMessage("Outer core").text }

    /// The innermost layer of the Earth.
    static var innerCore: String { LocalizedMessage("Inner core").text }
  }
}
