internal import ArgumentParser
internal import Atlas

/// A PLACE on the command line, in one word or several.
nonisolated enum PlaceArgument {
  static let help = """
    PLACE is a latitude and a longitude: decimal degrees ("56.55 8.3167", "-56.55,-171.68", \
    "56,55 8,3167", "56.55 N 8.3167 E"), degrees, minutes and seconds ("56°33′00″N 8°19′00″E", \
    "56 33 0 8 19 0"), a geo: address ("geo:56.55,8.3167"), ISO 6709 ("+56.55+008.3167/"), a plus code \
    ("9F8CH828+2M"), UTM, UPS or MGRS ("32V 457990 6267505", "32VMH5799067505"), a locator \
    ("JO46dn82"), the address of a map on the web, or a name ("Tokyo", "Paris, Texas") in any of the \
    languages of tunnel search. Of several of a name the best is taken, and said on the standard error; \
    --exact refuses.
    """

  static let batchHelp = """
    With - for PLACE, or without one and something piped in, every line of the standard input is a \
    PLACE. Answers come in their order; a line without one is reported with its number.
    """

  static let exactHelp = ArgumentHelp(
    "Refuse a name that is not whole, or that several places have.")

  /// Returns the coordinate that a text names, and says on the standard error which choice was made.
  static func coordinate(_ text: String, isExact: Bool) throws -> Coordinate {
    let found = try PlaceResolver(CommandData(), isExact: isExact).find(text)
    if let note = found.note { StandardError.say(note) }
    return found.coordinate
  }
}
