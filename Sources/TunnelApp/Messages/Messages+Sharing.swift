internal import Containers

nonisolated extension Messages {
  /// The card that people send.
  nonisolated enum Card {
    /// Below the length of the tunnel.
    static var length: String { LocalizedMessage("straight through the Earth").text }

    /// Below the time of the fall.
    static var fall: String { LocalizedMessage("of free fall, without air").text }

    /// The name of the file of a card, without its ending; {place} is a name or a coordinate.
    static func fileName(_ place: String) -> String {
      LocalizedMessage("Tunnel card {place}", ["place": .text(place)]).text
    }
  }

  /// The menu of what can be sent to others.
  nonisolated enum Sharing {
    /// The menu.
    static var menu: String { LocalizedMessage("Share", context: "menu").text }

    /// The command that copies a sentence about the tunnel.
    static var copySentence: String { LocalizedMessage("Copy sentence").text }

    /// The command that copies a link to the start; {place} is its name or its coordinates.
    static func copyLinkToStart(_ place: String) -> String {
      LocalizedMessage("Copy link to the start: {place}", ["place": .text(place)]).text
    }

    /// The command that copies a link to the end; {place} is its name or its coordinates.
    static func copyLinkToEnd(_ place: String) -> String {
      LocalizedMessage("Copy link to the end: {place}", ["place": .text(place)]).text
    }

    /// The command that copies the card as a picture.
    static var copyCard: String { LocalizedMessage("Copy card as picture").text }

    /// The command that saves the card among the user's pictures.
    static var saveCard: String { LocalizedMessage("Save card").text }

    /// Says that a sentence is on the clipboard; it has its own full stop.
    static func copiedSentence(_ sentence: String) -> String {
      LocalizedMessage("Copied “{sentence}”", ["sentence": .text(sentence)]).text
    }

    /// Says where a card was saved.
    static func savedCard(_ path: String) -> String {
      LocalizedMessage("Saved the card as “{path}”.", ["path": .text(path)]).text
    }

    /// Says that the card is on the clipboard.
    static var copiedCard: String { LocalizedMessage("Copied the card as a picture.").text }

    /// Says that the places of a card or a sentence cannot be read from the data.
    static var unreadable: String {
      LocalizedMessage("The data about the places cannot be read.").text
    }

    /// Says that a program cannot be started; {program} is wl-copy or xclip.
    static func notStarted(_ program: String, because reason: String) -> String {
      LocalizedMessage(
        "The card was not copied: {program} cannot be started: {reason}.",
        ["program": .text(program), "reason": .reason(reason)]
      ).text
    }

    /// Says that a program failed; {program} is wl-copy or xclip.
    static func failed(_ program: String) -> String {
      LocalizedMessage("The card was not copied: {program} failed.", ["program": .text(program)])
        .text
    }

    /// Says that a program does not answer; {program} is wl-copy or xclip.
    static func noAnswer(_ program: String) -> String {
      LocalizedMessage(
        "The card was not copied: {program} does not answer.", ["program": .text(program)]
      ).text
    }
  }

  /// A sentence about a tunnel.
  nonisolated enum Sentence {
    /// The sentence; {start} and {end} say where, such as "in Lemvig, Denmark" or "near Paris".
    static func tunnel(from start: String, to end: String) -> String {
      LocalizedMessage(
        "If I dig straight down {start}, I come out {end}.",
        ["start": .text(start), "end": .text(end)]
      ).text
    }

    /// Where a tunnel begins or ends: a town, a region, a bay or a lake.
    static func inPlace(_ place: String) -> String {
      LocalizedMessage("in {place}", context: "end of a tunnel", ["place": .text(place)]).text
    }

    /// Where a tunnel begins or ends: a sea whose English name has an article.
    static func inSea(_ sea: String) -> String {
      LocalizedMessage("in the {sea}", context: "end of a tunnel", ["sea": .text(sea)]).text
    }

    /// Where a tunnel begins or ends: a pole.
    static func atPole(_ pole: String) -> String {
      LocalizedMessage("at the {pole}", context: "end of a tunnel", ["pole": .text(pole)]).text
    }

    /// Where a tunnel begins or ends: a summit, another feature, or coordinates.
    static func at(_ place: String) -> String {
      LocalizedMessage("at {place}", context: "end of a tunnel", ["place": .text(place)]).text
    }

    /// Where a tunnel begins or ends: mountains, a desert, a trench or islands, with an article.
    static func inThe(_ place: String) -> String {
      LocalizedMessage("in the {place}", context: "end of a tunnel", ["place": .text(place)]).text
    }

    /// Where a tunnel begins or ends: an island.
    static func on(_ island: String) -> String {
      LocalizedMessage("on {island}", context: "end of a tunnel", ["island": .text(island)]).text
    }

    /// Where a tunnel begins or ends: a river or canal.
    static func onThe(_ river: String) -> String {
      LocalizedMessage("on the {river}", context: "end of a tunnel", ["river": .text(river)]).text
    }

    /// Where a tunnel begins or ends: a country.
    static func inCountry(_ country: String) -> String {
      Places.takesArticle(country) ? inThe(country) : inPlace(country)
    }

    /// Where a tunnel begins or ends: near a town of another country; {town} is "Sanderson (United
    /// States)".
    static func nearAbroad(_ town: String, in country: String) -> String {
      LocalizedMessage(
        "in {country}, near {town}", context: "end of a tunnel",
        ["country": .text(country), "town": .text(town)]
      ).text
    }

    /// Where a tunnel begins or ends: the surroundings of a town.
    static func near(_ town: String) -> String {
      LocalizedMessage("near {town}", context: "end of a tunnel", ["town": .text(town)]).text
    }
  }
}

nonisolated extension Messages.Help {
  /// An option.
  static var card: String {
    LocalizedMessage(
      "Draw a card to send instead of the app, 1200x630 unless there is a --size."
    ).text
  }

  /// What the command "share" does.
  static var share: String {
    LocalizedMessage("Print a sentence about a tunnel, and links to both of its ends.").text
  }
}

nonisolated extension Messages.HelpTexts {
  /// The answer of the command "share".
  static var share: String {
    LocalizedMessage(
      """
      The answer has three lines: a sentence, a link to the start and one to the other end, which open in \
      any browser. The line "link" of the settings has another pattern for them, with {latitude} and \
      {longitude}. With --json, one object: sentence; latitude, longitude, link, geo; and antipode with the \
      same of the other end.
      """,
      ["latitude": .text("{latitude}"), "longitude": .text("{longitude}")]
    ).text
  }
}

nonisolated extension Messages.Failures {
  /// A card cannot have a size.
  static var cardSize: String {
    LocalizedMessage(
      "A card is at least 800x420 pixels, and 0.75 to 2.5 times as wide as high, for example “1200x630” or “1080x1080”."
    ).text
  }

  /// An option cannot be used with --card.
  static func notOfCard(_ option: String) -> String {
    LocalizedMessage("{option} has no meaning for a card.", ["option": .text(option)]).text
  }
}
