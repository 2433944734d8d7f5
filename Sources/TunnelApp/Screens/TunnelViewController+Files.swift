import Atlas
import Containers

/// Opening files with favorites.
extension TunnelViewController {
  /// Opens the panel that opens a file.
  var openCommand: KeyCommand {
    KeyCommand(.character("o"), modifierFlags: .control, title: Messages.Opening.command) {
      [weak self] in
      self?.showFiles()
    }
  }

  /// The commands for files; none without favorites.
  var openCommands: [KeyCommand] { favorites == nil ? [] : [openCommand] }

  /// Opens the panel, with the folder of the file that is open or was open last.
  ///
  /// - Parameters:
  ///   - folder: The path of another folder to begin with; nil for none.
  ///   - text: The text in the field.
  func showFiles(in folder: String? = nil, text: String = "") {
    guard let favorites, open(FilesViewController.self) == nil else { return }
    var offer = filesOffer()
    offer.hasOwn = !favorites.isOwn
    let last = favorites.isOwn ? offer.recent.first : favorites.path
    let start = folder ?? last.flatMap(PathText.parent) ?? offer.home ?? "/"
    let panel = FilesViewController(
      start, offer, reader: FolderLookup(answer: FolderReader.entries))
    panel.onChoose = { [weak self] path in
      self?.presentations.close()
      self?.onOpenFile?(path)
    }
    panel.onRemember = { [weak self] path, index in
      self?.onRememberFile?(path, index)
      guard index == nil else { return }
      self?.notice.show(Messages.Opening.forgotten(FileListing.Row.recent(path).title))
    }
    panel.onRefuse = { [weak self] in self?.refuse($0) }
    if !text.isEmpty { panel.text = text }
    show(panel)
  }

  /// Opens a dropped file in place of the favorites beside the maps, or says why that is impossible.
  func openFile(_ path: String) {
    guard favorites != nil else { return }
    // A new checker forgets the file before, even if reading that one never ends.
    let checker = FileChecker()
    dropChecker = checker
    checker.ask(path) { [weak self] result in
      guard let self else { return }
      if let reason = FavoritesFile.reason(result) { return refuse(reason) }
      if presentations.wanted is FilesViewController { presentations.close() }
      onOpenFile?(path)
    }
  }

  private func refuse(_ reason: String) {
    let alert = AlertController(
      title: Messages.Opening.failed, message: reason, preferredStyle: .alert)
    add(Messages.Favorites.understood, .cancel, to: alert) {}
    ask(alert)
  }

  /// Shows other favorites in place of the present ones.
  ///
  /// What was changed in the present ones can no longer be undone here.
  func show(_ document: FavoritesDocument) {
    guard document !== favorites else { return openList() }
    if let old = favorites { undos.removeAllActions(withTarget: old) }
    if presentations.wanted is FavoritesViewController { presentations.close() }
    closeSidebar()
    favorites = document
    openList()
    onStateChange?()
    if !document.isOwn { notice.show(Messages.Opening.opened(document.heading)) }
  }

  private func openList() {
    if sidebar.content == nil, !(presentations.wanted is FavoritesViewController) {
      toggleFavorites()
    }
  }
}
