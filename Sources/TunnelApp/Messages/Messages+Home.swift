internal import Containers

nonisolated extension Messages {
  /// The user's home and pins, and what the empty search offers.
  nonisolated enum Home {
    /// The user's home: a setting, a menu, and the name of its pin.
    static var title: String { LocalizedMessage("My home").text }

    /// The command that digs at the user's home.
    static var go: String { LocalizedMessage("Dig at my home").text }

    /// The command that makes the place where one digs the home.
    static var setHere: String { LocalizedMessage("Set as home").text }

    /// The command that makes a place on a map the home.
    static var setThere: String { LocalizedMessage("Make this my home").text }

    /// The command that removes the home.
    static var remove: String { LocalizedMessage("Remove home").text }

    /// The change of the home, in “Undo Home”.
    static var change: String { LocalizedMessage("Home", context: "change").text }

    /// There is no home, in the settings.
    static var noHome: String { LocalizedMessage("None", context: "home").text }

    /// Beside the place where one digs, in the settings of the home.
    static var here: String { LocalizedMessage("The start").text }

    /// Says that a place is the home now; Ctrl+Home is a key.
    static func isSet(_ place: String) -> String {
      LocalizedMessage("Home: {place}. Ctrl+Home digs there.", ["place": .text(place)]).text
    }

    /// Says that there is no home any more.
    static var removed: String { LocalizedMessage("The home is removed.").text }

    /// Says that there is no home, and how to set one.
    static var missing: String {
      LocalizedMessage(
        "There is no home yet. “Set as home” in the menu makes the place where you dig your home."
      ).text
    }

    /// Asks at the first start whether a town is the home; {town} is a town and its country.
    static func question(_ town: String) -> String {
      LocalizedMessage(
        "This computer keeps the time of {town}. Is that your home?", ["town": .text(town)]
      ).text
    }

    /// The button that makes a town the home.
    static func accept(_ town: String) -> String {
      LocalizedMessage("Set home: {town}", ["town": .text(town)]).text
    }

    /// The button that leaves the home unset.
    static var decline: String { LocalizedMessage("Not now").text }

    /// Says after the question where a home is set.
    static var later: String {
      LocalizedMessage("“Make this my home” in the menu of a place on a map sets your home.").text
    }

    // MARK: Pins

    /// The setting, and the command, whether the maps show the home and favorites as pins.
    static var pins: String { LocalizedMessage("Pins on the maps").text }

    /// The pins are shown.
    static var shown: String { LocalizedMessage("Shown", context: "pins").text }

    /// The pins are not shown.
    static var hidden: String { LocalizedMessage("Hidden", context: "pins").text }

    // MARK: The empty search

    /// The heading of the last places in the empty search.
    static var recent: String { LocalizedMessage("Recent").text }

    /// The heading of the examples in the empty search.
    static var examples: String { LocalizedMessage("Examples").text }

    /// A name to search for, as an example: a town that several have, with its region.
    static var nameExample: String { LocalizedMessage("Paris, Texas").text }

    /// A coordinate to search for, as an example; it is that of the Eiffel Tower.
    static var coordinateExample: String { LocalizedMessage("48.8584, 2.2945").text }

    /// A plus code to search for, as an example; it is that of a house in Zürich.
    static var codeExample: String { LocalizedMessage("8FVC9G8F+6X").text }

    /// What the example of a name is.
    static var aName: String { LocalizedMessage("A name, with its region or country").text }

    /// What the example of a coordinate is.
    static var aCoordinate: String { LocalizedMessage("A coordinate, in any notation").text }

    /// What the example of a plus code is.
    static var aCode: String { LocalizedMessage("A plus code").text }
  }
}
