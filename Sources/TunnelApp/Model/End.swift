/// One end of the tunnel.
package nonisolated enum End: Hashable, Sendable, CaseIterable {
  /// Where the child digs.
  case start
  /// Where the child comes out.
  case target

  /// What the end is called in every language, for tests.
  var identifier: String {
    switch self {
    case .start: "Start"
    case .target: "End"
    }
  }

  /// What the end is called.
  var name: String {
    switch self {
    case .start: Messages.Ends.start
    case .target: Messages.Ends.target
    }
  }

  /// What moving it somewhere is called.
  var digTitle: String {
    switch self {
    case .start: Messages.Ends.digHere
    case .target: Messages.Ends.comeOutHere
    }
  }

  /// The same where there is little room.
  var shortDigTitle: String {
    switch self {
    case .start: Messages.Ends.dig
    case .target: Messages.Ends.comeOut
    }
  }
}
