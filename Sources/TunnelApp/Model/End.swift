/// One end of the tunnel.
nonisolated enum End: Hashable, Sendable, CaseIterable {
  /// Where the child digs.
  case start
  /// Where the child comes out.
  case target

  /// What the end is called.
  var name: String {
    switch self {
    case .start: "Start"
    case .target: "End"
    }
  }
}
