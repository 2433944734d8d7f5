/// A file or folder in a folder.
nonisolated struct FolderEntry: Hashable, Sendable {
  /// The name.
  var name: String
  /// Whether it is a folder, or a link to one.
  var isFolder: Bool

  /// Whether it is hidden by its name.
  var isHidden: Bool { name.hasPrefix(".") }

  /// Whether it can be opened: a folder, or a file that may contain favorites.
  var isOffered: Bool { isFolder || FavoritesName.mayHoldFavorites(name) }
}

nonisolated extension [FolderEntry] {
  /// The entries in the order of a list: folders first, then by their letters, capital or not.
  var inListOrder: [FolderEntry] {
    map { (entry: $0, name: $0.name.lowercased()) }
      .sorted { one, other in
        guard one.entry.isFolder == other.entry.isFolder else { return one.entry.isFolder }
        return one.name == other.name ? one.entry.name < other.entry.name : one.name < other.name
      }
      .map(\.entry)
  }
}
