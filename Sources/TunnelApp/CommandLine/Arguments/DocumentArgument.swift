internal import FoundationEssentials
internal import Support

/// The argument of `tunnel` that is a GeoJSON file instead of a place.
nonisolated enum DocumentArgument {
  /// Returns the path of the file that an argument names, or nil if it names none: its name ends in
  /// `.geojson`, `.json` or the like, and it may be a `file:` URI.
  ///
  /// - Throws: A failure if the file is missing or cannot be read as GeoJSON.
  static func path(_ words: [String]) throws(CommandFailure) -> String? {
    let text = words.joined(separator: " ")
    guard FavoritesName.mayHoldFavorites(text) else { return nil }
    let path = FileURI.path(text) ?? text
    // Foundation does not keep the bytes of a working folder whose path is no text.
    let full = path.hasPrefix("/") ? path : "\(ProgramFile.workingFolder)/\(path)"
    let absolute = URL(filePath: full).standardizedFileURL.path(percentEncoded: false)
    do throws(FavoritesFile.Refusal) {
      try FavoritesFile.check(absolute)
    } catch {
      throw switch error {
      case .unreadable(let error): CommandFailure(error)
      case .damaged: CommandFailure(.damagedFile, error.message)
      }
    }
    return absolute
  }
}
