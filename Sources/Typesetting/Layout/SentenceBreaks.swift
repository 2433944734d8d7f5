/// Sentence boundaries: after a period, question mark or exclamation mark followed by a space, and
/// at newlines.
enum SentenceBreaks {
  private static func isEnd(_ character: Character) -> Bool {
    "。！？".contains(character) || character.isNewline
  }

  private static func ends(_ text: String, at index: String.Index) -> Bool {
    if isEnd(text[index]) { return true }
    guard ".!?…".contains(text[index]) else { return false }
    let next = text.index(after: index)
    return next == text.endIndex || text[next].isWhitespace
  }

  /// Returns the end of the sentence after a position.
  static func end(of text: String, after start: String.Index) -> String.Index {
    var index = start
    while index < text.endIndex, text[index].isWhitespace { text.formIndex(after: &index) }
    while index < text.endIndex {
      if ends(text, at: index) { return text.index(after: index) }
      text.formIndex(after: &index)
    }
    return index
  }

  /// Returns the beginning of the sentence that contains or precedes a position.
  static func start(of text: String, before end: String.Index) -> String.Index {
    var index = end
    func before() -> String.Index { text.index(before: index) }
    while index > text.startIndex, text[before()].isWhitespace || ends(text, at: before()) {
      index = before()
    }
    while index > text.startIndex, !ends(text, at: before()) { index = before() }
    while index < end, text[index].isWhitespace { text.formIndex(after: &index) }
    return index
  }
}
