internal import Containers

nonisolated extension Messages {
  /// The lists of places to discover.
  nonisolated enum Discover {
    /// What the command "discover" does.
    static var command: String {
      LocalizedMessage(
        "Print places worth digging at: capitals, towns opposite towns, land opposite land."
      ).text
    }

    /// What LIST is for the command "discover"; the three words are not translated.
    static var list: String { LocalizedMessage("One of capitals, towns and land.").text }

    /// What the lists of the command "discover" are; the words before the colons are not translated.
    static var lists: String {
      LocalizedMessage(
        """
        capitals: all capitals, those opposite land first, the most populous before others. towns: \
        towns opposite towns; the score is the population of the smaller one, at the distance d of \
        one from the antipode of the other divided by 1 + (d/10 km)². land: towns opposite land, the \
        most surprising first; the score is the population, ten times as much for a capital, \
        divided by 1 + (d/10 km)², where d is the distance of the nearest place from the antipode, and \
        halved for each better tunnel between the same two countries. towns and land have at most \
        250 rows. Each row is a line: the name and the country, the coordinate, and what lies \
        opposite; for towns the town opposite and its distance follow. The state that a territory \
        belongs to is in parentheses.
        """
      ).text
    }

    /// The answer of the command "discover" for programs.
    static var json: String {
      LocalizedMessage(
        """
        With --json, one object: list; results, each with name, country, countryCode (ISO 3166-1 \
        alpha-2), for a territory state and stateCode, latitude, longitude, population, score (for towns and land), and opposite, with \
        surface (land, iceShelf, lake, sea), headline and countryCode as the command place has \
        them, and for towns town, with name, countryCode, latitude, longitude, population and \
        distance in meters; for land also landOppositeLand, the share of the Earth's land that has \
        land opposite.
        """
      ).text
    }

    /// A word is none of the lists; {word} is quoted, and the three words are not translated.
    static func unknownList(_ word: String) -> String {
      LocalizedMessage(
        "{word} is not a list: write capitals, towns or land.", ["word": .text(word)]
      ).text
    }

    /// The list is missing; the three words are not translated.
    static var missingList: String {
      LocalizedMessage("Say which list: capitals, towns or land.").text
    }

    /// How much of the Earth's land has land opposite; {share} is like 4.6.
    static func share(_ share: String) -> String {
      LocalizedMessage(
        "{share} % of the Earth's land has land opposite.", ["share": .text(share)]
      ).text
    }

    // MARK: In the window

    /// The command that opens the sheet.
    static var menu: String { LocalizedMessage("Discover…").text }

    /// The title of the sheet with the lists.
    static var panel: String { LocalizedMessage("Discover").text }

    /// Above the lists.
    static var explanation: String {
      LocalizedMessage(
        "Places worth digging at. On the maps, P goes on to the next one of a list, Shift+P back."
      )
      .text
    }

    /// A list, and the title of its page.
    static var capitals: String { LocalizedMessage("Capitals", context: "list").text }

    /// What the list of capitals has.
    static var aboutCapitals: String {
      LocalizedMessage("What lies opposite each of them. Those opposite land come first.").text
    }

    /// Above the capitals with land on the other side; {count} is how many there are.
    static func oppositeLand(_ count: Int) -> String {
      LocalizedMessage("Opposite land: {count}", ["count": .number(count)]).text
    }

    /// Above the capitals with no land on the other side; {count} is how many there are.
    static func oppositeSea(_ count: Int) -> String {
      LocalizedMessage("Opposite sea: {count}", ["count": .number(count)]).text
    }

    /// A list, and the title of its page.
    static var towns: String { LocalizedMessage("Towns opposite towns").text }

    /// What the list of towns opposite towns has.
    static var aboutTowns: String {
      LocalizedMessage(
        "Towns with another town on the other side, the largest and nearest first."
      ).text
    }

    /// A list, and the title of its page.
    static var land: String { LocalizedMessage("Land opposite land").text }

    /// What the list of land opposite land has.
    static var aboutLand: String {
      LocalizedMessage("Towns with land on the other side, the most surprising first.").text
    }

    /// A list, and the title of its page.
    static var favorites: String { LocalizedMessage("Your favorites").text }

    /// What the list of favorites has.
    static var aboutFavorites: String {
      LocalizedMessage("What lies opposite the places that you keep.").text
    }

    /// A place in a territory, such as "Nuuk, Greenland"; {state} is what it belongs to.
    static func territory(_ place: String, of state: String) -> String {
      LocalizedMessage("{place} ({state})", ["place": .text(place), "state": .text(state)]).text
    }

    /// In place of a list of favorites without any.
    static var noFavorites: String {
      LocalizedMessage(
        "There are no favorites yet. “Add to favorites” keeps the place where you dig."
      )
      .text
    }

    /// In place of a list that is being made.
    static var waiting: String { LocalizedMessage("Looking all over the Earth…").text }

    /// The command that digs at the next place of a list, by the title of the list.
    static func next(of list: String) -> String {
      LocalizedMessage("Next of “{list}”", ["list": .text(list)]).text
    }

    /// The command that digs at the place of a list before, by the title of the list.
    static func previous(of list: String) -> String {
      LocalizedMessage("Previous of “{list}”", ["list": .text(list)]).text
    }

    /// Says where in a list one digs; {tunnel} is both ends: Wellington ↔ Alaejos, Spain.
    static func stop(_ number: Int, of count: Int, _ tunnel: String) -> String {
      LocalizedMessage(
        "{number} of {count}: {tunnel}",
        ["number": .number(number), "count": .number(count), "tunnel": .text(tunnel)]
      ).text
    }
  }
}
