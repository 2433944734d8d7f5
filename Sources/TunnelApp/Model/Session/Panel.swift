/// The sheet, popover or sidebar over or beside the maps that the next launch opens again.
nonisolated struct Panel: Hashable, Sendable {
  /// What a panel shows.
  enum Kind: String, CaseIterable, Hashable, Sendable {
    case search, history, favorites, settings, about, keys, files, facts, discover
  }

  /// What the panel shows.
  var kind: Kind
  /// The page over the first, the end that it describes, or the folder; empty for none.
  var page = ""
  /// The text in its field.
  var text = ""
}
