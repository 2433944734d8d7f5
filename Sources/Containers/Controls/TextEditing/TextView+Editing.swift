extension TextView: TextAreaClient {
  /// The delegate, if it adopts ``TextViewDelegate``.
  var editingDelegate: (any TextViewDelegate)? { delegate as? any TextViewDelegate }

  var isTextEditable: Bool { isEditable }

  var isTextSelectable: Bool { isSelectable }

  func textArea(shouldReplace range: Range<String.Index>, with text: String) -> Bool {
    editingDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func textArea(menuSuggesting actions: [MenuElement]) -> Menu? {
    editingDelegate?.textView(
      self, editMenuForTextIn: area.selectedIndices, suggestedActions: actions)
  }

  func textAreaDidTruncate(_ text: String) { editingDelegate?.textView(self, didTruncate: text) }

  func textAreaDidChangeText() {
    textDidChange()
    editingDelegate?.textViewDidChange(self)
  }

  func textAreaDidChangeSelection() { editingDelegate?.textViewDidChangeSelection(self) }

  func textAreaScroll(toVisible rect: Rect) {
    updateContentSize()
    let margin = rect.height > 0 ? textContainerInset : EdgeInsets(all: 0)
    scrollRectToVisible(
      Rect(
        minX: 0, minY: rect.minY + textContainerInset.top - margin.top, maxX: 1,
        maxY: rect.maxY + textContainerInset.top + margin.bottom), animated: false)
    placeArea()
  }

  func textAreaShouldInsertNewline() -> Bool { true }

  func beginEditing() {
    area.showsSelection = true
    if isEditable { editingDelegate?.textViewDidBeginEditing(self) }
  }

  func endEditing() {
    area.endDrag()
    area.takeComposition()
    area.showsSelection = false
    if isEditable { editingDelegate?.textViewDidEndEditing(self) }
  }

  func beginTouch(_ touch: Touch) {
    guard touch.type == .indirectPointer, isFirstResponder || becomeFirstResponder() else { return }
    area.press(touch)
  }

  /// Places the caret where a finger is lifted, unless it scrolled, and ends a drag.
  func endTouch(_ touch: Touch) {
    if touch.type == .direct, isFirstResponder || becomeFirstResponder() { area.press(touch) }
    area.endDrag()
    area.sharePrimarySelection()
  }

  func abilityDidChange() {
    if !isEditable { area.takeComposition() }
    pointerStyle = isSelectable ? .iBeam : nil
    if !canBecomeFocused { resignFirstResponder() }
    window?.textInputSession.responderDidChange()
    area.placeCaret()
  }
}
