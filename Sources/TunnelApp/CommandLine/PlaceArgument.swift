internal import Atlas

/// A PLACE on the command line, in one word or several.
nonisolated enum PlaceArgument {
  static let help = """
    PLACE is a latitude and a longitude: decimal degrees ("56.55 8.3167", "-56.55,-171.68", \
    "56,55 8,3167", "56.55 N 8.3167 E"), degrees, minutes and seconds ("56°33′00″N 8°19′00″E", \
    "56 33 0 8 19 0"), a geo: address ("geo:56.55,8.3167"), ISO 6709 ("+56.55+008.3167/"), a plus code \
    ("9F8CH828+2M"), UTM, UPS or MGRS ("32V 457990 6267505", "32VMH5799067505"), a locator \
    ("JO46dn82") or the address of a map on the web.
    """

  static let batchHelp = """
    With - for PLACE, or without one and something piped in, every line of the standard input is a \
    PLACE. Answers come in their order; a line without one is reported with its number.
    """

  /// Returns the coordinate that the words name.
  static func coordinate(_ words: [String]) throws(CoordinateError) -> Coordinate {
    try CoordinateFormat.coordinate(from: words.joined(separator: " "))
  }
}
