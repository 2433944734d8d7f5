import Atlas
import Containers

/// The commands of all coordinators, as lists for keys, sheets and menus.
extension TunnelCoordinators: CommandListing {
  /// The commands of the window with their keys.
  var keyCommands: [KeyCommand] {
    commandsOverSheets + [
      finding.slashCommand, falling.command, digging.homeCommand, home.command,
      digging.nextCommand, digging.previousCommand, digging.putBackCommand, digging.cancelCommand,
      history.undoCommand, menuCommands[0],
    ] + history.redoCommands + history.browsingCommands + bothMaps.commands
  }

  /// The command that opens the menu, by all of its keys.
  ///
  /// Those after the first are for the menu of what has the focus, if it has one.
  var menuCommands: [KeyCommand] {
    let keys: [(KeyCode, KeyModifierFlags)] = [
      (.function(10), []), (.menu, []), (.function(10), .shift),
    ]
    return keys.map { key, flags in
      KeyCommand(key, modifierFlags: flags, title: Messages.Commands.menu) { [weak self] in
        self?.more?.performPrimaryAction()
      }
    }
  }

  /// The commands that are also available while a sheet or popover is open.
  private var commandsOverSheets: [KeyCommand] {
    [finding.command, finding.coordinatesCommand, discovering.command] + favorites.commands
      + files.commands + [
        history.listCommand, sharing.command, windows.fullScreenCommand,
      ]
      + help.allKeysCommands + [settings.command, help.aboutCommand] + windowCommands
  }

  private var windowCommands: [KeyCommand] {
    [windows.newCommand, windows.closeCommand, windows.quitCommand]
  }

  /// All commands with their keys, for a list.
  var shortcutSections: [ShortcutSection] {
    [
      ShortcutSection(
        Messages.AllKeys.places,
        [finding.command, finding.slashCommand, finding.coordinatesCommand, discovering.command]
          + favorites.commands + [
            home.command, digging.nextCommand, digging.previousCommand, flipping.command,
            falling.command, digging.putBackCommand,
            history.undoCommand,
          ]
          + history.redoCommands + history.browsingCommands + [history.listCommand]),
      ShortcutSection(
        Messages.AllKeys.maps, [digging.homeCommand] + bothMaps.commands + mapCommands),
      ShortcutSection(
        Messages.Moments.bar,
        MomentBarSlider.commands(of: nil) + [MomentBar.nowCommand(of: nil)]),
      ShortcutSection(Messages.Fall.title, FallViewController.commands(of: nil)),
      ShortcutSection(
        Messages.AllKeys.search, SearchViewController.fieldCommands(of: nil)),
    ] + favorites.sections + [
      ShortcutSection(Messages.History.panel, [Self.removal]),
      ShortcutSection(
        Messages.Opening.panel, [FilesViewController.aboveCommand(of: nil), Self.removal]),
      ShortcutSection(
        Messages.AllKeys.window,
        menuCommands + files.commands
          + [sharing.sentenceCommand, sharing.command, windows.fullScreenCommand]
          + help.allKeysCommands + [settings.command, help.aboutCommand] + windowCommands),
    ]
  }

  /// What Delete does in lists, whose tables take the key.
  private static var removal: KeyCommand {
    KeyCommand(.delete, title: Messages.Opening.forget) {}
  }

  /// The commands of the map of the start.
  private var mapCommands: [KeyCommand] { (maps.start.view as? MapView)?.commands ?? [] }

  /// The menu for the appearance of both maps.
  var bothMaps: MapMenu {
    MapMenu(maps: maps.values) { [weak flipping] in flipping?.turnToMaps() }
  }

  // MARK: Menus

  /// The elements of the strip's menu.
  var menuElements: [MenuElement] {
    [
      finding.command, discovering.command, flipping.command, falling.command, sharing.shareMenu,
      inline(favorites.commands),
      inline(history.menuElements),
      inline([digging.homeCommand, digging.nextCommand, home.menu(with: pins.element)]),
      inline(bothMaps.elements),
      inline(
        End.allCases.map { Menu(title: $0.name, children: sharing.menu(of: $0).elements) }
          + [sharing.menu(of: .start).notations]),
      inline(
        files.commands + [
          sharing.command, windows.newCommand, windows.markedFullScreenCommand, settings.command,
          help.allKeysCommand, help.aboutCommand, windows.quitCommand,
        ]),
    ]
  }

