/// The files that were opened last, the latest first.
nonisolated struct RecentFiles: Hashable, Sendable {
  /// The largest number of files.
  static let limit = 10

  /// The absolute paths.
  private(set) var paths: [String] = []

  /// Puts a file to the front.
  mutating func note(_ path: String) {
    forget(path)
    paths = Array(([path] + paths).prefix(Self.limit))
  }

  /// Removes a file.
  mutating func forget(_ path: String) { paths.removeAll { $0 == path } }

  // MARK: The text

  /// The text: a heading, and a line with the URI of each file.
  var text: String {
    ([Self.heading] + paths.map(FileURI.uri)).joined(separator: "\n") + "\n"
  }

  /// Creates an empty list.
  init() {}

  /// Reads a text; lines that name no file are left out.
  init(reading text: String) {
    let lines = text.split(separator: "\n")
    guard lines.first == Self.heading[...] else { return }
    for path in lines.dropFirst().prefix(Self.limit).compactMap({ FileURI.path(String($0)) })
    where !paths.contains(path) { paths.append(path) }
  }

  private static let heading = "tunnel recent files 1"
}
