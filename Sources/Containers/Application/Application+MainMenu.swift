extension Application {
  /// The main menu with the standard commands, as the delegate has changed it; empty if it removed
  /// them.
  ///
  /// F10 opens it, and its key commands work in every window, where nothing nearer takes the keys.
  /// For a button that opens it, give its menu to the button:
  ///
  /// ```swift
  /// button.menu = application.mainMenu
  /// button.showsMenuAsPrimaryAction = true
  /// ```
  ///
  /// Each read makes it anew, so that the command that undoes has the name of what it would undo.
  public var mainMenu: Menu {
    let builder = MenuBuilder(root: standardMenu)
    delegate?.buildMenu(with: builder)
    return builder.root
  }

  /// Lets the delegate build the main menu again, whose key commands are otherwise kept.
  public func setNeedsMenuRebuild() { mainMenuCommands = nil }

  /// The key commands of the main menu, and the one that opens it.
  var standardKeyCommands: [KeyCommand] {
    if let mainMenuCommands { return mainMenuCommands }
    let menu = mainMenu
    // The keys that edit work without a menu, and repeat.
    var commands = menu.keyCommands.filter { !Selector.editingActions.contains($0.action) }
    if !menu.children.isEmpty {
      commands.append(
        KeyCommand(.function(10), title: Messages.MainMenu.open) { [weak self] in
          self?.openMainMenu()
        })
    }
    mainMenuCommands = commands
    return commands
  }

  private var standardMenu: Menu {
    Menu(
      identifier: .root,
      children: [
        Menu(
          title: Messages.MainMenu.file, identifier: .file,
          children: [
            inline(.close, "w", Messages.MainMenu.close) { $0.requestClose(of: $1) },
            inline(.quit, "q", Messages.MainMenu.quit) { application, _ in
              application.requestQuit()
            },
          ]), .standardEdit(keyWindow?.activeUndoManager),
        Menu(title: Messages.MainMenu.view, identifier: .view, children: [fullScreen]),
        Menu(
          title: Messages.MainMenu.window, identifier: .window,
          children: [
            inline(.minimizeAndZoom, "m", Messages.MainMenu.minimize) { $1.isMinimized = true }
          ]),
      ])
  }

  private var fullScreen: Menu {
    let command = KeyCommand(.function(11), title: Messages.MainMenu.fullScreen) { [weak self] in
      self?.keyWindow?.isFullScreen.toggle()
    }
    command.state = keyWindow?.isFullScreen == true ? .on : .off
    return Menu(identifier: .fullscreen, options: .displayInline, children: [command])
  }

  /// Returns a menu of one command, which acts on the window with the keyboard.
  private func inline(
    _ identifier: Menu.Identifier, _ key: Character, _ title: String,
    _ run: @escaping @MainActor (Application, Window) -> Void
  ) -> Menu {
    let command = KeyCommand(.character(key), modifierFlags: .control, title: title) {
      [weak self] in
      if let self, let window = keyWindow ?? windows.last { run(self, window) }
    }
    return Menu(identifier: identifier, options: .displayInline, children: [command])
  }

  /// Opens the main menu at the top of the window with the keyboard.
  private func openMainMenu() {
    guard let window = keyWindow ?? windows.last else { return }
    let top = Rect(
      x: 8, y: window.safeAreaInsets.top, width: max(0, window.bounds.width - 16), height: 0)
    MenuPresentation(menu: mainMenu, sender: self, source: window).show(in: window, at: .rect(top))
  }

  /// Closes a window as its close button does: a presentation may be dismissed instead, and the
  /// delegate may refuse.
  func requestClose(of window: Window) {
    guard window.presentationsLetClose() else { return }
    if delegate?.application(self, shouldClose: window) ?? true { window.close() }
  }

  /// Ends the application, unless the delegate refuses.
  func requestQuit() {
    if delegate?.applicationShouldTerminate(self) ?? true { terminate() }
  }
}
