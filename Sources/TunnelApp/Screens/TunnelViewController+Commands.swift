import Atlas
import Containers

// MARK: - Key commands

extension TunnelViewController {
  /// The commands that are also available while a sheet or popover is open.
  var commandsOverSheets: [KeyCommand] {
    [searchCommand] + favoriteCommands + openCommands + [
      historyCommand, saveCommand, fullScreenCommand,
    ]
      + allKeysCommands + [settingsCommand, aboutCommand]
      + [newWindowCommand, closeWindowCommand, quitCommand]
  }

  /// All commands with their keys, for a list.
  var shortcutSections: [ShortcutSection] {
    let map = (maps[.start].view as? MapView)?.commands ?? []
    return [
      ShortcutSection(
        Messages.AllKeys.places,
        [searchCommand, slashCommand] + favoriteCommands
          + [landPairCommand, flipCommand, putBackCommand, undoCommand] + redoCommands
          + browsingCommands(.back) + browsingCommands(.forth) + [historyCommand]),
      ShortcutSection(Messages.AllKeys.maps, [homeCommand] + bothMaps.commands + map),
      ShortcutSection(
        Messages.AllKeys.search, SearchViewController.fieldCommands(of: nil)),
    ] + favoriteSections + [
      ShortcutSection(
        Messages.AllKeys.window,
        openCommands + [saveCommand, fullScreenCommand] + allKeysCommands
          + [settingsCommand, aboutCommand]
          + [newWindowCommand, closeWindowCommand, quitCommand])
    ]
  }

  /// Brings both whole globes back.
  var homeCommand: KeyCommand {
    KeyCommand(.home, title: Messages.Commands.bothGlobes) { [weak self] in self?.flyHome() }
  }

  /// Digs at the next place where land is opposite land.
  var landPairCommand: KeyCommand {
    KeyCommand(.character("p"), title: Messages.Commands.nextLand) { [weak self] in
      self?.digNextLandPair()
    }
  }

  /// Flips both maps, or back.
  ///
  /// The same key is handled by ``TunnelViewController/pressesBegan(_:)``, which lets the focused
  /// view take it first.
  var flipCommand: KeyCommand {
    KeyCommand(
      .space, title: showsInfo ? Messages.Commands.backToMaps : Messages.Commands.whatIsThere
    ) { [weak self] in
      self?.flip()
    }
  }

  /// Opens the search.
  var searchCommand: KeyCommand {
    KeyCommand(.character("f"), modifierFlags: .control, title: Messages.Commands.searchMenu) {
      [weak self] in
      self?.search()
    }
  }

  /// Opens the search by the key of many web sites.
  var slashCommand: KeyCommand {
    KeyCommand(.character("/"), title: Messages.Commands.searchMenu) { [weak self] in
      self?.search()
    }
  }

  /// Puts back what is dragged, closes a callout, or flips back.
  var putBackCommand: KeyCommand {
    KeyCommand(.escape, title: Messages.Commands.putBack) { [weak self] in self?.cancel() }
  }

  /// Lists all commands with their keys.
  var allKeysCommand: KeyCommand { allKeysCommand(.function(1)) }

  /// The same command by all of its keys.
  var allKeysCommands: [KeyCommand] {
    // With Ctrl, the system does not say what a key types: these are the keys that type a question
    // mark with Shift on English, German and Danish keyboards.
    [allKeysCommand, allKeysCommand(.character("?"), .control)]
      + ["/", "ß", "+"].map { allKeysCommand(.character($0), [.control, .shift], .hidden) }
  }

  private func allKeysCommand(
    _ key: KeyCode, _ flags: KeyModifierFlags = [], _ attributes: MenuElement.Attributes = []
  ) -> KeyCommand {
    KeyCommand(
      key, modifierFlags: flags, title: Messages.Commands.allKeys, attributes: attributes
    ) { [weak self] in self?.showAllKeys() }
  }

  /// Saves a picture of the window.
  var saveCommand: KeyCommand {
    KeyCommand(.character("s"), modifierFlags: .control, title: Messages.Commands.savePicture) {
      [weak self] in
      self?.savePicture()
    }
  }

  /// Shows the sheet about the app.
  var aboutCommand: KeyCommand {
    KeyCommand(.character("i"), modifierFlags: .control, title: Messages.Commands.about) {
      [weak self] in
      self?.showAbout()
    }
  }

  /// Toggles full screen.
  var fullScreenCommand: KeyCommand {
    KeyCommand(.function(11), title: Messages.Commands.fullScreen) { [weak self] in
      self?.view.window?.isFullScreen.toggle()
    }
  }

