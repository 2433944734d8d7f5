import Atlas
import Containers
internal import Support

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
    panel.onChoose = { [weak self] in self?.take($0) }
    if !text.isEmpty { panel.text = text }
    show(panel)
  }

  private func take(_ row: FileListing.Row) {
    switch row {
    case .own:
      presentations.close()
      onOpenFile?(nil)
    case .new(let path):
      presentations.close()
      onOpenFile?(path)
    case .recent(let path), .file(let path): openFile(path)
    case .folder: break
    }
  }

  /// Opens a file in place of the favorites beside the maps, or says why that is impossible.
  func openFile(_ path: String) {
    guard onOpenFile != nil else { return }
    fileChecker.ask(path) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(nil):
        if presentations.wanted is FilesViewController { presentations.close() }
        onOpenFile?(path)
      case .success(let refusal?): refuse(refusal.message)
      case .failure(let error): refuse(error.message)
      }
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
  /// What was changed in the present ones cannot be undone here any more.
  func show(_ document: FavoritesDocument) {
    guard document !== favorites else { return openList() }
    if let old = favorites { undos.removeAllActions(withTarget: old) }
    if presentations.wanted is FavoritesViewController { presentations.close() }
    closeSidebar()
    favorites = document
    openList()
    onStateChange?()
    if !document.isOwn { notice.show(Messages.Opening.opened(document.heading.escapingControls)) }
  }

  private func openList() {
    if sidebar.content == nil, !(presentations.wanted is FavoritesViewController) {
      toggleFavorites()
    }
  }
}
