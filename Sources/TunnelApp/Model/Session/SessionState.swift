import Atlas

/// What a window shows, as far as the next launch restores it.
nonisolated struct SessionState: Hashable, Sendable {
  /// The tunnel; nil as long as the user has not moved it.
  var dig: Dig?
  /// What each map shows; nil for the whole globe around its end.
  var maps = Ends<MapState?>(start: nil, target: nil)
  /// Whether the information sides are shown instead of the maps.
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
