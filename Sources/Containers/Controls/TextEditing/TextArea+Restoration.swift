extension TextArea {
  private enum Key {
    static let text = "TextInput.text"
    static let selection = "TextInput.selection"
  }

  /// Stores the text and the selection; nothing of a secure text.
  func encodeState(with coder: RestorationCoder) {
    guard !isSecure else { return }
    let text = editor.text
    let range = selectedIndices
    coder.encode(text, forKey: Key.text)
    coder.encode(
      [range.lowerBound, range.upperBound].map {
        text.utf8.distance(from: text.startIndex, to: $0)
      },
      forKey: Key.selection)
  }

  /// Returns the stored text, or `nil` if there is none.
  func restoredText(from coder: RestorationCoder) -> String? {
    isSecure ? nil : coder.decode(String.self, forKey: Key.text)
  }

  /// Restores the selection, clamped to the text.
  func restoreSelection(from coder: RestorationCoder) {
    guard !isSecure, let bounds = coder.decode([Int].self, forKey: Key.selection),
      bounds.count == 2
    else { return }
    let text = editor.text
    let indices = bounds.compactMap { offset -> String.Index? in
      guard 0...text.utf8.count ~= offset else { return nil }
      let index = text.utf8.index(text.startIndex, offsetBy: offset)
      // Between the bytes of one character there is no place for the caret.
      return index.samePosition(in: text)
    }
    if indices.count == 2, indices[0] <= indices[1] { select(indices[0]..<indices[1]) }
  }
}
