/// The mark that a program leaves while it starts, which shows the next start how the last ones
/// ended.
struct RestorationMarker: Hashable, Sendable {
  /// What a start does with the saved state.
  enum Decision: Hashable, Sendable {
    /// It returns.
    case restore
    /// It returns although the last start did not end well, with a warning.
    case restoreWithWarning
    /// It is put aside, because two starts in a row did not end well.
    case discard
  }

  /// The number of starts in a row that did not end well.
  var count: Int

  /// What a start does that finds the mark.
  var decision: Decision {
    switch count {
    case ...0: .restore
    case 1: .restoreWithWarning
    default: .discard
    }
  }

  /// The mark of a start that finds this one.
  var next: RestorationMarker { RestorationMarker(count: min(max(count, 0), 1_000) + 1) }

  init(count: Int) { self.count = count }

  /// Reads a mark: without a file there was no start, and one with other contents is that of one.
  init(bytes: [UInt8]?) {
    let text = bytes.map { String(decoding: $0.prefix(8), as: UTF8.self) }
    count = text.map { Int($0.prefix { $0 != "\n" }) ?? 1 } ?? 0
  }

  /// The contents of the file.
  var bytes: [UInt8] { Array("\(count)\n".utf8) }
}
