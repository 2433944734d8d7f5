internal import Containers

nonisolated extension Messages {
  /// The errors of commands.
  nonisolated enum Failures {
    /// A line of the standard input is too long.
    static func longLine(_ count: Int) -> String {
      LocalizedMessage(
        one: "It is longer than {count} byte.", other: "It is longer than {count} bytes.",
        count: count
      ).text
    }

    /// Some questions of a list had no answer.
    static func unanswered(_ count: Int, of total: Int) -> String {
      LocalizedMessage(
        one: "{count} line of {total} had no answer.",
        other: "{count} lines of {total} had no answer.", count: count, ["total": .number(total)]
      ).text
    }

    /// A question is missing; {argument} is the name of the argument.
    static func missingArgument(_ argument: String) -> String {
      LocalizedMessage(
        "Missing expected argument '<{argument}> ...', or lines on the standard input.",
        ["argument": .text(argument)]
      ).text
    }

    /// A notation is unknown; {name} is quoted.
    static func unknownNotation(_ name: String, known names: String) -> String {
      LocalizedMessage(
        "There is no notation {name}. The notations are {names}.",
        ["name": .text(name), "names": .text(names)]
      ).text
    }

    /// A notation is unknown, and looks like another; {name} is quoted.
    static func misspelledNotation(_ name: String, known names: String, meaning meant: String)
      -> String
    {
      LocalizedMessage(
        "There is no notation {name}. The notations are {names}. Did you mean “{meant}”?",
        ["name": .text(name), "names": .text(names), "meant": .text(meant)]
      ).text
    }

    /// The system does not know a time zone; {folder} is a path, tzdata the name of a package.
    static func missingZone(_ zone: String, in folder: String) -> String {
      LocalizedMessage(
        "The time zone {zone} is not in the system's database, {folder}: the local time is unknown. Install the package tzdata.",
        ["zone": .text(zone), "folder": .text(folder)]
      ).text
    }

    /// There is nothing to search for; {text} is quoted.
    static func emptyQuery(_ text: String) -> String {
      LocalizedMessage("There is nothing in {text} to search for.", ["text": .text(text)]).text
    }

    /// Nothing has a name; {name} is quoted.
    static func nothing(_ name: String) -> String {
      LocalizedMessage("Nothing is called {name}.", ["name": .text(name)]).text
    }

    /// Nothing has a name, but places have similar ones; {name} is quoted.
    static func similar(_ name: String, meaning places: String) -> String {
      LocalizedMessage(
        "Nothing is called {name}. Did you mean {places}?",
        ["name": .text(name), "places": .text(places)]
      ).text
    }

    /// A text is an address; {address} is quoted.
    static func street(_ address: String, in town: String) -> String {
      LocalizedMessage(
        "Streets are not in the data. Did you mean the town of {address}, {town}?",
        ["address": .text(address), "town": .text(town)]
      ).text
    }

    /// Nothing has exactly that name, but names of places begin with it; {name} is quoted.
    static func notExact(_ name: String, but places: String, count: Int) -> String {
      LocalizedMessage(
        one: "Nothing is called exactly {name}. There is {places}.",
        other: "Nothing is called exactly {name}. There are {places}.", count: count,
        ["name": .text(name), "places": .text(places)]
      ).text
    }

    /// Several places have a name; {name} is quoted.
    static func ambiguous(_ name: String, among places: String) -> String {
      LocalizedMessage(
        "{name} is ambiguous: {places}. Add the region, the country or the kind, as written here, or give a coordinate.",
        ["name": .text(name), "places": .text(places)]
      ).text
    }

    /// Nothing is known of a place.
    static func nothingKnown(at coordinate: String) -> String {
      LocalizedMessage("Nothing is known at {coordinate}.", ["coordinate": .text(coordinate)]).text
    }

    /// The word after `help` is no command; {name} is quoted.
    static func unknownCommand(_ name: String) -> String {
      LocalizedMessage("There is no command {name}.", ["name": .text(name)]).text
    }

    /// A command is misspelled; {name} is quoted.
    static func misspelledCommand(_ name: String, meaning meant: String) -> String {
      LocalizedMessage(
        "There is no command {name}. Did you mean “{meant}”?",
        ["name": .text(name), "meant": .text(meant)]
      ).text
    }

    /// An option is misspelled; {name} is quoted.
    static func misspelledOption(_ name: String, meaning meant: String) -> String {
      LocalizedMessage(
        "There is no option {name}. Did you mean “--{meant}”?",
        ["name": .text(name), "meant": .text(meant)]
      ).text
    }

    /// The place after an option is missing.
    static func missingPlace(behind option: String) -> String {
      LocalizedMessage("The place after {option} is missing.", ["option": .text(option)]).text
    }

    /// The data have no names in a language; {language} is quoted, {languages} are their tags.
    static func unknownLanguage(_ language: String, only languages: String) -> String {
      LocalizedMessage(
        "There are no names in the language {language}, only in {languages}.",
        ["language": .text(language), "languages": .text(languages)]
      ).text
    }

    /// A date cannot be read.
    static var date: String {
      LocalizedMessage("Write a date of ISO 8601, for example “2026-06-21T12:00Z”.").text
    }

    /// The size of a picture cannot be read.
    static var size: String {
      LocalizedMessage("Write a width and a height of 1 to 8192, for example “1024x1000”.").text
    }

    /// A number of pixels per point cannot be read.
    static var scale: String {
      LocalizedMessage("Write a number of pixels per point from 0.5 to 4, for example “1.5”.").text
    }

    /// A limit cannot be read; {text} is quoted.
    static func limit(_ text: String) -> String {
      LocalizedMessage(
        "{text} is not a limit: write a number from 1 to 1000.", ["text": .text(text)]
      ).text
    }

    /// A part of a time cannot be read; {text} is quoted.
    static func fraction(_ text: String) -> String {
      LocalizedMessage(
        "{text} is not a part of the fall: write a number from 0 to 1, for example “0.42”.",
        ["text": .text(text)]
      ).text
    }

    /// Both ends of a tunnel are one place.
    static func noTunnel(at coordinate: String) -> String {
      LocalizedMessage(
        "There is no tunnel from {coordinate} to the same place.", ["coordinate": .text(coordinate)]
      ).text
    }

    /// An option is out of range.
    static var time: String { LocalizedMessage("--time must be 0 to 3600 seconds.").text }

    /// An option is out of range.
    static var across: String {
      LocalizedMessage("--across must be at most 12000 kilometers, and more than 0.").text
    }

    /// An option is out of range; {least} is the least number of kilometers that the data show.
    static func tooClose(_ least: String) -> String {
      LocalizedMessage(
        "--across must be at least {least} kilometers in a picture of this size: the data end there.",
        ["least": .text(least)]
      ).text
    }

    /// A file cannot be a picture; {path} is quoted.
    static func output(_ path: String) -> String {
      LocalizedMessage(
        "--output {path} must be a file that ends in .png.", ["path": .text(path)]
      ).text
    }

    /// The system lets the program open too few files.
    static func openFiles(_ limit: Int, of least: Int) -> String {
      LocalizedMessage(
        "The limit on open files is {limit}. At least {least} are needed: see ulimit -n.",
        ["limit": .number(limit), "least": .number(least)]
      ).text
    }

    /// A picture is too large for the memory.
    static func picture(_ width: Int, _ height: Int) -> String {
      LocalizedMessage(
        "There is no memory for a picture of {width} × {height} pixels.",
        ["width": .number(width), "height": .number(height)]
      ).text
    }

    /// A failure of the system; {reason} is its description.
    static func unreadableInput(_ reason: String) -> String {
      LocalizedMessage("The standard input cannot be read: {reason}.", ["reason": .reason(reason)])
        .text
    }

    /// A failure of the system; {reason} is its description.
    static func unwritableOutput(_ reason: String) -> String {
      LocalizedMessage("The output cannot be written: {reason}.", ["reason": .reason(reason)]).text
    }
  }

  /// The errors of files.
  nonisolated enum Files {
    /// A data file does not exist.
    static func missing(_ path: String) -> String {
      LocalizedMessage("The file {path} is missing.", ["path": .text(path)]).text
    }

    /// A file is damaged; {reason} is in English inside the program's own data.
    static func damaged(_ path: String, _ reason: String) -> String {
      LocalizedMessage(
        "The file {path} is damaged: {reason}.", ["path": .text(path), "reason": .reason(reason)]
      ).text
    }

    /// A data file cannot be read; {reason} is the system's description.
    static func unreadable(_ path: String, _ reason: String) -> String {
      LocalizedMessage(
        "The file {path} cannot be read: {reason}.",
        ["path": .text(path), "reason": .reason(reason)]
      ).text
    }

    /// The data folder does not exist; {paths} were tried, {variable} is an environment variable.
    static func missingFolder(tried paths: String, set variable: String) -> String {
      LocalizedMessage(
        "The folder with the maps is missing. Tried: {paths}. Set {variable} to its path.",
        ["paths": .text(paths), "variable": .text(variable)]
      ).text
    }

    /// Why a picture cannot be saved.
    static var noHome: String { LocalizedMessage("the home folder is unknown").text }

    /// Why a picture cannot be saved; {folder} is the path of the folder for pictures.
    static func noFolder(_ folder: String) -> String {
      LocalizedMessage("the folder {folder} cannot be created", ["folder": .text(folder)]).text
    }

    /// Why a picture cannot be saved.
    static var tooMany: String { LocalizedMessage("there are too many files with that name").text }
  }
}
