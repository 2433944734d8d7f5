extension TextArea {
  /// Whether an action can be performed on the text now.
  func canPerform(_ action: Selector) -> Bool {
    guard let client, client.isTextSelectable, client.isFirstResponder else { return false }
    let hasSelection = !editor.selection.isEmpty
    switch action {
    case .cut: return hasSelection && !isSecure && client.isTextEditable
    case .copy: return hasSelection && !isSecure
    case .paste: return client.isTextEditable && window?.pasteboard?.hasStrings == true
    case .delete: return hasSelection && client.isTextEditable
    case .select: return !hasSelection && editor.count > 0
    case .selectAll: return editor.count > 0 && editor.selection.range.count < editor.count
    default: return false
    }
  }

  /// Puts what is selected on the clipboard.
  func copySelection() {
    guard !isSecure, !editor.selection.isEmpty else { return }
    window?.pasteboard?.string = editor.text(in: editor.selection.range)
  }

  /// Puts what is selected on the clipboard and deletes it.
  func cutSelection() {
    guard !isSecure, !editor.selection.isEmpty else { return }
    copySelection()
    replace(editor.selection.range, with: "", .cut)
  }

  /// Puts what is on the clipboard in the place of the selection.
  func pasteClipboard() {
    guard let text = window?.pasteboard?.string, !text.isEmpty else { return }
    replace(editor.selection.range, with: text, .paste)
  }

  /// Deletes what is selected.
  func deleteSelection() {
    if !editor.selection.isEmpty { replace(editor.selection.range, with: "", .deletion) }
  }

  /// Selects the word at the caret.
  func selectWord() {
    let word = isSecure ? 0..<editor.count : editor.word(at: editor.selection.head)
    select(anchor: word.lowerBound, head: word.upperBound)
  }

  /// Selects all of the text.
  func selectEverything() { select(anchor: 0, head: editor.count) }

  /// Inserts what is selected in some program where the middle button was pressed.
  func pasteSelection(at byte: Int) {
    guard client?.isTextEditable == true, let text = window?.pasteboard?.selection, !text.isEmpty
    else { return }
    replace(byte..<byte, with: text, .paste)
  }

  /// Tells the desktop what is selected, so that a middle click in any program inserts it.
  func sharePrimarySelection() {
    guard !isSecure, !editor.selection.isEmpty, showsSelection else { return }
    // While the mouse still moves the selection is not yet what it will be.
    if drag == nil { window?.pasteboard?.selection = editor.text(in: editor.selection.range) }
  }
}
