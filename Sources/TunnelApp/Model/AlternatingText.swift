/// A text that is rewritten often and alternates between the buffers of two strings: while one is
/// on screen, the other is overwritten.
nonisolated struct AlternatingText {
  /// The text written last.
  private(set) var text = ""
  private var last = ""

  /// Writes a new text with a body that appends to an empty string.
  mutating func write(_ body: (inout String) -> Void) {
    swap(&text, &last)
    text.removeAll(keepingCapacity: true)
    body(&text)
  }
}
