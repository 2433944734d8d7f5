extension TextField: TextAreaClient {
  var isTextEditable: Bool { isEnabled }

  var isTextSelectable: Bool { isEnabled && isEditing }

  func perform(_ command: EditingCommand) -> Bool { area.perform(command) }

  func textArea(shouldReplace range: Range<String.Index>, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func textArea(menuSuggesting actions: [MenuElement]) -> Menu? {
    delegate?.textField(
      self, editMenuForCharactersIn: area.selectedIndices, suggestedActions: actions)
  }

  func textAreaDidTruncate(_ text: String) { delegate?.textField(self, didTruncate: text) }

  func textAreaDidChangeText() {
    textDidChange()
    sendActions(for: .editingChanged)
  }

  func textAreaDidChangeSelection() { delegate?.textFieldDidChangeSelection(self) }

  func textAreaScroll(toVisible rect: Rect) {
    let width = area.bounds.width
    // At the end of the text, the caret extends beyond the last glyph.
    let end = max(
      area.contentSize.width + CaretView.width, area.caretRect(at: area.editor.count).maxX)
    var x = area.bounds.minX
    if rect.maxX > x + width { x = rect.maxX - width }
    if rect.minX < x { x = rect.minX }
    scroll(to: min(x, max(0, end - width)))
  }

  /// Handles Enter: sends the primary action and, if the delegate allows it, ends editing on exit.
  func textAreaShouldInsertNewline() -> Bool {
    // What the delegate inserts now is the program's.
    _ = area.takesTurn
    let shouldReturn = delegate?.textFieldShouldReturn(self) ?? true
    sendActions(for: .primaryActionTriggered)
    guard shouldReturn, isFirstResponder else { return false }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    if let onReturn {
      onReturn()
    } else if returnKeyType == .next, isFirstResponder {
      window?.focus.move(.next)
    } else if ends {
      resignFirstResponder()
    }
    return false
  }

  func beginEditing() {
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    area.truncates = false
    area.showsSelection = true
    textAreaScroll(toVisible: area.caretRect(at: area.editor.selection.head))
    setNeedsLayout()
    setNeedsDisplay()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
  }

  func endEditing() {
    area.endDrag()
    area.takeComposition()
    area.showsSelection = false
    area.truncates = true
    scroll(to: 0)
    setNeedsLayout()
    setNeedsDisplay()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
  }

  /// Clears the field, as its clear button does.
  func clear() {
    guard isEnabled, delegate?.textFieldShouldClear(self) ?? true else { return }
    if !isEditing { becomeFirstResponder() }
    area.edit(0..<area.editor.count, with: "", .deletion)
  }

  func beginTouch(_ touch: Touch) {
    guard isEnabled, becomeFirstResponder() else { return }
    if touch.type == .indirectPointer { area.press(touch) }
  }

  /// Places the caret where a finger is lifted, and ends a drag.
  func endTouch(_ touch: Touch) {
    if isEditing, touch.type == .direct, bounds.contains(touch.location(in: self)) {
      area.press(touch)
    }
    area.endDrag()
    area.sharePrimarySelection()
  }

  func textDidChange() {
    accessibility.value = area.shownText
    fitFont()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func scroll(to x: Double) {
    guard area.bounds.minX != x else { return }
    area.bounds.origin.x = x
    area.setNeedsDisplay()
  }
}
