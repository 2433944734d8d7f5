/// A text that is written anew again and again, by turns in the memory of two strings: while one is shown, the
/// other, which nobody shows any more, is written.
nonisolated struct AlternatingText {
  /// What was written last.
  private(set) var text = ""
  private var last = ""

  /// Writes another text, which a body adds to an empty one.
  mutating func write(_ body: (inout String) -> Void) {
    swap(&text, &last)
    text.removeAll(keepingCapacity: true)
    body(&text)
  }
}
