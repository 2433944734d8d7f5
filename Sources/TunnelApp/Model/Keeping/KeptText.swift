/// The lines of a file that the app keeps.
nonisolated struct KeptText: Sendable {
  /// The lines in their order; nil for those that are not UTF-8.
  private(set) var lines: [String?]
  private let isCut: Bool

  /// Splits the bytes of a file.
  init(_ bytes: [UInt8]) {
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(validating: $0, as: UTF8.self) }
    isCut = lines.last != ""
    if !isCut { lines.removeLast() }
  }

  /// Splits a text.
  init(_ text: String) { self.init(Array(text.utf8)) }

  /// The same lines without the last one if it has no end, because the file has been cut.
  var withoutCutLine: KeptText {
    var text = self
    if isCut { text.lines[lines.count - 1] = nil }
    return text
  }
}

/// What a kept file says.
nonisolated struct KeptReading<Value> {
  /// What the lines say that can be read; nil if that is nothing.
  var value: Value?
  /// The numbers of the other lines in their order, where 1 is the first.
  var damaged: [Int]
}
