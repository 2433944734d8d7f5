internal import Atlas

/// A PLACE on the command line, in one word or several.
nonisolated enum PlaceArgument {
  static let help = """
    PLACE is a latitude and a longitude: decimal degrees ("56.55 8.3167", "-56.55,-171.68", \
    "56,55 8,3167", "56.55 N 8.3167 E"), degrees, minutes and seconds ("56°33′00″N 8°19′00″E", \
    "56 33 0 8 19 0") or a geo: address ("geo:56.55,8.3167").
    """

  /// Returns the coordinate that the words name.
  static func coordinate(_ words: [String]) throws(CoordinateError) -> Coordinate {
    try CoordinateFormat.coordinate(from: words.joined(separator: " "))
  }
}
