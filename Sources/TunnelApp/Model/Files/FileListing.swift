/// The rows of the panel that opens a file.
nonisolated struct FileListing: Hashable, Sendable {
  /// A row.
  enum Row: Hashable, Sendable {
    /// The user's own favorites.
    case own
    /// A file that was opened before, by its path.
    case recent(String)
    /// A folder, by its path.
    case folder(String)
    /// A file, by its path.
    case file(String)
    /// A file that does not exist, by its path.
    case new(String)

    /// The path; nil for the user's own favorites.
    var path: String? {
      switch self {
      case .own: nil
      case .recent(let path), .folder(let path), .file(let path), .new(let path): path
      }
    }
  }

  /// The rows.
  private(set) var rows: [Row] = []

  /// Creates the rows for the typed text.
  ///
  /// Without a text, the user's own favorites and the files that were opened before come first.
  ///
  /// - Parameters:
  ///   - entries: What is in the folder, in the order of the list.
  ///   - recent: The paths of files that were opened before, the last one first.
  ///   - offersOwn: Whether the user's own favorites can be opened.
  init(_ text: PathText, entries: [FolderEntry], recent: [String], offersOwn: Bool) {
    let isEmpty = text.name.isEmpty && !text.isPath
    if isEmpty { rows = (offersOwn ? [.own] : []) + recent.map(Row.recent) }
    let showsHidden = text.name.hasPrefix(".")
    let shown = entries.filter { entry in
      entry.isOffered && entry.isHidden == showsHidden && Self.matches(entry.name, text)
    }
    for entry in shown {
      let path = PathText.path(of: entry.name, in: text.folder)
      rows.append(entry.isFolder ? .folder(path) : .file(path))
    }
    let exists = entries.contains { $0.name == text.name }
    if !exists, FavoritesName.isGeoJSON(text.name) { rows.append(.new(text.path)) }
  }

  private static func matches(_ name: String, _ text: PathText) -> Bool {
    let (name, wanted) = (name.lowercased(), text.name.lowercased())
    return wanted.isEmpty || (text.isPath ? name.hasPrefix(wanted) : name.contains(wanted))
  }
}
