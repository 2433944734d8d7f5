/// The delegate that presents the edit menu of a text.
///
/// A secondary click, a long press of a finger, the Menu key, or Shift+F10 opens the menu.
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
  /// The rectangle of the caret, or of the selection's moving end, in the client's coordinates.
  var caretRectInClient: Rect { caretRect(for: TextPosition(editor.selection.head)) }

  /// The default elements of the edit menu.
  ///
  /// An element can be chosen if an object in the responder chain can perform its action.
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
