internal import Containers

nonisolated extension Messages {
  /// The kinds of places, in a word or two.
  ///
  /// Users also type them after names: "Tokyo, Japan (capital)".
  nonisolated enum Kinds {
    /// A kind of place.
    static var country: String { LocalizedMessage("country", context: "kind").text }

    /// A kind of place.
    static var region: String { LocalizedMessage("region", context: "kind").text }

    /// A kind of place.
    static var capital: String { LocalizedMessage("capital", context: "kind").text }

    /// A kind of place.
    static var regionalCapital: String {
      LocalizedMessage("regional capital", context: "kind").text
    }

    /// A kind of place.
    static var town: String { LocalizedMessage("town", context: "kind").text }

    /// A kind of place.
    static var ocean: String { LocalizedMessage("ocean", context: "kind").text }

    /// A kind of place.
    static var sea: String { LocalizedMessage("sea", context: "kind").text }

    /// A kind of place.
    static var gulf: String { LocalizedMessage("gulf", context: "kind").text }

    /// A kind of place.
    static var bay: String { LocalizedMessage("bay", context: "kind").text }

    /// A kind of place.
    static var strait: String { LocalizedMessage("strait", context: "kind").text }

    /// A kind of place.
    static var channel: String { LocalizedMessage("channel", context: "kind").text }

    /// A kind of place.
    static var sound: String { LocalizedMessage("sound", context: "kind").text }

    /// A kind of place.
    static var bight: String { LocalizedMessage("bight", context: "kind").text }

    /// A kind of place.
    static var inlet: String { LocalizedMessage("inlet", context: "kind").text }

    /// A kind of place.
    static var lagoon: String { LocalizedMessage("lagoon", context: "kind").text }

    /// A kind of place.
    static var fjord: String { LocalizedMessage("fjord", context: "kind").text }

    /// A kind of place.
    static var estuary: String { LocalizedMessage("estuary", context: "kind").text }

    /// A kind of place.
    static var mountain: String { LocalizedMessage("mountain", context: "kind").text }

    /// A kind of place.
    static var mountains: String { LocalizedMessage("mountains", context: "kind").text }

    /// A kind of place.
    static var islands: String { LocalizedMessage("islands", context: "kind").text }

    /// A kind of place.
    static var rockFormation: String { LocalizedMessage("rock formation", context: "kind").text }

    /// A kind of place.
    static var basin: String { LocalizedMessage("basin", context: "kind").text }

    /// A kind of place.
    static var canal: String { LocalizedMessage("canal", context: "kind").text }

    /// A kind of place.
    static var cape: String { LocalizedMessage("cape", context: "kind").text }

    /// A kind of place.
    static var cliff: String { LocalizedMessage("cliff", context: "kind").text }

    /// A kind of place.
    static var continent: String { LocalizedMessage("continent", context: "kind").text }

    /// A kind of place.
    static var deep: String { LocalizedMessage("deep", context: "kind").text }

    /// A kind of place.
    static var desert: String { LocalizedMessage("desert", context: "kind").text }

    /// A kind of place.
    static var geyser: String { LocalizedMessage("geyser", context: "kind").text }

    /// A kind of place.
    static var glacier: String { LocalizedMessage("glacier", context: "kind").text }

    /// A kind of place.
    static var island: String { LocalizedMessage("island", context: "kind").text }

    /// A kind of place.
    static var lake: String { LocalizedMessage("lake", context: "kind").text }

    /// A kind of place.
    static var pass: String { LocalizedMessage("pass", context: "kind").text }

    /// A kind of place.
    static var peninsula: String { LocalizedMessage("peninsula", context: "kind").text }

    /// A kind of place.
    static var plain: String { LocalizedMessage("plain", context: "kind").text }

    /// A kind of place.
    static var plateau: String { LocalizedMessage("plateau", context: "kind").text }

    /// A kind of place.
    static var pole: String { LocalizedMessage("pole", context: "kind").text }

    /// A kind of place.
    static var reef: String { LocalizedMessage("reef", context: "kind").text }

    /// A kind of place.
    static var ridge: String { LocalizedMessage("ridge", context: "kind").text }

    /// A kind of place.
    static var river: String { LocalizedMessage("river", context: "kind").text }

    /// A kind of place.
    static var seamount: String { LocalizedMessage("seamount", context: "kind").text }

    /// A kind of place.
    static var trench: String { LocalizedMessage("trench", context: "kind").text }

    /// A kind of place.
    static var valley: String { LocalizedMessage("valley", context: "kind").text }

    /// A kind of place.
    static var volcano: String { LocalizedMessage("volcano", context: "kind").text }

    /// A kind of place.
    static var waterfall: String { LocalizedMessage("waterfall", context: "kind").text }

    /// A kind of place.
    static var wetland: String { LocalizedMessage("wetland", context: "kind").text }
  }
}
