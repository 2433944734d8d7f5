/// Access to the text of an element that accepts text.
///
/// Offsets count Unicode scalars of the text in the element's semantics. They lie between grapheme
/// clusters; an offset inside a cluster counts as the start of that cluster.
extension AccessibilityNode {
  /// Selects a range of the text; an empty range moves the caret.
  ///
  /// - Returns: Whether the element has a text that can be selected.
  @discardableResult
  package func selectText(_ range: Range<Int>) -> Bool {
    guard let input, let range = textRange(range) else { return false }
    input.selectedTextRange = range
    return true
  }

  /// Replaces a range of the text as a user would, so that the change can be undone.
  ///
  /// - Returns: Whether the element has a text that can be edited.
  @discardableResult
  package func replaceText(_ range: Range<Int>, with text: String) -> Bool {
    guard let input, semantics.states.contains(.editable), let range = textRange(range) else {
      return false
    }
    input.replace(range, withText: text)
    return true
  }

  /// Returns the frame of a range's first line in the window, in points; nil if there is no text.
  package func textFrame(_ range: Range<Int>) -> Rect? {
    guard let input, let range = textRange(range) else { return nil }
    let rect = range.isEmpty ? input.caretRect(for: range.start) : input.firstRect(for: range)
    return input.textInputView.convert(rect, to: nil)
  }

  /// Returns the offset nearest to a point in the window; nil if there is no text.
  package func textOffset(at point: Point) -> Int? {
    guard let input, let text = semantics.text?.characters,
      let position = input.closestPosition(to: input.textInputView.convert(point, from: nil))
    else { return nil }
    let shown = input.offset(from: input.beginningOfDocument, to: position)
    let composed = composed(in: input)
    let characters = shown - composed.clamped(to: 0..<shown).count
    let end = text.index(text.startIndex, offsetBy: characters, limitedBy: text.endIndex)
    return text.unicodeScalars.distance(from: text.startIndex, to: end ?? text.endIndex)
  }

  private var input: (any TextInput)? { element == nil ? view as? any TextInput : nil }

  private func textRange(_ range: Range<Int>) -> TextRange? {
    guard let end = position(range.upperBound),
      let start = range.isEmpty ? end : position(range.lowerBound, isStart: true)
    else { return nil }
    return TextRange(start, end)
  }

  /// Returns the characters that an input method is composing, which the element's text leaves out.
  private func composed(in input: any TextInput) -> Range<Int> {
    guard let marked = input.markedTextRange else { return 0..<0 }
    let start = input.offset(from: input.beginningOfDocument, to: marked.start)
    return start..<start + input.offset(from: marked.start, to: marked.end)
  }

  /// - Parameter isStart: Whether a range starts there: then it lies behind what is composed at it.
  private func position(_ offset: Int, isStart: Bool = false) -> TextPosition? {
    guard let input, let text = semantics.text else { return nil }
    let index = text.index(offset)
    var characters = text.characters[..<index].count
    // Inside a grapheme cluster, the part before the offset counts as one character.
    if String.Index(index, within: text.characters) == nil { characters -= 1 }
    let composed = composed(in: input)
    if characters > composed.lowerBound || isStart && characters == composed.lowerBound {
      characters += composed.count
    }
    return input.position(from: input.beginningOfDocument, offset: max(0, characters))
  }
}
