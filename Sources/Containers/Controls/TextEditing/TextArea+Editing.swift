/// An undoable change, which grows while the user keeps typing or deleting at one place.
@MainActor
final class TypedChange {
  /// The kinds of changes.
  enum Kind {
    case typing, deletion, cut, paste, composition

    /// The name of the change in the Undo menu item.
    var name: String {
      switch self {
      case .typing: Messages.Editing.typing
      case .deletion: Messages.Editing.deletion
      case .cut: Messages.Editing.cutting
      case .paste: Messages.Editing.pasting
      case .composition: Messages.Editing.composition
      }
    }
  }

  fileprivate(set) var change: TextEditor.Change
  let selection: TextEditor.Selection
  let kind: Kind
  /// The undo manager's revision after the change was registered.
  ///
  /// If it differs, other changes were registered in between.
  fileprivate(set) var revision = 0

  init(_ change: TextEditor.Change, from selection: TextEditor.Selection, _ kind: Kind) {
    self.change = change
    self.selection = selection
    self.kind = kind
  }

  /// Merges another change into this one.
  ///
  /// - Returns: Whether the change continues this one and was merged.
  fileprivate func absorb(_ next: TextEditor.Change, _ kind: Kind) -> Bool {
    guard kind == self.kind else { return false }
    switch kind {
    case .typing:
      guard next.range.isEmpty, next.range.lowerBound == change.result.upperBound,
        !next.inserted.contains(where: \.isNewline), !change.inserted.contains(where: \.isNewline)
      else { return false }
      change.inserted += next.inserted
    case .deletion:
      guard change.inserted.isEmpty else { return false }
      if next.range.upperBound == change.range.lowerBound {
        change.range = next.range.lowerBound..<change.range.upperBound
        change.removed = next.removed + change.removed
      } else if next.range.lowerBound == change.range.lowerBound {
        change.range = change.range.lowerBound..<(change.range.upperBound + next.range.count)
        change.removed += next.removed
      } else {
        return false
      }
    case .cut, .paste, .composition: return false
    }
    return true
  }
}

extension TextArea {
  /// Whether a change that begins is the user's, by typing, rather than the program's.
  var takesTurn: Bool { client.map { window?.textInputSession.takesTurn(of: $0) == true } ?? false }

  /// Replaces a range of the text by an edit, which starts a secret or an inserted text over.
  func edit(_ range: Range<Int>, with text: String, _ kind: TypedChange.Kind, asks: Bool = true) {
    let before = (startsSecretOver, startsOver)
    let isWhole = startsSecretOver || startsOver && !text.isEmpty
    // Callbacks may insert more, which is not to start over again.
    startsSecretOver = false
    if !text.isEmpty { startsOver = false }
    guard !replace(isWhole ? 0..<editor.count : range, with: text, kind, asks: asks) else { return }
    (startsSecretOver, startsOver) = before
  }

  /// Replaces a range of the text.
  ///
  /// - Parameter asks: Whether the client may refuse, because the change is the user's.
  /// - Returns: Whether the text was replaced.
  @discardableResult
  func replace(
    _ range: Range<Int>, with text: String, _ kind: TypedChange.Kind, asks: Bool
  ) -> Bool {
    guard let client, client.isTextEditable else { return false }
    // What callbacks change is the program's.
    if asks { _ = takesTurn }
    client.inputDelegate?.textWillChange(client)
    takeComposition()
    let range =
      editor.boundary(
        atOrBefore: range.lowerBound)..<max(
        editor.boundary(atOrBefore: range.upperBound), editor.boundary(atOrBefore: range.lowerBound)
      )
    guard !range.isEmpty || !text.isEmpty else { return false }
    let (new, isTruncated) = allowed(text, replacing: range)
    defer { if isTruncated { client.textAreaDidTruncate(text) } }
    guard !range.isEmpty || !new.isEmpty else { return false }
    let indices = editor.index(range.lowerBound)..<editor.index(range.upperBound)
    guard !asks || client.textArea(shouldReplace: indices, with: new) else { return false }
    let selection = editor.selection
    let change = editor.replace(range, with: new)
    register(change, from: selection, kind)
    didEdit(change)
    return true
  }

  /// Deletes the selection or, if it is empty, one unit before or after the caret.
  func delete(
    _ granularity: TextGranularity, _ direction: TextStorageDirection, asks: Bool = true
  ) {
    var range = editor.deletion(granularity, direction)
    // Deleting by word would reveal where the words of a secret are.
    if isSecure, granularity == .word, editor.selection.isEmpty {
      range = editor.deletion(.document, direction)
    }
    if !range.isEmpty { edit(range, with: "", .deletion, asks: asks) }
  }

  /// Sets the text programmatically, without asking the client and without undo.
  ///
  /// What was typed cannot be undone afterward, also if the text stays the same: it may be that of another
  /// document.
  ///
  /// - Returns: Whether it is another text than before.
  func setText(_ text: String) -> Bool {
    let new = allowed(text, replacing: 0..<editor.count).text
    guard new != editor.text else {
      typing = nil
      undoManager?.removeAllActions(withTarget: self)
      return false
    }
    client?.inputDelegate?.textWillChange(client)
    forgetChanges()
    editor = TextEditor(new)
    isUpstream = false
    goalX = nil
    textDidChange()
    placeCaret()
    if showsSelection {
      client?.textAreaScroll(toVisible: caretRect(at: editor.selection.head))
    }
    client?.inputDelegate?.textDidChange(client)
    return true
  }

