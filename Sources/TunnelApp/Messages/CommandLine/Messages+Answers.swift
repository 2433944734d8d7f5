internal import Containers

nonisolated extension Messages {
  /// The lines of the answers of commands.
  nonisolated enum Answers {
    /// Where the nearest land is.
    static func nearestLand(_ place: String) -> String {
      LocalizedMessage("nearest land {place}", ["place": .text(place)]).text
    }

    /// Where the nearest town is.
    static func nearestTown(_ place: String) -> String {
      LocalizedMessage("nearest town {place}", ["place": .text(place)]).text
    }

    /// The height of a summit.
    static func spotHeight(_ summit: String) -> String {
      LocalizedMessage("{summit} (spot height)", ["summit": .text(summit)]).text
    }

    /// How high the ground is.
    static func elevation(_ height: String) -> String {
      LocalizedMessage("elevation {height}", ["height": .text(height)]).text
    }

    /// How high the ground is, from a grid of elevations.
    static func gridElevation(_ height: String) -> String {
      LocalizedMessage("elevation {height} (2′ grid)", ["height": .text(height)]).text
    }

    /// How deep the sea is.
    static func depth(_ height: String) -> String {
      LocalizedMessage("depth {height}", ["height": .text(height)]).text
    }

    /// How deep the sea is, from a grid of elevations.
    static func gridDepth(_ height: String) -> String {
      LocalizedMessage("depth {height} (2′ grid)", ["height": .text(height)]).text
    }

    /// How high the water of a lake is.
    static func lakeLevel(_ height: String) -> String {
      LocalizedMessage("lake level {height}", ["height": .text(height)]).text
    }

    /// How high the water of a lake is, from a grid of elevations.
    static func gridLakeLevel(_ height: String) -> String {
      LocalizedMessage("lake level {height} (2′ grid)", ["height": .text(height)]).text
    }

    /// When the sun rises and sets, and the time between.
    static func sunUp(_ hours: String, for length: String) -> String {
      LocalizedMessage(
        "sun up {hours} ({length})", ["hours": .text(hours), "length": .text(length)]
      ).text
    }

    /// The sun all day.
    static var allDay: String { LocalizedMessage("polar day: the sun does not set").text }

    /// No sun all day.
    static var noDay: String { LocalizedMessage("polar night: the sun does not rise").text }

    /// The solar time, and the hours of daylight.
    static func solarTime(_ time: String, _ light: String) -> String {
      LocalizedMessage("solar time {time}, {light}", ["time": .text(time), "light": .text(light)])
        .text
    }

    /// Where a tunnel from the place leads; {place} is "in Lemvig, Denmark" or "near Paris".
    static func comesOut(_ place: String) -> String {
      LocalizedMessage("a tunnel comes out {place}", ["place": .text(place)]).text
    }

    /// A data file, its size and its contents.
    static func file(_ name: String, of size: String, holding contents: String) -> String {
      LocalizedMessage(
        "{name}, {size}: {contents}",
        ["name": .text(name), "size": .text(size), "contents": .text(contents)]
      ).text
    }

    /// A source of a file, the package that it was taken from and its license.
    static func source(_ source: String, from package: String, under license: String) -> String {
      LocalizedMessage(
        "{source} ({package}), {license}",
        ["source": .text(source), "package": .text(package), "license": .text(license)]
      ).text
    }

    /// The size of a small file.
    static func kilobytes(_ number: String) -> String {
      LocalizedMessage("{number} kB", ["number": .text(number)]).text
    }

    /// The size of a large file.
    static func megabytes(_ number: String) -> String {
      LocalizedMessage("{number} MB", ["number": .text(number)]).text
    }

    /// A message about a line of the standard input.
    static func line(_ number: Int, _ message: String) -> String {
      LocalizedMessage(
        "line {number}: {message}", ["number": .number(number), "message": .text(message)]
      ).text
    }
  }

  /// Notes printed along with an answer.
  nonisolated enum Notes {
    /// The place that was chosen from several; {name} is quoted.
    static func isRead(_ name: String, as place: String) -> String {
      LocalizedMessage("{name} is read as {place}.", ["name": .text(name), "place": .text(place)])
        .text
    }

    /// The other places with the name.
    static func thereIsAlso(_ places: String, count: Int) -> String {
      LocalizedMessage(
        one: "There is also {places}.", other: "There are also {places}.", count: count,
        ["places": .text(places)]
      ).text
    }

    /// A list of places that is cut short.
    static func andMore(_ places: String, and count: Int) -> String {
      LocalizedMessage(
        one: "{places}; and {count} more", other: "{places}; and {count} more", count: count,
        ["places": .text(places)]
      ).text
    }

    /// Printed before the town of an address; {address} is quoted.
    static func town(of address: String) -> String {
      LocalizedMessage(
        "Streets are not in the data. This is the town of {address}.", ["address": .text(address)]
      ).text
    }

    /// Printed before similar names, if nothing has the name; {name} is quoted.
    static func oneOfThese(_ name: String, count: Int) -> String {
      LocalizedMessage(
        one: "Nothing is called {name}. Did you mean this?",
        other: "Nothing is called {name}. Did you mean one of these?", count: count,
        ["name": .text(name)]
      ).text
    }

    /// A word that is a locator; {name} is quoted.
    static func locator(_ name: String) -> String {
      LocalizedMessage(
        "{name} is read as a locator, the middle of a cell of 1° by 2°; nothing has that name.",
        ["name": .text(name)]
      ).text
    }

    /// Settings, digs or windows cannot be saved; {reason} comes from the system.
    static func notKept(_ reason: String) -> String {
      LocalizedMessage("What you change is not kept: {reason}", ["reason": .text(reason)]).text
    }

    /// A data file can no longer be used; {failure} is a sentence.
    static func doesWithout(_ failure: String) -> String {
      LocalizedMessage("{failure} The window does without it.", ["failure": .text(failure)]).text
    }
  }
}
