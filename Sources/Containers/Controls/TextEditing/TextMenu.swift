/// What makes the menu of a text: what can be done with it, by a secondary click, a long press of a
/// finger, the Menu key or Shift+F10.
@MainActor
final class TextMenu: ContextMenuInteractionDelegate {
  private unowned let area: TextArea
  private(set) lazy var interaction = ContextMenuInteraction(delegate: self)

  init(area: TextArea) {
    self.area = area
    interaction.keyRect = { [unowned area] in area.caretRectInClient }
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    guard let client = area.client, client.isTextSelectable,
      client.isFirstResponder || client.becomeFirstResponder()
    else { return nil }
    if !interaction.isOpenedByKey {
      area.pressForMenu(at: area.place(at: area.convert(location, from: client)).byte)
    }
    let suggested = area.menuElements
    let menu = client.textArea(menuSuggesting: suggested) ?? Menu(children: suggested)
    return ContextMenuConfiguration { _ in menu }
  }
}

extension TextArea {
  /// Where the caret is, or the moving end of the selection, in the points of the client.
  var caretRectInClient: Rect { caretRect(for: TextPosition(editor.selection.head)) }

  /// What the menu of the text offers; each line can be chosen when something performs it.
  var menuElements: [MenuElement] {
    let isEditable = client?.isTextEditable == true
    let copy = command(Messages.Editing.copy, .copy, "c")
    let selectAll = Menu(
      options: .displayInline, children: [command(Messages.Editing.selectAll, .selectAll, "a")])
    guard isEditable else { return [copy, selectAll] }
    let manager = undoManager
    return [
      Menu(
        options: .displayInline,
        children: [
          command(manager?.undoMenuItemTitle ?? Messages.Editing.undo, .undo, "z"),
          command(
            manager?.redoMenuItemTitle ?? Messages.Editing.redo, .redo, "z", [.control, .shift]),
        ]),
      Menu(
        options: .displayInline,
        children: [
          command(Messages.Editing.cut, .cut, "x"), copy,
          command(Messages.Editing.paste, .paste, "v"),
          KeyCommand(title: Messages.Editing.delete, action: .delete, input: .delete),
        ]),
      selectAll,
    ]
  }

  private func command(
    _ title: String, _ action: Selector, _ key: Character, _ flags: KeyModifierFlags = .control
  ) -> KeyCommand {
    KeyCommand(title: title, action: action, input: .character(key), modifierFlags: flags)
  }
}
