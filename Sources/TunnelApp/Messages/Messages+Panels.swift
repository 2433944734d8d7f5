internal import Containers

nonisolated extension Messages {
  /// The search sheet.
  nonisolated enum Search {
    /// The placeholder of the empty field.
    static var placeholder: String { LocalizedMessage("Search for a place or coordinate").text }

    /// The list of results.
    static var results: String { LocalizedMessage("Results").text }

    /// The key that empties the field.
    static var clear: String { LocalizedMessage("Clear the text").text }

    /// The key for the next result.
    static var next: String { LocalizedMessage("Next result").text }

    /// The key for the previous result.
    static var previous: String { LocalizedMessage("Previous result").text }

    /// The key for the result five further down.
    static var fiveOn: String { LocalizedMessage("Five results on").text }

    /// The key for the result five further up.
    static var fiveBack: String { LocalizedMessage("Five results back").text }

    /// Says that only a part of the text is searched for.
    static var truncated: String {
      LocalizedMessage("That text is too long: only its beginning is searched.").text
    }

    /// What to search for; Enter and Ctrl are keys.
    static func invitation(_ languages: Int) -> String {
      LocalizedMessage(
        "A town, country, mountain or lake, in any of {languages} languages; or a coordinate, for example 56.55, 8.3167. Enter digs there, Ctrl+Enter comes out there.",
        ["languages": .number(languages)]
      ).text
    }

    /// Says that what was typed is a coordinate.
    static var coordinate: String { LocalizedMessage("A coordinate").text }

    /// Says how many results there are.
    static func count(_ count: Int) -> String {
      LocalizedMessage(one: "{count} result", other: "{count} results", count: count).text
    }

    /// Says that there are more results than shown; {limit} is 20.
    static func best(_ limit: Int) -> String {
      LocalizedMessage("The {limit} best results", ["limit": .number(limit)]).text
    }

    /// Says that nothing has the name that was typed; {name} is quoted.
    static func nothing(_ name: String) -> String {
      LocalizedMessage("Nothing is called {name}.", ["name": .text(name)]).text
    }

    /// Printed before the town in an address that was typed.
    static var town: String {
      LocalizedMessage("Streets are not in the data. The town of this address:").text
    }

    /// Printed before similar names, if nothing has the name that was typed; {name} is quoted.
    static func similar(_ name: String) -> String {
      LocalizedMessage("Nothing is called {name}. Similar names:", ["name": .text(name)]).text
    }
  }

  /// The sheet about the app.
  nonisolated enum About {
    /// The sheet.
    static var panel: String { LocalizedMessage("About Tunnel").text }

    /// What the program is.
    static var program: String {
      LocalizedMessage(
        "If you dug straight down, where would you come out? Two globes of the Earth, and what is known of every place on it, without a network. The program is free under the MIT license."
      ).text
    }

    /// The page of the sources of the data.
    static var sources: String { LocalizedMessage("Data sources").text }

    /// Returns what a data file contains, which Assets/credits.tsv says in English.
    static func contents(_ words: String) -> String {
      Localization.current.translation(of: words, context: "data") ?? words
    }

    /// The page of the licenses.
    static var licenses: String { LocalizedMessage("Licenses").text }

    /// The page of the versions.
    static var versions: String { LocalizedMessage("Versions").text }

    /// The heading of what the program consists of.
    static var programPart: String { LocalizedMessage("Program").text }

    /// The heading of what the data consist of.
    static var dataPart: String { LocalizedMessage("Data").text }

    /// The works under a license, of which only the first is named; {count} is the number of others.
    static func works(_ first: String, others count: Int) -> String {
      LocalizedMessage(
        one: "{first} and {count} other", other: "{first} and {count} others", count: count,
        ["first": .text(first)]
      ).text
    }

    /// The system that shows the window, with its version.
    static var display: String { LocalizedMessage("Display").text }

    /// The license of a source and the package that it was taken from.
    static func license(_ license: String, from package: String) -> String {
      LocalizedMessage(
        "License: {license} · {package}", ["license": .text(license), "package": .text(package)]
      ).text
    }
  }

  /// The sheet that lists all commands with their keys.
  nonisolated enum AllKeys {
    /// The heading.
    static var title: String { LocalizedMessage("All keys").text }

    /// The field that selects commands by words of their titles or by keys.
    static var find: String { LocalizedMessage("Search keys").text }

    /// In place of the list, if no command has what was typed; {text} is quoted.
    static func nothing(_ text: String) -> String {
      LocalizedMessage("No command or key contains {text}.", ["text": .text(text)]).text
    }

    /// The heading of the commands that find a place and dig there.
    static var places: String { LocalizedMessage("Places", context: "keys").text }

    /// The heading of the commands for the maps.
    static var maps: String { LocalizedMessage("Maps", context: "keys").text }

    /// The heading of the commands in the search.
    static var search: String { LocalizedMessage("In the search", context: "keys").text }

    /// The heading of the commands for the window and the program.
    static var window: String { LocalizedMessage("Window", context: "keys").text }
  }

  /// The alerts that have nothing to choose.
  nonisolated enum Alerts {
    /// The button that ends an alert.
    static var understood: String { LocalizedMessage("OK").text }
  }

  /// The information side of a map.
  nonisolated enum Info {
    /// Shown until the answer arrives.
    static var thinking: String { LocalizedMessage("Thinking…").text }

    /// Shown if there is no answer.
    static var noAnswer: String { LocalizedMessage("No answer").text }

    /// The heading of the facts about the start, in capitals.
    static var start: String { LocalizedMessage("WHERE YOU DIG").text }

    /// The heading of the facts about the end, in capitals.
    static var target: String { LocalizedMessage("WHERE YOU COME OUT").text }

    /// The facts about the start.
    static var factsOfStart: String { LocalizedMessage("Facts of the start").text }

    /// The facts about the end.
    static var factsOfEnd: String { LocalizedMessage("Facts of the end").text }
  }
}
