extension TextArea {
  /// Returns the text as reported to assistive technology: for secure text, only the dots.
  ///
  /// - Parameter hasCaret: Whether to include the caret and the selection, as while editing.
  func semanticText(hasCaret: Bool) -> SemanticText {
    let text = shownText
    guard hasCaret else { return SemanticText(text) }
    let selected = editor.selection.range
    return SemanticText(
      text, caret: scalars(upTo: editor.selection.head, in: text),
      selections: selected.isEmpty
        ? []
        : [
          scalars(
            upTo: selected.lowerBound, in: text)..<scalars(upTo: selected.upperBound, in: text)
        ])
  }

  /// Returns the number of shown Unicode scalars before a byte offset of the text.
  private func scalars(upTo byte: Int, in text: String) -> Int {
    // Each scalar has exactly one byte that is not a continuation byte.
    text.utf8.prefix(shown(byte)).count { $0 & 0xC0 != 0x80 }
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
