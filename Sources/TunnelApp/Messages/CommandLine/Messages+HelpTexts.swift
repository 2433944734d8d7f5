internal import Containers

nonisolated extension Messages {
  /// The paragraphs of the help.
  ///
  /// PLACE, NAME, JSON keys and anything that begins with dashes are not translated.
  nonisolated enum HelpTexts {
    /// What the program does without a command.
    static var window: String {
      LocalizedMessage(
        """
        Without a subcommand a window opens with two globes: where you dig, and where you come out.
        """
      ).text
    }

    /// The exit statuses of the program.
    static var exitStatus: String {
      LocalizedMessage(
        """
        Exit status: 0 done, 1 nothing found, 64 input that cannot be read, 65 a damaged file, \
        66 a missing file, 69 no display or too low a limit of the system, 73 an output that cannot be written.
        """
      ).text
    }

    /// What PLACE can be; the texts in quotation marks are examples.
    static var place: String {
      LocalizedMessage(
        """
        PLACE is a latitude and a longitude: decimal degrees ("56.55 8.3167", "-56.55,-171.68", \
        "56,55 8,3167", "56.55 N 8.3167 E"), degrees, minutes and seconds ("56°33′00″N 8°19′00″E", \
        "56 33 0 8 19 0"), a geo: address ("geo:56.55,8.3167"), ISO 6709 ("+56.55+008.3167/"), a plus code \
        ("9F8CH828+2M"), UTM, UPS or MGRS ("32V 457990 6267505", "32VMH5799067505"), a locator \
        ("JO46dn82"), the address of a map on the web, or a name ("Tokyo", "Paris, Texas") in any of the \
        languages of tunnel search. If several places have the name, the best is chosen, and the standard \
        error says which; --exact refuses it.
        """
      ).text
    }

    /// How to ask for many places at once.
    static var batch: String {
      LocalizedMessage(
        """
        With - for PLACE, or without PLACE if something is piped in, every line of the standard input is a \
        PLACE. Answers come in the same order; a line without an answer is reported with its number.
        """
      ).text
    }

    /// The answer of the command "antipode" for programs.
    static var antipodeJSON: String {
      LocalizedMessage(
        """
        With --json, one object: latitude and longitude in degrees; antipode with the same two, and \
        written, if there is a --notation; tunnelLength, the straight distance through the Earth \
        (WGS84), in meters.
        """
      ).text
    }

    /// The answer of the command "place" for programs.
    static var placeJSON: String {
      LocalizedMessage(
        """
        With --json, one object, without the keys that have no value: latitude, longitude and \
        antipode in degrees; written, if there is a --notation; headline; surface (land, iceShelf, lake, sea); country and countryCode \
        (ISO 3166-1 alpha-2), also in coastal waters; region and regionCode (ISO 3166-2); sea; \
        oceanPart, a part of an ocean with a name but without an edge; \
        elevation in meters, negative below sea level, from a grid of 2′, for a lake the level of its water if it \
        is known; elevationError in meters: in nine of ten towns the grid is off by less (by 30 in plains, 520 in \
        high mountains; near a summit by its distance to the spot height); summit, if one is within 3 km, with \
        name, elevation (its spot height), latitude, longitude, distance and source; lake; \
        nearestTown with name, latitude, longitude, countryCode, distance in meters and bearing, the \
        direction from the town to the place in degrees clockwise from north; at sea nearestLand with \
        latitude, longitude, countryCode, distance, and bearing from the place to the land; timeZone \
        (on the high seas Etc/GMT…, by longitude); localTime; date, sunrise and sunset in UTC; \
        dayLength in seconds; solarTime; tunnel, with length in meters, fallTime in seconds (prem, uniform), \
        plumbLine (missesCenterBy, endsAwayBy, in meters) and layers (name, top, bottom); sources, the data set of each fact.
        """
      ).text
    }

    /// What the command "fall" computes.
    static var fall: String {
      LocalizedMessage(
        """
        The fall begins at rest, and is without air and without the Earth's rotation. It is computed with the \
        layers of the Earth (PREM), and for comparison with an even density, with which every tunnel takes \
        the same time.
        """
      ).text
    }

    /// The answer of the command "fall" for programs.
    static var fallJSON: String {
      LocalizedMessage(
        """
        With --json, one object: latitude and longitude in degrees; to, the other end, with the same two; \
        length of the tunnel (WGS84) and deepest, its greatest depth, in meters; fallTime in seconds (prem, \
        uniform); topSpeed in meters per second; with --fraction, at, with elapsed in seconds, distance along \
        the tunnel and depth in meters, speed in meters per second, gravity in m/s², temperature in °C and \
        layer; sources, the data set of each fact.
        """
      ).text
    }

    /// When the command "place" ends with the status 1.
    static var missingZone: String {
      LocalizedMessage(
        """
        If the system's database lacks the time zone, the program ends with status 1, after the answer.
        """
      ).text
    }

    /// What NAME can be.
    static var name: String {
      LocalizedMessage(
        """
        NAME is the beginning of a name in any of the languages of the data, or of a word in it; \
        accents and capitals do not matter; regions and countries may follow after commas ("Springfield, Illinois, USA"). A \
        coordinate is answered as such. If nothing has the name, similar names are printed, and the \
        standard error says so. Each result is a line, the best first: the name, the region, \
        the country, the latitude, the longitude, and the kind.
        """
      ).text
    }

    /// How to ask for many names at once.
    static var names: String {
      LocalizedMessage(
        """
        With - for NAME, or without NAME if something is piped in, every line of the standard input is a \
        NAME. Answers come in the same order; a line without an answer is reported with its number.
        """
      ).text
    }

    /// The answer of the command "search" for programs.
    static var searchJSON: String {
      LocalizedMessage(
        """
        With --json, one object: query; coordinate, if the query is one; results, each with name, \
        matchedName (the name that begins with the query), match (whole, words, beginning, word, similar), \
        kind (place, country, region, sea, feature), latitude, longitude, importance, and if they are known \
        country, countryCode (ISO 3166-1 alpha-2), region, regionCode (ISO 3166-2), population, \
        elevation in meters, seat (country, region) and timeZone; for a natural feature its feature (peak, lake, \
        river …), extent (a diagonal, in meters), countryCodes and source.
        """
      ).text
    }

    /// The answer of the command "data" for programs.
    static var dataJSON: String {
      LocalizedMessage(
        """
        With --json, one object: directory; files, each with name, contents, bytes and sources, each with \
        source, package, license and changes.
        """
      ).text
    }
  }
}
