import Atlas
import Containers

// MARK: - Key commands

extension TunnelViewController {
  /// The commands that are also available while a sheet or popover is open.
  var commandsOverSheets: [KeyCommand] {
    [searchCommand, saveCommand, fullScreenCommand, aboutCommand, quitCommand]
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
  /// Flies both maps to the whole globe, centered on their ends.
  func flyHome() {
    guard !showsInfo else { return }
    for map in maps.values { map.flyHome() }
  }

  /// Digs at the next of the known pairs where land is opposite land, and shows the names of the
  /// ends.
  func digNextLandPair() {
    guard !showsInfo, let pair = landPairs?.pair(after: dig.entrance) else { return }
    maps[.start]?.dig(at: pair.coordinate)
    if let names = endNames { notice.show(names) }
  }

  /// Copies a text to the clipboard and confirms it.
  func copy(_ text: String) {
    onCopy?(text)
    notice.show(Messages.Notices.copied(text))
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
    onSave?(picture.bitmap, Messages.Notices.pictureName(place)) { [weak self] result in
      switch result {
      case .success(let path): self?.notice.show(Messages.Notices.saved(path))
      case .failure(let error): self?.notice.show(error.description)
      }
    }
  }
}