  /// Quits the app.
  var quitCommand: KeyCommand {
    KeyCommand(.character("q"), modifierFlags: .control, title: Messages.Commands.quit) {
      [weak self] in
      self?.onQuit?()
    }
  }
}

// MARK: - Actions

extension TunnelViewController {
  /// Turns back to the maps, to show there what a command does.
  func turnToMaps() {
    if showsInfo { flip() }
  }

  /// Takes a key that nothing else did: Space, or one of a map's, for the map of the start.
  ///
  /// - Returns: Whether it was one of these.
  func take(_ key: Key) -> Bool {
    // The field of the favorites beside the maps lets keys go on that have typed.
    guard !isTyped(key) else { return false }
    if flipCommand.matches(key) {
      flip()
      return true
    }
    guard let command = mapCommands.first(where: { $0.matches(key) }) else { return false }
    if showsInfo {
      // Arrows scroll the facts.
      guard !key.isArrow else { return false }
      notice.show(Messages.Notices.onlyOnMaps)
    } else {
      guard case .character = command.input else { return false }
      command.performWithSender(nil)
    }
    return true
  }

  /// Says of a key that nothing took over a sheet or popover that it is for what is behind that.
  ///
  /// - Returns: Whether it is.
  func explain(_ key: Key) -> Bool {
    switch key.keyCode {
    case .escape, .enter, .tab: return false
    case _ where key.isArrow: return false
    default: break
    }
    guard (keyCommands + [flipCommand] + mapCommands).contains(where: { $0.matches(key) }) else {
      return false
    }
    if undoCommand.matches(key), !undos.canUndo {
      notice.show(Messages.Changes.nothingToUndo)
    } else if !undos.canRedo, redoCommands.contains(where: { $0.matches(key) }) {
      notice.show(Messages.Changes.nothingToRedo)
    } else {
      notice.show(Messages.Notices.behind)
    }
    return true
  }

  private var mapCommands: [KeyCommand] { (maps[.start].view as? MapView)?.commands ?? [] }

  /// Flies both maps to the whole globe, centered on their ends.
  func flyHome() {
    turnToMaps()
    for map in maps.values { map.flyHome() }
  }

  /// Digs at the next of the known pairs where land is opposite land, and shows the names of the
  /// ends.
  func digNextLandPair() {
    guard let pair = landPairs?.pair(after: dig.entrance) else {
      return notice.show(Messages.Notices.noLandPairs)
    }
    maps[.start].dig(at: pair.coordinate)
    if let names = endNames { notice.show(names) }
  }

  /// Copies a text to the clipboard and confirms it.
  func copy(_ text: String) {
    onCopy?(text)
    notice.show(Messages.Notices.copied(CoordinateFormat.typeset(text)))
  }

  /// Opens a place in another program, and reports if there is none.
  func openElsewhere(_ address: String) {
    onOpen?(address) { [weak self] isOpened in
      if !isOpened { self?.notice.show(Messages.Notices.nothingOpens(address)) }
    }
  }

  /// The containers of what is presented over the maps, from back to front.
  private var presentedLayers: [View] {
    guard let first = presentedViewController else { return [] }
    return sequence(first: first, next: \.presentedViewController)
      .compactMap { $0.presentationController?.containerView }
  }

  /// The view of what is presented over the maps, or the own one.
  var frontView: View { presentedLayers.last ?? view }

  /// Saves a picture of the window with what is presented but without other overlays, and shows
  /// where it was saved.
  func savePicture() {
    guard let window = view.window else { return }
    let layers: [View] = [view] + presentedLayers
    let picture = Image.drawn(size: view.bounds.size, scale: window.scale) { canvas in
      for layer in layers {
        layer.drawHierarchy(in: layer.frame, on: canvas, afterScreenUpdates: true)
      }
    }
    let place = CoordinateFormat.decimal.string(for: dig.entrance)
    save(picture.bitmap, named: Messages.Notices.pictureName(place))
  }

  /// Saves a picture, and asks what to do if that fails.
  private func save(_ picture: Bitmap, named name: String) {
    onSave?(picture, name) { [weak self] result in
      switch result {
      case .success(let path): self?.notice.show(Messages.Notices.saved(path))
      case .failure(let error):
        self?.report(error) { [weak self] in self?.save(picture, named: name) }
      }
    }
  }
}

nonisolated extension Key {
  /// Whether the key is an arrow without modifiers.
  fileprivate var isArrow: Bool {
    [.leftArrow, .rightArrow, .upArrow, .downArrow].contains(keyCode) && modifierFlags.isEmpty
  }
}
