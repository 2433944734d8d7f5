import Atlas

/// What a window shows that the next one is to begin with.
nonisolated struct SessionState: Hashable, Sendable {
  /// The hole.
  var dig: Dig
  /// How coordinates are shown.
  var format = CoordinateFormat.degreesMinutesSeconds
}
