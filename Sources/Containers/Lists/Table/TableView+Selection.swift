extension TableView {
  /// The index path of the first selected row; nil if none is selected.
  public var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// The index paths of the selected rows, from top to bottom; nil if none is selected.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  /// Selects a row without notifying the delegate; nil deselects all rows.
  ///
  /// ``allowsSelection`` does not apply, because it limits only the user.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return selectOnly(nil) }
    checked(indexPath)
    selectOnly(indexPath)
    // Otherwise the focus starts at what is preferred, or here.
    cursor = isFocused ? indexPath : nil
    // The cells may have had the rows reloaded when they were told.
    if scrollPosition != .none, holds(indexPath) {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without notifying the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(indexPath, false)
  }

  func setSelected(_ path: IndexPath, _ isSelected: Bool) {
    guard selection.contains(path) != isSelected else { return }
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    cells[path]?.setSelected(isSelected, animated: false)
    window?.noteStateChange()
  }

  var isInEditMode: Bool { storedIsEditing }

  func detailTapped(_ cell: TableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}

extension TableView: EntryList {
  var entryCounts: [Int] { loaded.counts }

  func holds(_ path: IndexPath) -> Bool { loaded.holds(path) }

  func entryCell(at path: IndexPath) -> View? { cells[path] }

  func entryFrame(at path: IndexPath) -> Rect? { rectForRow(at: path) }

  func spokenText(of path: IndexPath) -> String? {
    tableDelegate?.tableView(self, typeSelectTextForRowAt: path)
  }

  func entry(of cell: View) -> IndexPath? { (cell as? TableViewCell).flatMap(indexPath) }

  func entry(at point: Point) -> IndexPath? { indexPathForRow(at: point) }

  func entry(after path: IndexPath) -> IndexPath? { loaded.row(after: path) }

  func entry(before path: IndexPath) -> IndexPath? { loaded.row(before: path) }

  func shouldHighlight(_ path: IndexPath) -> Bool {
    // Where rows show circles, those without one are not to be selected.
    if marksSelection, dataSource?.tableView(self, canEditRowAt: path) == false { return false }
    return tableDelegate?.tableView(self, shouldHighlightRowAt: path) != false
  }

  func setHighlighted(_ path: IndexPath, _ isHighlighted: Bool) {
    guard let cell = cells[path], cell.isHighlighted != isHighlighted else { return }
    cell.setHighlighted(isHighlighted, animated: false)
    if isHighlighted {
      tableDelegate?.tableView(self, didHighlightRowAt: path)
    } else {
      tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  func userSelects(_ path: IndexPath, keepingOthers: Bool) -> Bool {
    guard maySelect else { return false }
    var wanted: IndexPath? = path
    if let tableDelegate { wanted = tableDelegate.tableView(self, willSelectRowAt: path) }
    guard let wanted, loaded.holds(wanted) else { return false }
    if !keepingOthers || !selectsSeveral {
      for other in selection.sorted() where other != wanted { userDeselects(other) }
    }
    // The delegate may have removed rows when it was notified.
    guard loaded.holds(wanted) else { return false }
    setSelected(wanted, true)
    tableDelegate?.tableView(self, didSelectRowAt: wanted)
    return true
  }

  func userDeselects(_ path: IndexPath) {
    var wanted: IndexPath? = path
    if let tableDelegate { wanted = tableDelegate.tableView(self, willDeselectRowAt: path) }
    guard let wanted, selection.contains(wanted) else { return }
    setSelected(wanted, false)
    tableDelegate?.tableView(self, didDeselectRowAt: wanted)
  }

  func tellPrimaryAction(_ path: IndexPath) {
    tableDelegate?.tableView(self, performPrimaryActionForRowAt: path)
  }

  func scrollIntoSight(_ path: IndexPath) { scrollToRow(at: path, at: .none, animated: false) }

  func updateRing() {
    let cell = isFocused ? cursor.flatMap { cells[$0] } : nil
    if focusedCell !== cell {
      focusedCell?.stateMayHaveChanged()
      cell?.stateMayHaveChanged()
      for cell in [focusedCell, cell] { cell?.setNeedsAccessibilityUpdate() }
      focusedCell = cell
    }
    setActiveDescendant(cell)
    guard showsFocus, let cursor, loaded.holds(cursor) else { return placeRing(nil) }
    placeRing(rectForRow(at: cursor).insetBy(dx: 1, dy: 1), around: cell)
  }
}
