extension TableView {
  func movingDidChange(from old: EntryMove?) {
    guard old?.cell !== moving?.cell else { return }
    for cell in [old?.cell, moving?.cell] { (cell as? TableViewCell)?.stateMayHaveChanged() }
  }

  /// Moves the focused row up or down if the data source allows it.
  func moveByKey(_ key: KeyCode) -> Bool {
    guard key == .upArrow || key == .downArrow, let path = usableCursor, mayMove(path),
      let next = loaded.step(from: path, isUp: key == .upArrow)
    else { return false }
    move(path, toProposed: next)
    return true
  }

  /// Moves the row of a cell up or down on behalf of assistive technology.
  func move(_ cell: TableViewCell, isUp: Bool) {
    guard let path = indexPath(for: cell), let next = loaded.step(from: path, isUp: isUp) else {
      return
    }
    move(path, toProposed: next)
  }

  func beginMoving(_ cell: TableViewCell, with touch: Touch) {
    beginMove(of: cell, at: touch.location(in: self))
  }

  func continueMoving(with touch: Touch) { continueMove(to: touch.location(in: self)) }

  func endMoving(isCancelled: Bool) { endMove(isCancelled: isCancelled) }
}

extension TableView: MovableList {
  func mayMove(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canMoveRowAt: path) == true
  }

  var indexOfCells: Int { (backgroundView == nil ? 0 : 1) + cards.count }

  func proposedTarget(of origin: IndexPath?, at center: Point) -> IndexPath? {
    loaded.sections.isEmpty ? nil : loaded.goal(at: center.y, from: origin)
  }

  func emptyFrame(ofSection section: Int) -> Rect? {
    guard loaded.sections.indices.contains(section) else { return nil }
    let y = loaded.rowsStart(of: section)
    return Rect(x: sideInset, y: y, width: max(0, bounds.width - 2 * sideInset), height: 0)
  }

  func allowedTarget(of origin: IndexPath, toProposed proposed: IndexPath) -> IndexPath {
    tableDelegate?.tableView(
      self, targetIndexPathForMoveFromRowAt: origin, toProposedIndexPath: proposed) ?? proposed
  }

  func limited(_ center: Point, of cell: View) -> Point {
    let half = cell.bounds.height / 2
    return Point(x: cell.center.x, y: min(max(center.y, half), max(half, loaded.height - half)))
  }

  func makeRoom(for move: EntryMove) {
    let height = move.cell.frame.height
    // In its own section, the row takes the target's place; in another one, it goes before it.
    let takesPlace = move.target.section == move.origin.section
    for (path, cell) in cells where cell !== move.cell {
      var way = 0.0
      if path > move.origin, takesPlace ? path <= move.target : path < move.target { way = -height }
      if path < move.origin, path >= move.target { way = height }
      cell.transform = Transform(translationX: 0, y: way)
    }
  }

  func putBackCells() {
    for cell in cells.values where cell !== moving?.cell { cell.transform = .identity }
    placeAll()
  }

  func tellOfMove(from origin: IndexPath, to target: IndexPath) {
    dataSource?.tableView(self, moveRowAt: origin, to: target)
  }

  func takeOverMove(from origin: IndexPath, to target: IndexPath, isAnimated: Bool) {
    guard !isAnimated else { return moveRow(at: origin, to: target) }
    change(.none) { $0.movedItems.append(BatchChanges.Move(from: origin, to: target)) }
  }

  func reloadVisibleCells() {
    let paths = Array(cells.keys)
    if !paths.isEmpty { change(.none) { $0.reloadedItems.formUnion(paths) } }
  }
}

extension TableViewCell {
  /// Returns actions with those by which the row is swiped or moved.
  func actionsOfRow(_ own: [AccessibilityCustomAction]?) -> [AccessibilityCustomAction]? {
    guard let list = tableView, let path = list.indexPath(for: self) else { return own }
    var actions = list.swipeActions(at: path)
    if list.mayMove(path) {
      actions += [true, false].map { isUp in
        AccessibilityCustomAction(name: isUp ? Messages.Lists.moveUp : Messages.Lists.moveDown) {
          [weak self] _ in
          guard let self, let list = tableView else { return false }
          list.move(self, isUp: isUp)
          return true
        }
      }
    }
    return actions.isEmpty ? own : (own ?? []) + actions
  }
}
