extension TableView {
  /// The selected row, the first of them where there are several; nil for none.
  public var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// The selected rows, from top to bottom; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  /// Selects a row without telling the delegate; nil deselects all.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selection { setSelected(path, false) }
      return
    }
    checked(indexPath)
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { setSelected(path, false) }
    }
    setSelected(indexPath, true)
    cursor = indexPath
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(indexPath, false)
  }

  func setSelected(_ path: IndexPath, _ isSelected: Bool) {
    guard selection.contains(path) != isSelected else { return }
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    visible[path]?.setSelected(isSelected, animated: false)
  }

  var maySelect: Bool { allowsSelection && (!isEditing || allowsSelectionDuringEditing) }

  /// Selects a row because a person wants it, asking and telling the delegate.
  ///
  /// - Returns: The row that is selected now; nil where none is.
  @discardableResult
  func userSelects(_ path: IndexPath, keepingOthers: Bool = false) -> IndexPath? {
    guard maySelect else { return nil }
    var wanted: IndexPath? = path
    if let tableDelegate { wanted = tableDelegate.tableView(self, willSelectRowAt: path) }
    guard let wanted, loaded.holds(wanted) else { return nil }
    if !keepingOthers || !allowsMultipleSelection {
      for other in selection.sorted() where other != wanted { userDeselects(other) }
    }
    // Whoever hears of what is deselected may take rows away.
    guard loaded.holds(wanted) else { return nil }
    setSelected(wanted, true)
    tableDelegate?.tableView(self, didSelectRowAt: wanted)
    return wanted
  }

  /// Deselects a row because a person wants it, asking and telling the delegate.
  func userDeselects(_ path: IndexPath) {
    var wanted: IndexPath? = path
    if let tableDelegate { wanted = tableDelegate.tableView(self, willDeselectRowAt: path) }
    guard let wanted, selection.contains(wanted) else { return }
    setSelected(wanted, false)
    tableDelegate?.tableView(self, didDeselectRowAt: wanted)
  }

  /// Selects all rows from the anchor to one, and no others.
  func userExtends(to path: IndexPath) {
    guard allowsMultipleSelection else {
      userSelects(path)
      return
    }
    let anchor = selectionAnchor ?? cursor ?? path
    let (low, high) = (min(anchor, path), max(anchor, path))
    for other in selection.sorted() where other < low || other > high { userDeselects(other) }
    var next: IndexPath? = low
    while let row = next, row <= high {
      if !selection.contains(row) { userSelects(row, keepingOthers: true) }
      next = loaded.row(after: row)
    }
    selectionAnchor = anchor
  }

  /// Does what a press of a row means with the modifier keys that are down.
  func rowPressed(_ path: IndexPath, _ touch: Touch) {
    window?.moveFocus(to: self)
    let isExtending = touch.modifierFlags.contains(.shift)
    let isToggling =
      touch.modifierFlags.contains(.control) || touch.type == .direct && allowsMultipleSelection
    defer {
      cursor = loaded.holds(path) ? path : nil
      updateRowRing()
    }
    if allowsMultipleSelection, isExtending { return userExtends(to: path) }
    selectionAnchor = path
    if isToggling, selection.contains(path) { return userDeselects(path) }
    let isAdding = isToggling && allowsMultipleSelection
    guard userSelects(path, keepingOthers: isAdding) != nil, !isAdding else { return }
    performPrimaryAction(path)
  }

  /// Tells that a person wants what a row stands for, if it is still there.
  func performPrimaryAction(_ path: IndexPath) {
    guard loaded.holds(path) else { return }
    tableDelegate?.tableView(self, performPrimaryActionForRowAt: path)
  }

  /// Presses the row of a cell because assistive technology asks for it.
  func activate(_ cell: TableViewCell) -> Bool {
    guard let path = indexPath(for: cell), maySelect,
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) != false
    else { return false }
    cursor = path
    guard userSelects(path, keepingOthers: allowsMultipleSelection) != nil else { return false }
    performPrimaryAction(path)
    return true
  }

  func detailTapped(_ cell: TableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}

extension TableView {
  /// Marks the row that a touch begins on.
  ///
  /// - Returns: Whether the table handles the touch.
  func press(_ touches: Set<Touch>) -> Bool {
    guard let touch = touches.first, touch.button == .primary, maySelect, highlighted == nil,
      let path = indexPathForRow(at: touch.location(in: self)),
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) != false
    else { return false }
    highlighted = path
    highlight(path, true)
    return true
  }

  func movePress(_ touches: Set<Touch>) {
    guard let touch = touches.first, let highlighted else { return }
    let isInside = indexPathForRow(at: touch.location(in: self)) == highlighted
    highlight(highlighted, isInside)
  }

  func endPress(_ touches: Set<Touch>) {
    guard let touch = touches.first, let path = highlighted else { return }
    cancelPress()
    if indexPathForRow(at: touch.location(in: self)) == path { rowPressed(path, touch) }
  }

  func cancelPress() {
    if let highlighted { highlight(highlighted, false) }
    highlighted = nil
  }

  /// Marks a row as pressed or not, and tells where that is another state.
  private func highlight(_ path: IndexPath, _ isHighlighted: Bool) {
    guard let cell = visible[path], cell.isHighlighted != isHighlighted else { return }
    cell.setHighlighted(isHighlighted, animated: false)
    if isHighlighted {
      tableDelegate?.tableView(self, didHighlightRowAt: path)
    } else {
      tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }
}