  /// Selects from an anchor to a moving end.
  func select(anchor: Int, head: Int, isUpstream: Bool = false, keepsGoal: Bool = false) {
    let old = editor.selection
    let wasUpstream = self.isUpstream
    client?.inputDelegate?.selectionWillChange(client)
    takeComposition()
    editor.select(anchor: anchor, head: head)
    self.isUpstream = isUpstream
    if !keepsGoal { goalX = nil }
    guard editor.selection != old || isUpstream != wasUpstream else { return }
    typing = nil
    didSelect()
    sharePrimarySelection()
  }

  /// The range that typed text replaces: the marked text, or else the selection.
  var insertionRange: Range<Int> { editor.marked ?? editor.selection.range }

  // MARK: Marked text

  /// Shows text that an input method is composing.
  func compose(_ text: String, selected: Range<Int>) {
    guard let client, client.isTextEditable else { return }
    if composition == nil {
      let asks = takesTurn
      if startsOver || startsSecretOver { editor.select(anchor: 0, head: editor.count) }
      let range = editor.selection.range
      let indices = editor.index(range.lowerBound)..<editor.index(range.upperBound)
      guard !asks || client.textArea(shouldReplace: indices, with: text) else { return }
      (startsOver, startsSecretOver) = (false, false)
      composition = (editor.text(in: range), editor.selection)
    }
    let (new, isTruncated) = allowed(text, replacing: insertionRange)
    defer { if isTruncated { client.textAreaDidTruncate(text) } }
    let change = editor.setMarkedText(new, selected: selected)
    if text.isEmpty { endComposition(at: change.range.lowerBound, final: "") }
    didEdit(change)
  }

  /// Commits the marked text.
  func takeComposition() {
    guard let marked = editor.marked else { return }
    let text = editor.text(in: marked)
    editor.unmark()
    endComposition(at: marked.lowerBound, final: text)
    setNeedsDisplay()
  }

  /// Registers a whole composition as a single change.
  private func endComposition(at byte: Int, final: String) {
    guard let (removed, selection) = composition else { return }
    composition = nil
    guard !removed.isEmpty || !final.isEmpty else { return }
    let change = TextEditor.Change(
      range: byte..<(byte + removed.utf8.count), removed: removed, inserted: final)
    register(change, from: selection, .composition)
  }

  // MARK: Undo

  private func register(
    _ change: TextEditor.Change, from selection: TextEditor.Selection, _ kind: TypedChange.Kind
  ) {
    guard let undoManager else { return }
    if let typing, typing.revision == undoManager.revision, typing.absorb(change, kind) { return }
    let typed = TypedChange(change, from: selection, kind)
    register(typed, undoManager)
    typing = typed
  }

  private func register(_ typed: TypedChange, _ undoManager: UndoManager) {
    undoManager.registerUndo(withTarget: self) { $0.takeBack(typed) }
    undoManager.setActionName(typed.kind.name)
    typed.revision = undoManager.revision
  }

  /// Reverts a change, if the client allows it, and registers its redo.
  private func takeBack(_ typed: TypedChange) {
    client?.inputDelegate?.textWillChange(client)
    takeComposition()
    typing = nil
    let result = typed.change.result
    guard result.upperBound <= editor.count else { return }
    let indices = editor.index(result.lowerBound)..<editor.index(result.upperBound)
    guard client?.textArea(shouldReplace: indices, with: typed.change.removed) != false else {
      return
    }
    let now = editor.selection
    let change = editor.replace(typed.change.result, with: typed.change.removed)
    editor.select(anchor: typed.selection.anchor, head: typed.selection.head)
    if let undoManager {
      register(TypedChange(change, from: now, typed.kind), undoManager)
    }
    didEdit(change)
  }

  /// Removes all undoable changes.
  func forgetChanges() {
    typing = nil
    composition = nil
    undoManager?.removeAllActions(withTarget: self)
  }

  // MARK: Notifying the client

  private func didEdit(_ change: TextEditor.Change) {
    isUpstream = false
    goalX = nil
    textDidChange(change)
    guard let client else { return }
    client.textAreaDidChangeText()
    client.inputDelegate?.textDidChange(client)
    didSelect()
    window?.noteStateChange()
  }

  private func didSelect() {
    selectionDidChange()
    guard let client else { return }
    client.textAreaScroll(toVisible: caretRect(at: editor.selection.head, isUpstream: isUpstream))
    placeCaret()
    client.textAreaDidChangeSelection()
    client.inputDelegate?.selectionDidChange(client)
  }

  /// Returns the part of a text that fits, and whether it was truncated.
  ///
  /// In a single-line text, newlines become spaces.
  private func allowed(
    _ text: String, replacing range: Range<Int>
  ) -> (text: String, isTruncated: Bool) {
    // Combining marks join the character before them, which may already have some.
    let before = editor.text(in: editor.offset(-1, from: range.lowerBound)..<range.lowerBound)
    let room = max(0, maximumLength - (editor.count - range.count))
    let limited = (before + text).limited(to: before.utf8.count + room)
    var new = String(decoding: limited.utf8.dropFirst(before.utf8.count), as: UTF8.self)
    let isTruncated = new.utf8.count < text.utf8.count
    if !isMultiline, new.contains(where: \.isNewline) {
      new = String(new.map { $0.isNewline ? " " : $0 })
    }
    return (new, isTruncated)
  }
}
