/// A row that the user is dragging to another position.
@MainActor
struct TableMove {
  let cell: TableViewCell
  let origin: IndexPath
  var target: IndexPath
  /// The distance from the top of the cell to the touch, in points.
  let grip: Double
}

extension TableView {
  func movingDidChange(from old: TableMove?) {
    guard old?.cell !== moving?.cell else { return }
    for cell in [old?.cell, moving?.cell] { cell?.stateMayHaveChanged() }
  }

  /// The result of a data source that does not implement `tableView(_:commit:forRowAt:)`.
  public struct UnimplementedCommit: Hashable, Sendable {}

  func changeEditing(to editing: Bool, isAnimated: Bool) {
    swiper?.close(isAnimated: isAnimated)
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    cancelPress()
    cancelMove()
    if editing, !allowsSelectionDuringEditing {
      for path in selection { setSelected(path, false) }
    }
    for (path, cell) in cells {
      prepareEditing(of: cell, path)
      cell.setEditing(editing, animated: isAnimated)
    }
  }

  /// Configures the editing controls of a cell.
  func prepareEditing(of cell: TableViewCell, _ path: IndexPath) {
    guard storedIsEditing, let dataSource else { return }
    let canEdit = dataSource.tableView(self, canEditRowAt: path)
    cell.editingStyle =
      canEdit ? tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
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
    guard let dataSource, dataSource.commitsEdits, takesTouches(path),
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

  /// Moves the focused row up or down if the data source allows it.
  func moveByKey(_ key: KeyCode) -> Bool {
    guard key == .upArrow || key == .downArrow, let path = usableCursor, let dataSource,
      dataSource.tableView(self, canMoveRowAt: path)
    else { return false }
    guard let next = loaded.step(from: path, isUp: key == .upArrow) else { return false }
    move(path, to: target(of: path, next), dataSource)
    return true
  }

  /// Inserts a row if that is the editing style of a given row.
  func insertByKey(_ path: IndexPath) -> Bool {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path),
      tableDelegate?.tableView(self, editingStyleForRowAt: path) == .insert
    else { return false }
    dataSource.tableView(self, commit: .insert, forRowAt: path)
    return true
  }

  /// Moves the row of a cell up or down on behalf of assistive technology.
  func move(_ cell: TableViewCell, isUp: Bool) {
    guard moving == nil, let dataSource, let path = indexPath(for: cell),
      let next = loaded.step(from: path, isUp: isUp)
    else { return }
    move(path, to: target(of: path, next), dataSource)
  }

  private func move(
    _ path: IndexPath, to target: IndexPath, _ dataSource: any TableViewDataSource
  ) {
    guard target != path else { return }
    dataSource.tableView(self, moveRowAt: path, to: target)
    moveRow(at: path, to: target)
    scrollToRow(at: target, at: .none, animated: false)
    updateRing()
  }

  private func target(of path: IndexPath, _ proposed: IndexPath) -> IndexPath {
    tableDelegate?.tableView(
      self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
  }

  func beginMoving(_ cell: TableViewCell, with touch: Touch) {
    guard moving == nil, let path = indexPath(for: cell) else { return }
    // With the focus, the table receives Escape, which cancels the move.
    window?.moveFocus(to: self)
    let grip = touch.location(in: self).y - cell.frame.minY
    moving = TableMove(cell: cell, origin: path, target: path, grip: grip)
    bringSubviewToFront(cell)
    cell.shadow = Shadow(color: Color(white: 0, alpha: 0.3), radius: 8, offset: Point(x: 0, y: 2))
    cell.clipsToBounds = false
  }

  func continueMoving(with touch: Touch) {
    guard let move = moving else { return }
    let place = touch.location(in: self)
    scrollWhileMoving(at: place.y)
    let y = touch.location(in: self).y - move.grip
    let height = move.cell.frame.height
    move.cell.frame.origin.y = min(max(y, 0), loaded.height - height)
    let target = target(of: move.origin, loaded.goal(at: y + height / 2, from: move.origin))
    guard target != move.target else { return }
    moving?.target = target
    View.animate(withDuration: .milliseconds(200)) { self.makeRoom(for: target, move) }
  }

  func endMoving(isCancelled: Bool) {
    guard let move = moving else { return }
    let (cell, frame) = (move.cell, move.cell.frame)
    for other in cells.values { View.performWithoutAnimation { other.transform = .identity } }
    moving = nil
    cell.shadow = nil
    cell.clipsToBounds = true
    if !isCancelled, move.target != move.origin {
      dataSource?.tableView(self, moveRowAt: move.origin, to: move.target)
      change(.none) {
        $0.movedItems.append(BatchChanges.Move(from: move.origin, to: move.target))
      }
    } else {
      placeAll()
    }
    let goal = cell.frame
    View.performWithoutAnimation { cell.frame = frame }
    View.animate(withDuration: .milliseconds(200)) { cell.frame = goal }
  }

  /// Cancels the current move because rows are about to change, leaving cells where they are
  /// visible.
  func cancelMove() {
    guard let move = moving else { return }
    moving = nil
    move.cell.shadow = nil
    move.cell.clipsToBounds = true
    View.performWithoutAnimation {
      for cell in cells.values where cell.transform != .identity {
        let frame = cell.frame
        cell.transform = .identity
        cell.frame = frame
      }
    }
    setNeedsLayout()
  }

  /// Shifts the rows between the origin and the target of a move out of the way.
  private func makeRoom(for target: IndexPath, _ move: TableMove) {
    let height = move.cell.frame.height
    // In its own section, the row takes the target's place; in another one, it goes before it.
    let takesPlace = target.section == move.origin.section
    for (path, cell) in cells where cell !== move.cell {
      var way = 0.0
      if path > move.origin, takesPlace ? path <= target : path < target { way = -height }
      if path < move.origin, path >= target { way = height }
      cell.transform = Transform(translationX: 0, y: way)
    }
  }

  private func scrollWhileMoving(at y: Double) {
    let edge = 40.0
    var offset = contentOffset
    if y < bounds.minY + edge { offset.y -= 12 }
    if y > bounds.maxY - edge { offset.y += 12 }
    let target = clamped(offset)
    if target != contentOffset { show(target) }
  }
}
