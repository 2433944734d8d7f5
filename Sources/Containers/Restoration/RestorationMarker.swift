/// The mark that a program leaves while it starts, which shows the next start how the last ones
/// ended.
struct RestorationMarker: Hashable, Sendable {
  /// What a start does with the saved state.
  enum Decision: Hashable, Sendable {
    /// The state is restored.
    case restore
    /// The state is restored although the last launch failed, with a warning.
    case restoreWithWarning
    /// The state is set aside, because two launches in a row failed.
    case discard
  }

  /// The number of failed launches in a row.
  var count: Int

  /// The decision of a launch that finds the marker.
  var decision: Decision {
    switch count {
    case ...0: .restore
    case 1: .restoreWithWarning
    default: .discard
    }
  }

  /// The marker that a launch writes when it finds this one.
  var next: RestorationMarker { RestorationMarker(count: min(max(count, 0), 1_000) + 1) }

  init(count: Int) { self.count = count }

  /// Reads a marker.
  ///
  /// Without a file, no launch failed; a file with unknown contents counts as one failed launch.
  init(bytes: [UInt8]?) {
    let text = bytes.map { String(decoding: $0.prefix(8), as: UTF8.self) }
    count = text.map { Int($0.prefix { $0 != "\n" }) ?? 1 } ?? 0
  }

  /// The contents of the file.
  var bytes: [UInt8] { Array("\(count)\n".utf8) }
}
