/// One end of the tunnel.
package nonisolated enum End: Hashable, Sendable, CaseIterable {
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

  /// What moving it somewhere is called.
  var digTitle: String {
    switch self {
    case .start: "Dig here"
    case .target: "Come out here"
    }
  }

  /// The same where there is little room.
  var shortDigTitle: String {
    switch self {
    case .start: "Dig"
    case .target: "Come out"
    }
  }
}
