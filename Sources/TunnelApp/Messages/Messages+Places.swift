internal import Containers

nonisolated extension Messages {
  /// The descriptions of places.
  nonisolated enum Places {
    /// A place without a name of its own; {town} is near.
    static func near(_ town: String) -> String {
      LocalizedMessage("Near {town}", ["town": .text(town)]).text
    }

    /// A place at sea of which nothing else is known.
    static var openSea: String { LocalizedMessage("Open sea").text }

    /// A place on floating ice.
    static var iceShelf: String { LocalizedMessage("Ice shelf").text }

    /// A place on a lake without a name.
    static var lake: String { LocalizedMessage("Lake", context: "place").text }

    /// A town abroad, such as "Sanderson (United States)".
    static func townAbroad(_ town: String, in country: String) -> String {
      LocalizedMessage("{town} ({country})", ["town": .text(town), "country": .text(country)]).text
    }

    /// Something near and how far it is; {journey} is "105 km south-east".
    static func away(_ name: String, _ journey: String) -> String {
      LocalizedMessage("{name}, {journey}", ["name": .text(name), "journey": .text(journey)]).text
    }

    /// A place at a summit.
    static func atSummit(_ height: String, of name: String) -> String {
      LocalizedMessage(
        "{height} at the summit of {name}", ["height": .text(height), "name": .text(name)]
      ).text
    }

    /// A place near a summit.
    static func nearSummit(_ height: String, of name: String, at distance: String) -> String {
      LocalizedMessage(
        "{height} at the summit of {name}, {distance} away",
        ["height": .text(height), "name": .text(name), "distance": .text(distance)]
      ).text
    }

    /// A place at sea, by the nearest land.
    static func offshore(_ distance: String, off land: String) -> String {
      takesArticle(land)
        ? LocalizedMessage(
          "{distance} off the {land}", ["distance": .text(distance), "land": .text(land)]
        ).text
        : LocalizedMessage(
          "{distance} off {land}", ["distance": .text(distance), "land": .text(land)]
        ).text
    }

    /// Whether English has an article before the name of a country in a sentence.
    static func takesArticle(_ country: String) -> Bool {
      ["Islands", "Maldives", "Territory", "Lands"].contains { country.hasSuffix($0) }
        || [
          "Bahamas", "Comoros", "Czech Republic",
          "Democratic Republic of the Congo", "Dominican Republic",
          "Federated States of Micronesia", "Gambia", "Netherlands", "Philippines",
          "Republic of the Congo", "Seychelles", "United Arab Emirates", "United Kingdom",
          "United States", "United States of America",
        ].contains(country)
    }

    /// Whether English has an article before the name of a region that ends in its kind: in the
    /// Agadez Region, but in Lagos State.
    static func takesArticle(region: String) -> Bool {
      [
        "Department", "Governorate", "Islands", "Krai", "Oblast", "Okrug", "Prefecture", "Province",
        "Region", "Republic", "Territory", "Voivodeship",
      ].contains { region.hasSuffix(" " + $0) }
        || ["Canton of", "Emirate of", "Province of", "Region of", "Republic of"]
          .contains { region.hasPrefix($0 + " ") }
    }

    /// A place at sea, near land without a name.
    static func offshoreUnnamed(_ distance: String) -> String {
      LocalizedMessage("{distance} off land", ["distance": .text(distance)]).text
    }

    /// How deep a trench is.
    static func deep(_ depth: String) -> String {
      LocalizedMessage("{depth} deep", ["depth": .text(depth)]).text
    }

    /// The end of a list; {items} may be a list itself, such as "Kenya, Tanzania", and {last} "Uganda".
    static func both(_ items: String, and last: String) -> String {
      LocalizedMessage("{items} and {last}", ["items": .text(items), "last": .text(last)]).text
    }

    /// The end of a list of alternatives; {items} may be a list itself.
    static func either(_ items: String, or last: String) -> String {
      LocalizedMessage("{items} or {last}", ["items": .text(items), "last": .text(last)]).text
    }
  }

  /// The distances and directions to places.
  nonisolated enum Journeys {
    /// A distance and a direction of the compass.
    static func toward(_ distance: String, toward direction: String) -> String {
      LocalizedMessage(
        "{distance} {direction}", ["distance": .text(distance), "direction": .text(direction)]
      ).text
    }

    /// A distance from a pole, where all directions are the same.
    static func away(_ distance: String) -> String {
      LocalizedMessage("{distance} away", ["distance": .text(distance)]).text
    }

    /// A direction of the compass, after a distance.
    static var north: String { LocalizedMessage("north", context: "direction").text }

    /// A direction of the compass, after a distance.
    static var northEast: String { LocalizedMessage("north-east", context: "direction").text }

    /// A direction of the compass, after a distance.
    static var east: String { LocalizedMessage("east", context: "direction").text }

    /// A direction of the compass, after a distance.
    static var southEast: String { LocalizedMessage("south-east", context: "direction").text }

    /// A direction of the compass, after a distance.
    static var south: String { LocalizedMessage("south", context: "direction").text }

    /// A direction of the compass, after a distance.
    static var southWest: String { LocalizedMessage("south-west", context: "direction").text }

    /// A direction of the compass, after a distance.
    static var west: String { LocalizedMessage("west", context: "direction").text }

    /// A direction of the compass, after a distance.
    static var northWest: String { LocalizedMessage("north-west", context: "direction").text }
  }
}