  /// Returns the elements that a map's context menu for a place has in addition to its own.
  func furtherElements(at place: Coordinate) -> [MenuElement] {
    [
      pins.element, home.element(at: place), digging.nextCommand, finding.command,
      help.aboutCommand,
    ]
  }

  /// Returns the elements of the context menu for the coordinates of an end.
  func coordinateElements(of end: End) -> [MenuElement] {
    let menu = sharing.menu(of: end)
    return menu.elements + [inline([menu.notations, sharing.shareMenu])]
  }

  private func inline(_ elements: [MenuElement]) -> Menu {
    Menu(options: .displayInline, children: elements)
  }

  // MARK: Keys

  /// Takes a key that nothing else did: Space, Ctrl+C, one that opens a menu, or one of a map's, for
  /// the map of the start.
  ///
  /// - Parameter focused: The view that has the focus; nil for none.
  /// - Returns: Whether it was one of these.
  func take(_ key: Key, from focused: View?) -> Bool {
    var commands = [sharing.sentenceCommand]
    if !hasMenu(focused) { commands += menuCommands }
    if let command = commands.first(where: { $0.matches(key) }) {
      command.performWithSender(nil)
      return true
    }
    if flipping.command.matches(key) {
      flipping.flip()
      return true
    }
    guard let command = mapCommands.first(where: { $0.matches(key) }) else { return false }
    if flipping.showsInfo {
      // Arrows scroll the facts.
      guard !key.isArrow else { return false }
      panels.notice.show(Messages.Notices.onlyOnMaps)
    } else {
      guard case .character = command.input else { return false }
      command.performWithSender(nil)
    }
    return true
  }

  /// Whether a view or one that it is in has a context menu.
  private func hasMenu(_ view: View?) -> Bool {
    sequence(first: view, next: \.?.superview).contains { view in
      view?.interactions.contains { $0 is ContextMenuInteraction } == true
    }
  }

  /// Says of a key that nothing took over a sheet or popover that it is for what is behind that.
  ///
  /// - Returns: Whether it is.
  private func explain(_ key: Key) -> Bool {
    switch key.keyCode {
    case .escape, .enter, .tab: return false
    case _ where key.isArrow: return false
    default: break
    }
    let commands = keyCommands + [flipping.command, sharing.sentenceCommand] + mapCommands
    guard commands.contains(where: { $0.matches(key) }) else { return false }
    if history.undoCommand.matches(key), !undos.canUndo {
      panels.notice.show(Messages.Changes.nothingToUndo)
    } else if !undos.canRedo, history.redoCommands.contains(where: { $0.matches(key) }) {
      panels.notice.show(Messages.Changes.nothingToRedo)
    } else {
      panels.notice.show(Messages.Notices.behind)
    }
    return true
  }

  // MARK: Panels

  /// Gives a sheet or popover the commands that are also available over it.
  func prepare(_ panel: any KeyExplaining) {
    panel.onUnclaimedKey = { [weak self] in self?.explain($0) ?? false }
    digging.cancelDrags()
    for command in commandsOverSheets { panel.addKeyCommand(command) }
    // Without a field, whose typing these keys would undo.
    if panel is HistoryViewController || panel is FactsViewController {
      for command in [history.undoCommand] + history.redoCommands { panel.addKeyCommand(command) }
    }
    panel.view.addInteraction(DropInteraction(delegate: drops))
  }

  /// Gives an alert the commands that are also available over it.
  func prepare(_ alert: AlertController) {
    for command in [windows.fullScreenCommand, windows.quitCommand] { alert.addKeyCommand(command) }
  }
}

nonisolated extension Key {
  /// Whether the key is an arrow without modifiers.
  fileprivate var isArrow: Bool {
    [.leftArrow, .rightArrow, .upArrow, .downArrow].contains(keyCode) && modifierFlags.isEmpty
  }
}
