internal import Containers

nonisolated extension Messages {
  /// The descriptions of commands and their options.
  ///
  /// PLACE, NAME and anything that begins with dashes are not translated.
  nonisolated enum Help {
    /// What the program does.
    static var program: String {
      LocalizedMessage("Dig straight through the Earth and see where you come out.").text
    }
    /// What the command "open" does.
    static var open: String { LocalizedMessage("Open the window.").text }
    /// What the command "antipode" does.
    static var antipode: String {
      LocalizedMessage("Print the place at the other end of the Earth.").text
    }
    /// What the command "place" does.
    static var place: String {
      LocalizedMessage("Print what is at a place: town, country, sea.").text
    }
    /// What the command "fall" does.
    static var fall: String {
      LocalizedMessage("Print how long a fall through the Earth takes, and what it is like.").text
    }
    /// What the command "search" does.
    static var search: String {
      LocalizedMessage(
        "Find towns, countries, seas, mountains and lakes by the beginning of a name."
      ).text
    }
    /// What the command "data" does.
    static var data: String {
      LocalizedMessage("Print the bundled data files, their sources and licenses.").text
    }
    /// What the command "snapshot" does.
    static var snapshot: String {
      LocalizedMessage("Draw the app into a PNG file, without a window.").text
    }

    /// What PLACE is for the window.
    static var digging: String {
      LocalizedMessage(
        "Where to dig (default: where you dug last), or a GeoJSON file to show beside the maps."
      ).text
    }
    /// What "--search" does to the window.
    static var searching: String {
      LocalizedMessage("Open the search, as Ctrl+F does.").text
    }
    /// What "--new-window" does.
    static var newWindow: String {
      LocalizedMessage("Open another window if Tunnel runs already.").text
    }
    /// What PLACE is for the command "antipode".
    static var lookingThrough: String {
      LocalizedMessage("Where the tunnel starts; - for the standard input.").text
    }
    /// What PLACE is for the command "place".
    static var lookingAt: String {
      LocalizedMessage("What to look at; - for the standard input.").text
    }
    /// What NAME is for the command "search".
    static var lookingFor: String {
      LocalizedMessage("What to look for; - for the standard input.").text
    }

    /// An option.
    static var json: String { LocalizedMessage("Print a JSON object instead of lines.").text }
    /// An option.
    static var jsonInsteadOfLine: String {
      LocalizedMessage("Print a JSON object instead of a line.").text
    }
    /// An option.
    static var exact: String {
      LocalizedMessage("Refuse a name that is incomplete or ambiguous.").text
    }
    /// An option.
    static var exactNear: String {
      LocalizedMessage("Refuse a --near name that is incomplete or ambiguous.").text
    }
    /// An option.
    static var near: String {
      LocalizedMessage("Print equally good results nearest to a place first.").text
    }
    /// An option.
    static var to: String {
      LocalizedMessage("Where the tunnel ends (default: on the other side of the Earth).").text
    }
    /// An option.
    static var fraction: String {
      LocalizedMessage("Print this moment too: a part of the time of the fall, 0 to 1.").text
    }
    /// An option.
    static var limit: String { LocalizedMessage("The maximum number of results.").text }
    /// An option; da, pt-BR and zh are examples.
    static var language: String {
      LocalizedMessage(
        "The language of texts and names: da, pt-BR, zh … (default: the system's)."
      ).text
    }
    /// An option.
    static var scale: String {
      LocalizedMessage(
        "The number of pixels per point, 0.5 to 4 (default: the display's)."
      ).text
    }
    /// An option.
    static var date: String {
      LocalizedMessage(
        "The time on Earth, in ISO 8601 (UTC unless it says otherwise; default: now)."
      ).text
    }
    /// An option.
    static var start: String { LocalizedMessage("Where the tunnel starts.").text }
    /// An option.
    static var size: String {
      LocalizedMessage(
        "The size of the picture in pixels, 1x1 to 8192x8192 (default: 1024x1000)."
      ).text
    }
    /// An option.
    static var side: String { LocalizedMessage("What the cards show.").text }
    /// An option.
    static var style: String { LocalizedMessage("The style of the maps.").text }
    /// An option.
    static var across: String {
      LocalizedMessage(
        "The width that the maps show, 0.1 kilometers a pixel to 12000 (default: the whole globes)."
      ).text
    }
    /// An option.
    static var otherSide: String {
      LocalizedMessage("Draw the land of the far side over the near one.").text
    }
    /// An option.
    static var time: String {
      LocalizedMessage(
        "The moment after the start, or after the button for the info side (default: at rest)."
      ).text
    }
    /// An option.
    static var output: String { LocalizedMessage("The file to write.").text }

    /// An option; {notations} are the words for them.
    static func notation(_ notations: String) -> String {
      LocalizedMessage("How coordinates are written: {notations}.", ["notations": .text(notations)])
        .text
    }
  }
}
