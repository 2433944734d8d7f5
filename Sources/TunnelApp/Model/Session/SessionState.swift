import Atlas

/// What a window shows, as far as the next launch restores it.
nonisolated struct SessionState: Hashable, Sendable {
  /// The tunnel; nil as long as the user has not moved it.
  var dig: Dig?
  /// What each map shows; nothing for the whole globes around the ends.
  var maps: [End: MapState] = [:]
  /// Whether the info sides are shown instead of the maps.
  var showsInfo = false
  /// The path of the file with favorites that is open; nil for the user's own.
  var document: String?
  /// Whether the favorites are beside the maps.
  var hasSidebar = false
  /// The open sheet or popover; nil for none.
  var panel: Panel?
  /// The placement of the window.
  var window = WindowState()
}
