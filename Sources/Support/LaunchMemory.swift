/// A cache folder for data that makes the next launch faster and can be computed again.
///
/// Failures are ignored: they only make the next launch slower.
package struct LaunchMemory: Sendable {
  /// The largest text, in bytes, that is read back.
  private static let greatestSize = 1 << 20

  private let folder: String
  private let files = FileSystem.current

  /// Creates a cache in a folder, which is made when something is stored.
  package init(folder: String) { self.folder = folder }

  /// Returns the text stored under a name, or `nil` if there is none.
  package func text(named name: String) -> String? {
    try? files.text(of: path(name), atMost: Self.greatestSize)
  }

  /// Stores a text under a name, atomically.
  package func keep(_ text: String, as name: String) {
    let path = path(name)
    // Writing to something else, such as a pipe, could block.
    guard (try? files.status(path))??.isFile != false else { return }
    try? files.makeFolders(FilePath.folder(of: path))
    // The data can be computed again, so it need not be durable.
    try? files.write(Array(text.utf8), to: path, isDurable: false)
  }

  /// Returns the path of a subfolder for a library's own files, creating it if it is missing.
  package func folder(named name: String) -> String {
    let path = path(name)
    try? files.makeFolders(path)
    return path
  }

  private func path(_ name: String) -> String { folder + "/" + name }
}
