/// One end of the tunnel.
package nonisolated enum End: String, Hashable, Sendable, CaseIterable {
  /// The end where the child digs.
  case start
  /// The end where the child comes out.
  case target

  /// The end on the other side of the Earth.
  var other: End { self == .start ? .target : .start }

  /// An identifier for tests, the same in every language.
  var identifier: String {
    switch self {
    case .start: "Start"
    case .target: "End"
    }
  }

  /// The display name of the end.
  var name: String {
    switch self {
    case .start: Messages.TunnelEnds.start
    case .target: Messages.TunnelEnds.target
    }
  }

  /// The name of the map of the end.
  var mapName: String {
    switch self {
    case .start: Messages.Maps.startMap
    case .target: Messages.Maps.endMap
    }
  }

  /// The title of the action that moves this end to a place.
  var digTitle: String {
    switch self {
    case .start: Messages.TunnelEnds.digHere
    case .target: Messages.TunnelEnds.comeOutHere
    }
  }

  /// A shorter form of ``digTitle`` for tight spaces.
  var shortDigTitle: String {
    switch self {
    case .start: Messages.TunnelEnds.dig
    case .target: Messages.TunnelEnds.comeOut
    }
  }
}
