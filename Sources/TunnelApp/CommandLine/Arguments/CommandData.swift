internal import Atlas

/// The data behind the answers of a command, opened by the first question that needs them.
nonisolated final class CommandData {
  private var opened: Gazetteer?

  /// Returns the data.
  ///
  /// - Throws: A ``CommandFailure`` where their folder is missing, an `AssetError` where a file is.
  func gazetteer() throws -> Gazetteer {
    if let opened { return opened }
    let gazetteer = try Gazetteer(directory: AssetLocation.find().directory)
    opened = gazetteer
    return gazetteer
  }

  /// Asks whether the files are still what was opened; answers given before are to be trusted only then.
  func check() throws(AssetError) { try opened?.check() }
}
