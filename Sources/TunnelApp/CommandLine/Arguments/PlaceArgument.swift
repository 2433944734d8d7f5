internal import ArgumentParser
internal import Atlas

/// A PLACE argument, made of one or more words.
nonisolated enum PlaceArgument {
  static let exactHelp = ArgumentHelp(Messages.Help.exact)

  /// Returns the coordinate of a place, and reports on standard error which match was chosen.
  static func coordinate(_ text: String, isExact: Bool) throws -> Coordinate {
    let found = try PlaceResolver(CommandData(), isExact: isExact).find(text)
    if let note = found.note { StandardError.say(note) }
    return found.coordinate
  }
}
