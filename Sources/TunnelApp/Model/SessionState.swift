import Atlas

/// The state of a window that is restored at the next launch.
nonisolated struct SessionState: Hashable, Sendable {
  /// The tunnel.
  var dig: Dig
}
