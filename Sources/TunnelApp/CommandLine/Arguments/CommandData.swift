internal import Atlas

/// The data behind a command's answers, opened by the first question that needs it.
nonisolated final class CommandData {
  private var opened: Gazetteer?

  /// Returns the data, opening it if needed.
  ///
  /// - Throws: A ``CommandFailure`` if the folder is missing, an `AssetError` if a file is.
  func gazetteer() throws -> Gazetteer {
    if let opened { return opened }
    let gazetteer = try Gazetteer(directory: AssetLocation.find().directory)
    opened = gazetteer
    return gazetteer
  }

  /// Throws if a file has changed since it was opened, in which case earlier answers are not
  /// reliable.
  func check() throws(AssetError) { try opened?.check() }
}
