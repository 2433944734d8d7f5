extension TextArea {
  /// Returns the text as reported to assistive technology: for secure text, only the dots.
  ///
  /// What an input method composes is not part of it until it is committed: each guess would be read.
  ///
  /// - Parameter hasCaret: Whether to include the caret and the selection, as while editing.
  func semanticText(hasCaret: Bool) -> SemanticText {
    let text = shownText
    let composed = editor.marked.map { shown($0.lowerBound)..<shown($0.upperBound) } ?? 0..<0
    let committed = text.removingBytes(composed)
    guard hasCaret else { return SemanticText(committed) }
    let scalars = { (byte: Int) in
      let byte = self.shown(byte)
      let left = byte - composed.clamped(to: 0..<max(byte, 0)).count
      // Each scalar has exactly one byte that is not a continuation byte.
      return committed.utf8.prefix(left).count { $0 & 0xC0 != 0x80 }
    }
    let selected = editor.selection.range
    let range = scalars(selected.lowerBound)..<scalars(selected.upperBound)
    return SemanticText(
      committed, caret: scalars(editor.selection.head), selections: range.isEmpty ? [] : [range])
  }
}

extension String {
  /// Returns the text without a range of bytes, which divides no scalar.
  fileprivate func removingBytes(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return self }
    var text = self
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    text.removeSubrange(start..<text.utf8.index(start, offsetBy: range.count))
    return text
  }
}

extension TextField {
  /// Describes a text field or a password field; its text is reported in addition to the value.
  func describeEntry(_ semantics: inout Semantics) {
    semantics.role = isSecureTextEntry ? .passwordEntry : .entry
    if isEnabled { semantics.states.insert(.editable) }
    semantics.text = area.semanticText(hasCaret: isFirstResponder)
  }
}
