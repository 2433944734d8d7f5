internal import Support

extension TextArea {
  /// Returns whether an action is currently possible.
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

  /// Copies the selection to the clipboard.
  func copySelection() {
    guard !isSecure, !editor.selection.isEmpty else { return }
    window?.pasteboard?.string = editor.text(in: editor.selection.range).outgoing
  }

  /// Copies the selection to the clipboard and deletes it.
  func cutSelection() {
    guard !isSecure, !editor.selection.isEmpty else { return }
    copySelection()
    edit(editor.selection.range, with: "", .cut)
  }

  /// Replaces the selection with the text on the clipboard.
  func pasteClipboard() {
    guard let text = window?.pasteboard?.string, !text.isEmpty else { return }
    edit(editor.selection.range, with: text, .paste)
  }

  /// Deletes the selection.
  func deleteSelection() {
    if !editor.selection.isEmpty { edit(editor.selection.range, with: "", .deletion) }
  }

  /// Selects the word at the caret.
  func selectWord() {
    let word = isSecure ? 0..<editor.count : editor.word(at: editor.selection.head)
    select(anchor: word.lowerBound, head: word.upperBound)
  }

  /// Selects all text.
  func selectEverything() { select(anchor: 0, head: editor.count) }

  /// Inserts the primary selection, which may come from another app, where the middle button was
  /// pressed.
  func pasteSelection(at byte: Int) {
    guard client?.isTextEditable == true, let text = window?.pasteboard?.selection, !text.isEmpty
    else { return }
    edit(byte..<byte, with: text, .paste)
  }

  /// Sets the selection as the desktop's primary selection, which a middle click in any app
  /// inserts.
  func sharePrimarySelection() {
    guard !isSecure, !editor.selection.isEmpty, showsSelection else { return }
    // The selection is not final while a drag still changes it.
    guard drag == nil else { return }
    window?.pasteboard?.selection = editor.text(in: editor.selection.range).outgoing
  }
}
