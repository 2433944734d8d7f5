extension Menu.Identifier {
  /// The main menu, which contains the others.
  public static let root: Self = "root"
  /// The menu “File”, with ``close`` and ``quit``.
  public static let file: Self = "file"
  /// The command that closes the window.
  public static let close: Self = "close"
  /// The command that ends the application.
  public static let quit: Self = "quit"
  /// The menu “Edit”, with ``undoRedo`` and ``standardEdit``.
  public static let edit: Self = "edit"
  /// The commands that undo and redo.
  public static let undoRedo: Self = "undoRedo"
  /// The commands that cut, copy, paste and select all.
  public static let standardEdit: Self = "standardEdit"
  /// The menu “View”, with ``fullscreen``.
  public static let view: Self = "view"
  /// The command that lets the window fill the display.
  public static let fullscreen: Self = "fullscreen"
  /// The menu “Window”, with ``minimizeAndZoom``.
  public static let window: Self = "window"
  /// The command that minimizes the window.
  public static let minimizeAndZoom: Self = "minimizeAndZoom"
}

extension Menu {
  /// Returns the menu “Edit” with the commands for what the undo manager has recorded.
  static func standardEdit(_ manager: UndoManager?) -> Menu {
    Menu(
      title: Messages.MainMenu.edit, identifier: .edit,
      children: [
        Menu(
          identifier: .undoRedo, options: .displayInline,
          children: [
            KeyCommand(
              title: manager?.undoMenuItemTitle ?? Messages.Editing.undo, action: .undo,
              input: .character("z"), modifierFlags: .control),
            KeyCommand(
              title: manager?.redoMenuItemTitle ?? Messages.Editing.redo, action: .redo,
              input: .character("z"), modifierFlags: [.control, .shift]),
          ]),
        Menu(
          identifier: .standardEdit, options: .displayInline,
          children: [
            (Messages.Editing.cut, Selector.cut, "x"), (Messages.Editing.copy, .copy, "c"),
            (Messages.Editing.paste, .paste, "v"), (Messages.Editing.selectAll, .selectAll, "a"),
          ].map { title, action, key in
            KeyCommand(
              title: title, action: action, input: .character(key), modifierFlags: .control)
          }),
      ])
  }
}
