internal import Containers

nonisolated extension Messages {
  /// The settings of what is sent: the pattern of links, and the size of the card.
  nonisolated enum Links {
    /// The setting of the site that copied links lead to.
    static var setting: String { LocalizedMessage("Links").text }

    /// The name of a site with a map.
    static var openStreetMap: String { LocalizedMessage("OpenStreetMap").text }

    /// The name of a site with a map.
    static var googleMaps: String { LocalizedMessage("Google Maps").text }

    /// The name of a site with a map.
    static var appleMaps: String { LocalizedMessage("Apple Maps").text }

    /// The name of a site with links to many maps of a place.
    static var geoHack: String { LocalizedMessage("GeoHack").text }

    /// The choice of a pattern that the user writes, and the page with it.
    static var own: String { LocalizedMessage("Own pattern", context: "of links").text }

    /// The row that opens the page on which a pattern is written.
    static var ownRow: String { LocalizedMessage("Own pattern…", context: "of links").text }

    /// The field for a pattern.
    static var field: String { LocalizedMessage("Pattern of links").text }

    /// Says what a pattern is; the parts in braces are written as they are.
    static var explanation: String {
      LocalizedMessage(
        "The address of a page with a map, with {latitude} and {longitude} in place of the degrees.",
        ["latitude": .text("{latitude}"), "longitude": .text("{longitude}")]
      ).text
    }

    /// Shows what a pattern makes of the start of the tunnel.
    static func example(_ address: String) -> String {
      LocalizedMessage("A link to the start: {address}", ["address": .text(address)]).text
    }

    /// A pattern cannot be used.
    static var notSecure: String {
      LocalizedMessage("The address has to begin with “https://”.").text
    }

    /// A pattern cannot be used; {part} is {latitude} or {longitude}.
    static func lacks(_ part: String) -> String {
      LocalizedMessage("The address lacks {part}.", ["part": .text(part)]).text
    }

    /// A pattern cannot be used.
    static var noAddress: String {
      LocalizedMessage(
        "An address has neither spaces nor letters with accents: it writes them as “%20” or “%C3%A9”."
      ).text
    }

    /// A pattern cannot be used.
    static var tooLong: String { LocalizedMessage("The address is too long.").text }

    /// The setting of the size of the card.
    static var card: String { LocalizedMessage("Size of the card").text }

    /// The card in the size that links are shown with; {size} is in pixels.
    static func landscape(_ size: String) -> String {
      LocalizedMessage("Wide, {size}", ["size": .text(size)]).text
    }

    /// The square card; {size} is in pixels.
    static func square(_ size: String) -> String {
      LocalizedMessage("Square, {size}", ["size": .text(size)]).text
    }
  }
}
