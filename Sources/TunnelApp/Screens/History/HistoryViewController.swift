import Atlas
import Containers

/// A sheet with the digs of the user, the latest first.
final class HistoryViewController: SheetViewController {
  /// Called with a dig that the user chose, to dig there again.
  var onChoose: ((DigHistory.Entry) -> Void)? {
    get { page.onChoose }
    set { page.onChoose = newValue }
  }
  /// Called with a dig that the user wants to be removed.
  var onDelete: ((DigHistory.Entry) -> Void)? {
    get { page.onDelete }
    set { page.onDelete = newValue }
  }
  /// Called when the user wants the history to be empty.
  var onClear: (() -> Void)?

  private let page: HistoryListViewController
  // Undo and redo work here too, because the list shows their effect.
  private let undos: UndoManager?
  private lazy var clear = BarButtonItem(
    title: Messages.History.clear,
    primaryAction: Action(title: Messages.History.clear) { [weak self] _ in self?.onClear?() })

  /// Creates the sheet.
  ///
  /// - Parameters:
  ///   - undos: The undo manager of the digs.
  ///   - offset: Returns the number of seconds that the user's clocks are ahead of UTC at a time.
  init(
    _ history: DigHistory, written format: CoordinateFormat, undos: UndoManager?,
    offset: @escaping (Moment) -> Int
  ) {
    page = HistoryListViewController(history, written: format, offset: offset)
    self.undos = undos
    super.init()
    let first = finish(page)
    first.navigationItem.leftBarButtonItem = clear
    stack.viewControllers = [first]
    show(history)
  }

  override var undoManager: UndoManager? { undos }

  /// Shows a history in place of the previous one.
  func show(_ history: DigHistory) {
    page.show(history)
    clear.isEnabled = !history.entries.isEmpty
  }
}
