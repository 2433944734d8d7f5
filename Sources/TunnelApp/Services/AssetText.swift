import Atlas
internal import Support

/// Reads texts from files.
nonisolated enum AssetText {
  /// Reads a text.
  ///
  /// - Parameter size: The maximum size in bytes.
  /// - Throws: An ``AssetError`` if the file is missing, cannot be read, or is not text.
  static func read(_ path: String, ofAtMost size: Int = 1 << 20) throws(AssetError) -> String {
    do throws(ReadError) {
      return try FileSystem.current.text(of: path, atMost: size)
    } catch {
      throw switch error {
      case .missing: .missing(path: path)
      case .irregular: .unreadable(path: path, reason: "it is not a file")
      case .tooLarge: .unreadable(path: path, reason: "it is larger than \(size >> 20) MiB")
      case .noText: .damaged(path: path, reason: "it is not text")
      case .refused(let error): .unreadable(path: path, reason: error.description)
      }
    }
  }
}
