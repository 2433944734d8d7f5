import Atlas
import Containers

/// The favorites in a list, beside the maps or as a sheet over them.
///
/// Up and Down select, Enter digs at the selected one. Typing in the field selects those whose name
/// or note contains every word; then the order cannot be changed.
final class FavoritesViewController: SheetViewController {
  /// Called with the favorite that the user took.
  var onChoose: ((Favorite) -> Void)?
  /// Called when Escape leaves the list, which stays; nil for a sheet, which it closes.
  var onLeave: (() -> Void)?
  /// Called when the user asks to add the present place.
  var onAdd: (() -> Void)?
  /// Called with a favorite whose name and note the user wants to change.
  var onEdit: ((FavoriteList.Entry) -> Void)?
  /// Called with a favorite that was deleted.
  var onDelete: ((FavoriteList.Entry) -> Void)?

  /// The notation of coordinates.
  var format = CoordinateFormat.degreesMinutesSeconds {
    didSet { if format != oldValue, isViewLoaded { page.table.reloadData() } }
  }

  let page = FavoritesView()
  let document: FavoritesDocument
  /// The changes that can be undone, of the window.
  let undos: UndoManager
  /// The favorites that are shown.
  private(set) var shown: [FavoriteList.Entry] = []
  /// Whether the table moves a row itself.
  var isMoving = false

  /// Creates the list of a document.
  ///
  /// - Parameter undos: The undo manager of the window.
  init(_ document: FavoritesDocument, undos: UndoManager) {
    self.document = document
    self.undos = undos
    super.init()
    let add = BarButtonItem(
      title: Messages.Favorites.add, named: "plus", Messages.Shortcuts.control("D")
    ) { [weak self] in self?.onAdd?() }
    stack.viewControllers = [finish(page.page(titled: document.heading), beside: add)]
  }

  // Typing in the field is no change of the favorites.
  override var undoManager: UndoManager? {
    viewIfLoaded != nil && page.field.isFocused ? super.undoManager : undos
  }

  override var hasLine: Bool { false }

  override var preferredFocusEnvironments: [any FocusEnvironment] {
    [shown.isEmpty ? page.field : page.table]
  }

  override var keyCommands: [KeyCommand] {
    let isInList = viewIfLoaded != nil && page.table.isFocused
    return super.keyCommands + escaping
      + (isInList ? Self.listCommands(of: self) : [Self.fieldCommand(of: self)])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.field.addAction(for: .editingChanged) { [weak self] in self?.favoritesDidChange() }
    page.field.addAction(for: .primaryActionTriggered) { [weak self] in self?.takeFirst() }
    page.table.dataSource = self
    page.table.delegate = self
    favoritesDidChange()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if !shown.isEmpty, selected == nil { select(0) }
  }

  /// Shows what the document contains now.
  func favoritesDidChange() {
    guard isViewLoaded else { return }
    let selected = page.table.indexPathForSelectedRow?.row
    let text = page.field.text ?? ""
    shown = document.list.entries.filter { $0.favorite.contains(wordsOf: text) }
    showNote(text)
    guard !isMoving else { return }
    page.table.reloadData()
    if let selected, !shown.isEmpty { select(min(selected, shown.count - 1)) }
    if shown.isEmpty, page.table.isFocused { view.window?.moveFocus(to: page.field) }
  }

  private func showNote(_ text: String) {
    let isSearching = text.contains { !$0.isWhitespace }
    page.note.text =
      isSearching
      ? Messages.Favorites.nothing(text.quoted) : document.omission ?? Messages.Favorites.empty
    page.note.accessibility.value = page.note.text
    page.note.isHidden = !shown.isEmpty
    page.table.isHidden = shown.isEmpty
  }

  /// Selects a row and shows it.
  func select(_ row: Int) {
    let path = IndexPath(row: row, section: 0)
    page.table.selectRow(at: path, animated: false, scrollPosition: .none)
    page.table.scrollToRow(at: path, at: .none, animated: false)
  }

  /// Selects the favorite that was added last.
  func selectLast() { if isOrderable, !shown.isEmpty { select(shown.count - 1) } }

  /// The selected favorite; nil if none is.
  var selected: FavoriteList.Entry? {
    page.table.indexPathForSelectedRow.flatMap { path in
      shown.indices.contains(path.row) ? shown[path.row] : nil
    }
  }

  private func takeFirst() {
    if let entry = selected ?? shown.first { onChoose?(entry.favorite) }
  }
}
