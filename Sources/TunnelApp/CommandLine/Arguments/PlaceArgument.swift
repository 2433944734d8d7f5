internal import ArgumentParser
internal import Atlas

/// A PLACE on the command line, in one word or several.
nonisolated enum PlaceArgument {
  static let exactHelp = ArgumentHelp(Messages.Help.exact)

  /// Returns the coordinate that a text names, and says on the standard error which choice was made.
  static func coordinate(_ text: String, isExact: Bool) throws -> Coordinate {
    let found = try PlaceResolver(CommandData(), isExact: isExact).find(text)
    if let note = found.note { StandardError.say(note) }
    return found.coordinate
  }
}
