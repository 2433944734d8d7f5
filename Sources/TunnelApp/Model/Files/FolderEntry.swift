/// A file or folder in a folder.
nonisolated struct FolderEntry: Hashable, Sendable {
  /// The name.
  var name: String
  /// Whether it is a folder, or a link to one.
  var isFolder: Bool

  /// Whether it is hidden by its name.
  var isHidden: Bool { name.hasPrefix(".") }

  /// Whether it can be opened: a folder, or a file that may contain favorites.
  var isOffered: Bool { isFolder || FavoritesFile.isNamedLikeOne(name) }
}
