internal import Containers

nonisolated extension Messages {
  /// The paragraphs of the help.
  ///
  /// PLACE, NAME, JSON keys and anything that begins with dashes are not translated.
  nonisolated enum HelpTexts {
    /// What happens without a command.
    static var window: String {
      LocalizedMessage(
        """
        Without a subcommand a window opens with two globes: where you dig, and where you come out.
        """
      ).text
    }

    /// The numbers that the program ends with.
    static var exitStatus: String {
      LocalizedMessage(
        """
        Exit status: 0 done, 1 nothing found, 64 input that cannot be read, 65 a damaged file, \
        66 a missing file, 69 no display, 73 an output that cannot be written.
        """
      ).text
    }

    /// What PLACE can be; what stands in quotation marks is an example.
    static var place: String {
      LocalizedMessage(
        """
        PLACE is a latitude and a longitude: decimal degrees ("56.55 8.3167", "-56.55,-171.68", \
        "56,55 8,3167", "56.55 N 8.3167 E"), degrees, minutes and seconds ("56°33′00″N 8°19′00″E", \
        "56 33 0 8 19 0"), a geo: address ("geo:56.55,8.3167"), ISO 6709 ("+56.55+008.3167/"), a plus code \
        ("9F8CH828+2M"), UTM, UPS or MGRS ("32V 457990 6267505", "32VMH5799067505"), a locator \
        ("JO46dn82"), the address of a map on the web, or a name ("Tokyo", "Paris, Texas") in any of the \
        languages of tunnel search. Of several of a name the best is taken, and said on the standard error; \
        --exact refuses.
        """
      ).text
    }

    /// How many places are asked for at once.
    static var batch: String {
      LocalizedMessage(
        """
        With - for PLACE, or without one and something piped in, every line of the standard input is a \
        PLACE. Answers come in their order; a line without one is reported with its number.
        """
      ).text
    }

    /// The answer of the command "antipode" for programs.
    static var antipodeJSON: String {
      LocalizedMessage(
        """
        With --json one object: latitude and longitude in degrees; antipode with the same two, and \
        written, where a --notation is named; tunnelLength, the way straight through the Earth \
        (WGS84), in metres.
        """
      ).text
    }

    /// The answer of the command "place" for programs.
    static var placeJSON: String {
      LocalizedMessage(
        """
        With --json one object, without the keys that have no answer: latitude, longitude and \
        antipode in degrees; written, where a --notation is named; headline; surface (land, iceShelf, lake, sea); country and countryCode \
        (ISO 3166-1 alpha-2), in coastal waters too; region and regionCode (ISO 3166-2); sea; \
        oceanPart, where an ocean's part has a name but no edge; \
        elevation in metres, negative below the sea, from a grid of 2′, of a lake the level of its water where it \
        is known; elevationError, in metres: in nine of ten towns the grid is off by less (by 30 in plains, 500 in \
        high mountains; near a summit by its distance to the spot height); summit, where one is within 3 km, with \
        name, elevation (its spot height), latitude, longitude, distance and source; lake; \
        nearestTown with name, latitude, longitude, countryCode, distance in metres and bearing, the \
        direction from the town to the place in degrees clockwise from north; at sea nearestLand with \
        latitude, longitude, countryCode, distance, and bearing from the place to the land; timeZone \
        (on the high seas Etc/GMT…, by longitude); localTime; date, sunrise and sunset in UTC; \
        dayLength in seconds; solarTime; tunnel, with length in metres, fallTime in seconds (prem, uniform), \
        plumbLine (missesCentreBy, endsAwayBy, in metres) and layers (name, top, bottom); sources, the data set that says each of these.
        """
      ).text
    }

    /// When the command "place" ends with the status 1.
    static var missingZone: String {
      LocalizedMessage(
        """
        A time zone that the system's database lacks ends the program with status 1, after the answer.
        """
      ).text
    }

    /// What NAME can be.
    static var name: String {
      LocalizedMessage(
        """
        NAME is the beginning of a name in any of the languages of the data, or of a word in it; \
        accents and capitals do not matter; regions and countries may stand behind commas ("Springfield, Illinois, USA"). A \
        coordinate is answered as such. Where nothing is called so, names much like it are printed, \
        which is said on the standard error. A line for each result, the best first: the name, the region, \
        the country, the latitude and the longitude, what it is.
        """
      ).text
    }

    /// How many names are asked for at once.
    static var names: String {
      LocalizedMessage(
        """
        With - for NAME, or without one and something piped in, every line of the standard input is a \
        NAME. Answers come in their order; a line without one is reported with its number.
        """
      ).text
    }

    /// The answer of the command "search" for programs.
    static var searchJSON: String {
      LocalizedMessage(
        """
        With --json one object: query; coordinate, where the query is one; results, each with name, \
        matchedName (the name that begins like the query), match (whole, beginning, word, similar), \
        kind (place, country, region, sea, feature), latitude, longitude, importance, and where they are known \
        country, countryCode (ISO 3166-1 alpha-2), region, regionCode (ISO 3166-2), population, \
        elevation in metres, seat (country, region) and timeZone; of a natural feature its feature (peak, lake, \
        river …), extent (a diagonal, in metres), countryCodes and source.
        """
      ).text
    }

    /// The answer of the command "data" for programs.
    static var dataJSON: String {
      LocalizedMessage(
        """
        With --json one object: directory; files, each with name, contents, bytes and sources, each with \
        source, package, licence and changes.
        """
      ).text
    }
  }
}
