extension Selector {
  /// Removes what is selected and puts it on the clipboard.
  public static let cut = Selector("cut", Responder.cut)
  /// Puts what is selected on the clipboard.
  public static let copy = Selector("copy", Responder.copy)
  /// Inserts what is on the clipboard.
  public static let paste = Selector("paste", Responder.paste)
  /// Removes what is selected.
  public static let delete = Selector("delete", Responder.delete)
  /// Selects what is at hand, such as the word at the caret.
  public static let select = Selector("select", Responder.select)
  /// Selects everything.
  public static let selectAll = Selector("selectAll", Responder.selectAll)
  /// Takes the last change back.
  public static let undo = Selector("undo", Responder.undo)
  /// Makes the last change that was taken back again.
  public static let redo = Selector("redo", Responder.redo)

  /// Returns the editing action that a key stands for on a Linux desktop; nil for none.
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
