extension TableView {
  /// The result of a data source that does not implement `tableView(_:commit:forRowAt:)`.
  public struct UnimplementedCommit: Hashable, Sendable {}

  func changeEditing(to editing: Bool, isAnimated: Bool) {
    swiper?.close(isAnimated: isAnimated)
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    cancelMove()
    editingDidChange(to: editing, keepsSelection: allowsSelectionDuringEditing)
    for (path, cell) in cells {
      prepareEditing(of: cell, path)
      cell.setEditing(editing, animated: isAnimated)
    }
  }

  /// Shows circles in place of editing styles, or no longer.
  func marksDidChange() {
    guard storedIsEditing else { return }
    if !maySelect { selectOnly(nil) }
    for (path, cell) in cells {
      prepareEditing(of: cell, path)
      cell.changeEditing(animated: false)
    }
  }

  /// Configures the editing controls of a cell.
  func prepareEditing(of cell: TableViewCell, _ path: IndexPath) {
    guard storedIsEditing, let dataSource else { return }
    let canEdit = dataSource.tableView(self, canEditRowAt: path)
    cell.isMarked = canEdit && marksSelection
    cell.editingStyle =
      canEdit && !marksSelection
      ? tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    cell.isMovable = dataSource.tableView(self, canMoveRowAt: path)
  }

  /// Asks the data source to commit an edit of a cell's row.
  func commit(_ style: TableViewCell.EditingStyle, for cell: TableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  /// Lets the user delete rows by a swipe or from a menu, if the data source commits edits.
  func offerDeletion() {
    guard let dataSource, dataSource.commitsEdits else { return }
    offerActions()
  }

  /// Lets the user reach the actions of rows by a swipe or from a menu.
  func offerActions() {
    if swiper == nil { swiper = RowSwiper(of: self) }
    offerEntryMenus()
  }

  /// Returns whether the user can delete a row.
  func mayDelete(_ path: IndexPath) -> Bool {
    guard let dataSource, dataSource.commitsEdits, !marksSelection, takesTouches(path),
      dataSource.tableView(self, canEditRowAt: path)
    else { return false }
    return (tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
  }

  /// Returns the title of what deletes a row.
  func deletionTitle(of path: IndexPath) -> String {
    tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
      ?? Messages.Tables.delete
  }

  /// Deletes the focused row, or else the first selected one: by its destructive swipe action or, without
  /// any, if its editing style allows it.
  func deleteByKey() -> Bool {
    guard let path = entryForKeys else { return false }
    let sides: [RowSwipe.Side] = storedIsEditing ? [] : [.trailing, .leading]
    let own = sides.map { swipeConfiguration(of: path, $0) }
    let actions = own.compactMap(\.self).flatMap(\.actions)
    if let action = actions.first(where: { $0.style == .destructive }) {
      perform(action, at: path)
      return true
    }
    // Actions at the trailing side take the place of the deletion.
    guard own.first.flatMap(\.self) == nil, mayDelete(path) else { return false }
    delete(path)
    return true
  }

  /// Has the data source delete a row on behalf of the user.
  func delete(_ path: IndexPath) {
    keepFocus(at: path) { dataSource?.tableView(self, commit: .delete, forRowAt: path) }
  }

  /// Keeps the focus at a row, or at what takes its place, while work may delete it.
  func keepFocus(at path: IndexPath, _ work: () -> Void) {
    let before = loaded.row(before: path)
    let isFocused = cursor == path
    work()
    if cursor.map(loaded.holds) != true {
      cursor = [path, before].compactMap { $0 }.first(where: loaded.holds) ?? loaded.firstRow
    }
    // What was deleted with the pointer is in sight.
    if isFocused, let cursor { scrollIntoSight(cursor) }
    updateRing()
  }

  /// Inserts a row if that is the editing style of a given row.
  func insertByKey(_ path: IndexPath) -> Bool {
    guard let dataSource, !marksSelection, dataSource.tableView(self, canEditRowAt: path),
      tableDelegate?.tableView(self, editingStyleForRowAt: path) == .insert
    else { return false }
    dataSource.tableView(self, commit: .insert, forRowAt: path)
    return true
  }
}
