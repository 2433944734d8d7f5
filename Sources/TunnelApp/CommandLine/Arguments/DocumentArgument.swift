internal import Atlas
internal import FoundationEssentials
internal import Support

/// The argument of `tunnel` that is a GeoJSON file instead of a place.
nonisolated enum DocumentArgument {
  /// Returns the path of the file that an argument names, or nil if it names none: its name ends in
  /// `.geojson`, and it may be a `file:` URI.
  ///
  /// - Throws: A failure if the file is missing or cannot be read as GeoJSON.
  static func path(_ words: [String]) throws(CommandFailure) -> String? {
    let text = words.joined(separator: " ")
    guard text.lowercased().hasSuffix(".geojson") else { return nil }
    let url = text.hasPrefix("file:") ? URL(string: text) : URL(filePath: text)
    guard let path = url?.standardizedFileURL.path(percentEncoded: false) else { return nil }
    try check(path)
    return path
  }

  private static func check(_ path: String) throws(CommandFailure) {
    let text: String
    do throws(AssetError) {
      text = try AssetText.read(path, ofAtMost: JSONReader.greatestSize)
    } catch {
      throw CommandFailure(error)
    }
    do throws(GeoJSONError) {
      _ = try GeoJSONCollection(reading: Array(text.utf8))
    } catch {
      throw CommandFailure(.damagedFile, Messages.Favorites.failure(path, error.description))
    }
  }
}
