extension Selector {
  /// Deletes the selection and copies it to the clipboard.
  public static let cut = Selector("cut", Responder.cut)
  /// Copies the selection to the clipboard.
  public static let copy = Selector("copy", Responder.copy)
  /// Inserts the content of the clipboard.
  public static let paste = Selector("paste", Responder.paste)
  /// Deletes the selection.
  public static let delete = Selector("delete", Responder.delete)
  /// Selects the text that the context suggests, such as the word at the caret.
  public static let select = Selector("select", Responder.select)
  /// Selects everything.
  public static let selectAll = Selector("selectAll", Responder.selectAll)
  /// Reverts the last change.
  public static let undo = Selector("undo", Responder.undo)
  /// Repeats the change that was undone last.
  public static let redo = Selector("redo", Responder.redo)

  /// The actions of the standard keyboard shortcuts.
  static let editingActions: Set<Selector> = [.cut, .copy, .paste, .selectAll, .undo, .redo]

  /// Returns the editing action of a standard keyboard shortcut on Linux desktops; nil for none.
  static func editing(for key: Key) -> Selector? {
    switch (key.keyCode, key.modifierFlags) {
    case (.character("x"), .control), (.delete, .shift): .cut
    case (.character("c"), .control), (.insert, .control): .copy
    case (.character("v"), .control), (.insert, .shift): .paste
    case (.character("a"), .control): .selectAll
    case (.character("z"), .control): .undo
    case (.character("z"), [.control, .shift]), (.character("y"), .control): .redo
    default: nil
    }
  }
}
