extension TextArea {
  /// The text as assistive technology is told it: of a secret only the dots.
  ///
  /// - Parameter hasCaret: Whether the caret and the selection count, as they do while the text is edited.
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

  /// Returns how many Unicode scalars of what is shown stand before a place of the text.
  private func scalars(upTo byte: Int, in text: String) -> Int {
    // Each scalar has one byte that continues none.
    text.utf8.prefix(shown(byte)).count { $0 & 0xC0 != 0x80 }
  }
}

extension TextField {
  /// A field for one line of text, or for a secret; its text is told beside the value.
  func describeEntry(_ semantics: inout Semantics) {
    semantics.role = isSecureTextEntry ? .passwordEntry : .entry
    if isEnabled { semantics.states.insert(.editable) }
    semantics.text = area.semanticText(hasCaret: isFirstResponder)
  }
}
