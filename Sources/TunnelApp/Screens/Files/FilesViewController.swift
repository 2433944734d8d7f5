import Atlas
import Containers
internal import Support

/// A sheet that opens a file with favorites: the contents of a folder, the files that were opened
/// before, and a field for a path or a part of a name.
///
/// The field keeps the keyboard focus. Up and Down select, Enter opens the selected row, and Alt+Up
/// shows the folder above. Escape first clears the field and then closes the sheet.
final class FilesViewController: SheetViewController {
  /// The files to offer besides the contents of folders.
  struct Offer {
    /// The home folder; nil if it is unknown.
    var home: String?
    /// The paths of files that were opened before, the last one first.
    var recent: [String] = []
    /// Whether the user's own favorites can be opened.
    var hasOwn = false
  }

  /// Called with the path of the file to open, which has been checked; nil for the user's own
  /// favorites.
  var onChoose: ((String?) -> Void)?
  /// Called with the path of a file that the user takes out of those opened before, or brings back to
  /// a place among them.
  var onRemember: ((_ path: String, _ index: Int?) -> Void)?
  /// Called with a sentence that says why the chosen file cannot be opened.
  var onRefuse: ((String) -> Void)?

  /// The absolute path of the folder that is shown.
  private(set) var folder: String
  /// The text in the field.
  var text: String {
    get { page.field.text ?? "" }
    set {
      loadViewIfNeeded()
      page.field.text = newValue
      textDidChange()
    }
  }

  let page = FilesView()
  private(set) var offer: Offer
  /// The rows that are shown.
  private(set) var rows: [FileListing.Row] = []

  private lazy var up = BarButtonItem(
    title: Messages.Opening.above, named: "arrow.up", Self.aboveCommand(of: nil).shortcutTitle
  ) { [weak self] in self?.goUp() }
  private let first: String
  private let reader: FolderLookup
  private let checker: FileChecker
  /// The folder from which the user went up; nil for none.
  private var left: String?
  /// The folder that is being read; nil for none.
  private var asked: String?
  /// The listing that was read last, and the path of its folder.
  private var contents: (folder: String, result: Result<[FolderEntry], AssetError>)?
  /// Whether a folder is being read.
  var isReading: Bool { asked != nil }
  /// Whether Enter was pressed meanwhile.
  private var isAwaited = false

  /// Creates the sheet.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the folder to show.
  ///   - reader: Reads what is in a folder, off the main actor.
  ///   - checker: Checks the chosen file, off the main actor.
  init(
    _ folder: String, _ offer: Offer, reader: FolderLookup, checker: FileChecker = FileChecker()
  ) {
    self.folder = folder
    first = folder
    self.offer = offer
    self.reader = reader
    self.checker = checker
    super.init()
    let first = finish(page.page(titled: Messages.Opening.panel))
    first.navigationItem.leftBarButtonItem = up
    stack.viewControllers = [first]
  }

