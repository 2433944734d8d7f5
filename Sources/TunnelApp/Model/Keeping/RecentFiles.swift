/// The files that were opened last, the latest first.
nonisolated struct RecentFiles: Hashable, Sendable {
  /// The largest number of files.
  static let limit = 10

  /// The absolute paths.
  private(set) var paths: [String] = []

  /// Puts a file at a place, or removes it.
  mutating func put(_ path: String, at index: Int?) {
    paths.removeAll { $0 == path }
    guard let index else { return }
    paths.insert(path, at: min(index, paths.count))
    paths = Array(paths.prefix(Self.limit))
  }

  // MARK: The text

  /// The text: a heading, and a line with the URI of each file.
  var text: String {
    ([Self.heading] + paths.map(FileURI.uri)).joined(separator: "\n") + "\n"
  }

  /// Creates an empty list.
  init() {}

  /// Reads a text.
  static func read(_ text: KeptText) -> KeptReading<RecentFiles> {
    var (list, damaged) = (RecentFiles(), [Int]())
    for (index, line) in text.lines.enumerated() where line != "" {
      if index == 0, line == heading { continue }
      guard let path = line.flatMap(FileURI.path) else {
        damaged.append(index + 1)
        continue
      }
      if list.paths.contains(path) { continue }
      if list.paths.count < limit { list.paths.append(path) } else { damaged.append(index + 1) }
    }
    return KeptReading(value: list, damaged: damaged)
  }

  private static let heading = "tunnel recent files 1"
}
