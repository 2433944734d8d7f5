import Atlas
import Containers

/// An object that opens files with favorites.
protocol FileOpening: AnyObject {
  /// The files that the panel for opening one offers besides folders.
  var filesOffer: FilesViewController.Offer { get }
  /// Opens a file that has been checked, in place of the favorites; nil for the user's own.
  func openFile(_ path: String?)
  /// Removes a file from the recent files, or puts it back at a place among them.
  func rememberFile(_ path: String, at index: Int?)
}

/// Opens files with favorites.
final class FilesCoordinator {
  weak var delegate: (any FileOpening)?

  private let favorites: FavoritesCoordinator
  private let panels: Panels
  private let undos: UndoManager
  /// Whether the desktop's dialog is open, or on its way.
  private var isChoosing = false
  /// Checks the file that was dropped last.
  private var dropChecker: FileChecker?

  init(favorites: FavoritesCoordinator, panels: Panels, undos: UndoManager) {
    (self.favorites, self.panels, self.undos) = (favorites, panels, undos)
  }

  /// Lets the user choose a file in the desktop's dialog, or in the panel if there is none.
  ///
  /// Asked for again, it is the panel: a dialog may never come.
  private func choose() {
    guard let document = favorites.document, panels.open(FilesViewController.self) == nil else {
      return
    }
    guard !isChoosing, let platform = panels.split?.application?.platform else {
      return showPanel()
    }
    isChoosing = true
    let request = PlatformFileRequest(
      title: Messages.Opening.panel,
      folder: document.isOwn ? nil : PathText.parent(of: document.path),
      types: [
        .init(
          name: Messages.Opening.kind,
          patterns: FavoritesName.endings.flatMap { ["*" + $0, "*" + $0.uppercased()] })
      ])
    Task.immediate { [weak self] in
      let choice = await platform.chooseFile(request)
      self?.isChoosing = false
      switch choice {
      case .chosen(let path): self?.open(path)
      case .canceled: break
      case .unavailable: self?.showPanel()
      }
    }
  }

  /// Opens the panel, with the folder of the file that is open or was open last.
  ///
  /// - Parameters:
  ///   - folder: The path of another folder to begin with; nil for none.
  ///   - text: The text in the field.
  func showPanel(in folder: String? = nil, text: String = "") {
    guard let document = favorites.document, panels.open(FilesViewController.self) == nil else {
      return
    }
    var offer = delegate?.filesOffer ?? FilesViewController.Offer()
    offer.hasOwn = !document.isOwn
    let last = document.isOwn ? offer.recent.first : document.path
    let start = folder ?? last.flatMap(PathText.parent) ?? offer.home ?? "/"
    let panel = FilesViewController(
      start, offer, reader: FolderLookup(answer: FolderReader.entries))
    panel.onChoose = { [weak self] path in
      self?.panels.close()
      self?.delegate?.openFile(path)
    }
    panel.onRemember = { [weak self] path, index in
      self?.delegate?.rememberFile(path, at: index)
      guard index == nil else { return }
      self?.panels.notice.show(Messages.Opening.forgotten(FileListing.Row.recent(path).title))
    }
    panel.onRefuse = { [weak self] in self?.refuse($0) }
    if !text.isEmpty { panel.text = text }
    panels.show(panel)
  }

  /// Opens a file that was dropped or chosen in place of the favorites beside the maps, or says why that is impossible.
  func open(_ path: String) {
    guard favorites.document != nil else { return }
    // A new checker drops the previous file, even if reading it never ends.
    let checker = FileChecker()
    dropChecker = checker
    checker.ask(path) { [weak self] result in
      guard let self else { return }
      if let reason = FavoritesFile.reason(result) { return refuse(reason) }
      if panels.wanted is FilesViewController { panels.close() }
      delegate?.openFile(path)
    }
  }

  private func refuse(_ reason: String) {
    panels.report(Messages.Opening.failed, because: reason)
  }

  /// Shows other favorites in place of the present ones.
  ///
  /// Changes of the present ones can no longer be undone here.
  func show(_ document: FavoritesDocument) {
    guard document !== favorites.document else { return favorites.openList() }
    if let old = favorites.document { undos.removeAllActions(withTarget: old) }
    favorites.closeLists()
    favorites.document = document
    favorites.openList()
    if !document.isOwn { panels.notice.show(Messages.Opening.opened(document.heading)) }
  }

  /// The commands for files; none without favorites.
  var commands: [KeyCommand] {
    guard favorites.document != nil else { return [] }
    return [
      KeyCommand(.character("o"), modifierFlags: .control, title: Messages.Opening.command) {
        [weak self] in self?.choose()
      },
      KeyCommand(
        .character("o"), modifierFlags: [.control, .shift], title: Messages.Opening.byName
      ) { [weak self] in self?.showPanel() },
    ]
  }
}