  override var hasLine: Bool { false }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [page.field] }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.field.addAction(for: .editingChanged) { [weak self] in self?.textDidChange() }
    page.field.addAction(for: .primaryActionTriggered) { [weak self] in self?.enter() }
    page.table.dataSource = self
    page.table.delegate = self
    textDidChange()
  }

  /// Gives the field the focus before the sheet has arrived, so that no typed character is lost.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.window?.moveFocus(to: page.field)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // A file that takes long to read must not open once the user has given up.
    if isBeingDismissed { checker.cancel() }
  }

  // MARK: Folders

  private var query: PathText { PathText(text, in: folder, home: offer.home) }

  private func textDidChange() {
    onStateChange?()
    isAwaited = false
    checker.cancel()
    let wanted = query.folder
    if contents?.folder == wanted {
      reader.cancel()
      asked = nil
    } else if asked != wanted {
      asked = wanted
      reader.ask(wanted) { [weak self] result in self?.received(result, of: wanted) }
    }
    showRows()
  }

  private func received(_ result: Result<[FolderEntry], AssetError>, of folder: String) {
    asked = nil
    contents = (folder, result)
    showRows()
    if isAwaited { enter() }
  }

  private func showHeading() {
    page.caption.text = PathText.shown(query.folder, home: offer.home).escapingControls
    page.caption.accessibility.value = page.caption.text
    up.isEnabled = PathText.parent(of: query.folder) != nil
  }

  private func showRows() {
    showHeading()
    rows = []
    if !isReading, case .success(let entries)? = contents?.result {
      let isFirst = query.folder == first
      rows =
        FileListing(
          query, entries: entries, recent: isFirst ? offer.recent : [],
          offersOwn: isFirst && offer.hasOwn
        ).rows
    }
    page.table.reloadData()
    page.table.contentOffset = .zero
    page.table.isHidden = rows.isEmpty
    if !rows.isEmpty {
      let origin = page.field.hasText ? nil : left.flatMap { rows.firstIndex(of: .folder($0)) }
      select(origin ?? 0)
    }
    showNote()
  }

  private func showNote() {
    page.note.text =
      if isReading {
        Messages.Opening.reading
      } else if case .failure(let error)? = contents?.result {
        error.message
      } else if query.name.isEmpty {
        Messages.Opening.empty
      } else {
        Messages.Opening.nothing
      }
    page.note.accessibility.value = page.note.text
    page.note.isHidden = !rows.isEmpty
  }

  /// Shows another folder.
  ///
  /// - Parameter left: The folder in it from which the user goes up; nil for none.
  private func go(to folder: String, from left: String? = nil) {
    self.folder = folder
    self.left = left
    page.field.text = ""
    textDidChange()
    view.window?.moveFocus(to: page.field)
  }

  /// Shows the folder above.
  func goUp() {
    let folder = query.folder
    guard let parent = PathText.parent(of: folder) else { return }
    go(to: parent, from: folder)
  }

  // MARK: Choosing

  /// Opens the selected row, once the folder has been read.
  func enter() {
    isAwaited = isReading && page.field.hasText
    guard !isReading, let row = page.table.indexPathForSelectedRow?.row, rows.indices.contains(row)
    else { return }
    take(rows[row])
  }

  private func take(_ row: FileListing.Row) {
    switch row {
    case .own: onChoose?(nil)
    case .new(let path): onChoose?(path)
    case .folder(let path): go(to: path)
    case .recent(let path), .file(let path):
      checker.ask(path) { [weak self] result in
        if let reason = FavoritesFile.reason(result) {
          self?.onRefuse?(reason)
        } else {
          self?.onChoose?(path)
        }
      }
    }
  }

  /// Moves the selection by a number of rows, clamped to the first and last one.
  func choose(by step: Int) {
    guard !rows.isEmpty else { return }
    let row = (page.table.indexPathForSelectedRow?.row ?? -1) + step
    select(max(0, min(row, rows.count - 1)))
  }

  private func select(_ row: Int) {
    let path = IndexPath(row: row, section: 0)
    page.table.selectRow(at: path, animated: false, scrollPosition: .none)
    page.table.scrollToRow(at: path, at: .none, animated: false)
  }

  /// Lists a file at a place among those opened before, or no more; this can be undone.
  private func remember(_ path: String, at index: Int?) {
    let (old, row) = (offer.recent.firstIndex(of: path), page.table.indexPathForSelectedRow?.row)
    undoManager?.registerUndo(withTarget: self) { $0.remember(path, at: old) }
    undoManager?.setActionName(Messages.Opening.forget)
    if let old { offer.recent.remove(at: old) }
    if let index { offer.recent.insert(path, at: min(index, offer.recent.count)) }
    showRows()
    if let row, !rows.isEmpty { select(min(row, rows.count - 1)) }
    onRemember?(path, index)
  }

  // MARK: Keys

  override var keyCommands: [KeyCommand] {
    var commands = super.keyCommands + [Self.aboveCommand(of: self)]
    guard isViewLoaded else { return commands }
    if page.field.hasText {
      commands.append(
        .prioritized(.escape, title: Messages.Search.clear) { [weak self] in
          guard let self else { return }
          go(to: folder)
        })
    }
    return commands
      + (page.field.isEditing
        ? KeyCommand.selectingRows { [weak self] in self?.choose(by: $0) } : [])
  }

  /// Returns the command that shows the folder above.
  static func aboveCommand(of panel: FilesViewController?) -> KeyCommand {
    .prioritized(.upArrow, .alternate, title: Messages.Opening.above) { [weak panel] in
      panel?.goUp()
    }
  }
}

// MARK: - The list

extension FilesViewController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: FileCell.identifier, for: indexPath)
    (cell as? FileCell)?.show(rows[indexPath.row], home: offer.home)
    return cell
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    if case .recent = rows[indexPath.row] { true } else { false }
  }

  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { Messages.Opening.forget }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if let path = rows[indexPath.row].path { remember(path, at: nil) }
  }

  func tableView(_ tableView: TableView, typeSelectTextForRowAt indexPath: IndexPath) -> String? {
    rows[indexPath.row].title
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    take(rows[indexPath.row])
  }
}
