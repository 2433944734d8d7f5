/// A list that shows its visible entries in cells, which its data source makes.
///
/// Table views and collection views share here what does not depend on how they arrange cells.
@MainActor
protocol CellList: EntryList, ScrollView {
  associatedtype Cell: View
  /// How a batch of updates is animated.
  associatedtype UpdateAnimation

  /// The term for an entry in messages: `row` or `item`.
  static var entryTerm: String { get }
  /// The data source.
  var entrySource: AnyObject? { get }
  var backgroundView: View? { get }
  /// The visible cells, by the index paths of their entries.
  var cells: [IndexPath: Cell] { get set }
  /// The entries that the visible cells showed before the updates that are being carried out.
  var formerPaths: [ObjectIdentifier: IndexPath] { get set }
  /// The cell that the data source is reconfiguring, and its entry.
  var reconfigured: (path: IndexPath, cell: Cell)? { get set }
  var isMakingCell: Bool { get set }
  /// The number of times the entries were loaded or changed, by which a layout in progress notices
  /// it.
  var edition: Int { get }
  /// The number of batches of updates that have begun and not ended.
  var batchDepth: Int { get set }
  /// What the data source was asked to prepare.
  var prefetching: Prefetching { get set }
  /// The updates since the outermost batch began; nil outside batches.
  var pendingUpdates: PendingUpdates<UpdateAnimation>? { get set }

  /// Returns the cell that the data source makes or configures again for an entry.
  ///
  /// The result is nil if there is no data source.
  func sourceCell(at path: IndexPath) -> Cell?
  /// Returns the entries without a cell in a part of the content, in their order.
  func entriesWithoutCell(in room: Rect) -> [IndexPath]
  /// Brings the cells to where the animation of updates starts, before the first of them.
  ///
  /// - Returns: The updates, without any changes.
  func prepareForUpdates() -> PendingUpdates<UpdateAnimation>
  /// Carries out the updates of a batch that has ended.
  func carryOut(_ updates: PendingUpdates<UpdateAnimation>)
}

extension CellList {
  /// Has the data source make the cell of an entry.
  ///
  /// - Returns: The cell, and whether updates that the data source made meanwhile have laid out the
  ///   entries anew.
  func makeSourceCell(at path: IndexPath) -> (cell: Cell, isStale: Bool) {
    isMakingCell = true
    let started = edition
    let made = sourceCell(at: path)
    isMakingCell = false
    guard let cell = made else {
      misuse(
        "\(self) needs the cell of \(Self.entryTerm) \(path), but its data source is gone: retain it."
      )
    }
    guard edition == started else { return (cell, true) }
    if let other = cells.first(where: { $0.value === cell }) {
      misuse(
        "The data source of \(self) returned \(cell) for \(Self.entryTerm) \(path), but that cell "
          + "already shows \(Self.entryTerm) \(other.key): dequeue a cell for each "
          + "\(Self.entryTerm).")
    }
    return (cell, false)
  }

  /// Has the data source configure the existing cell of an entry again, if the entry has one.
  func reconfigureCell(at path: IndexPath) {
    guard let cell = cells[path] else { return }
    reconfigured = (path, cell)
    isMakingCell = true
    let new = sourceCell(at: path)
    isMakingCell = false
    reconfigured = nil
    guard let new, new !== cell else { return }
    misuse(
      "The data source of \(self) returned \(new) for \(Self.entryTerm) \(path), which is to be "
        + "reconfigured and shows \(cell): return the cell dequeued for the \(Self.entryTerm).")
  }

  /// Returns whether a cell contains the first responder, and so stays while scrolled out of view.
  func holdsFirstResponder(_ cell: Cell) -> Bool {
    guard let responder = window?.firstResponder as? View, responder !== self else { return false }
    return responder.isDescendant(of: cell)
  }

  /// Puts the background view behind everything else.
  func backgroundDidChange(_ old: View?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }
}
