extension CollectionView {
  /// Begins to move an item on the user's behalf, with its cell lifted.
  ///
  /// Call it when a gesture begins, ``updateInteractiveMovementTargetPosition(_:)`` while it goes on, and
  /// ``endInteractiveMovement()`` or ``cancelInteractiveMovement()`` at its end. Escape cancels it, too.
  ///
  /// - Returns: Whether the item can be moved: the data source allows it, it is visible, and no other one
  ///   is being moved.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard holds(indexPath), mayMove(indexPath), let cell = cells[indexPath] else { return false }
    return beginMove(of: cell, at: cell.center)
  }

  /// Moves the cell of the item that is being moved, so that its center is at a point in the bounds.
  ///
  /// At the edges of the view, the content scrolls.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: Point) {
    continueMove(to: targetPosition)
  }

  /// Ends the movement: the data source hears of it once, unless the item is where it was.
  public func endInteractiveMovement() { endMove(isCancelled: false) }

  /// Ends the movement and returns the item to where it was; the data source hears nothing.
  public func cancelInteractiveMovement() { endMove(isCancelled: true) }

  func movingDidChange(from old: EntryMove?) {
    guard old?.cell !== moving?.cell else { return }
    for cell in [old?.cell, moving?.cell] { (cell as? CollectionViewCell)?.stateMayHaveChanged() }
  }

  /// Lets the user move items by a long press and a drag.
  func offerMoving() {
    let mover = mover ?? EntryMover(of: self)
    self.mover = mover
    mover.isOffered = true
  }

  /// Moves an item to the next position up or down, or to the one before or after it if there is none.
  func moveByKey(_ key: KeyCode) -> Bool {
    guard key == .upArrow || key == .downArrow, let path = usableCursor, mayMove(path) else {
      return false
    }
    return moveStep(of: path, isUp: key == .upArrow)
  }

  /// Moves an item up or down.
  ///
  /// - Returns: Whether the item may be moved there.
  @discardableResult
  func moveStep(of path: IndexPath, isUp: Bool) -> Bool {
    let beside =
      neighbor(of: path, Point(x: 0, y: isUp ? -1 : 1)) ?? entryInOrder(from: path, isUp: isUp)
    let empty = emptySection(from: path.section, to: beside?.section, isUp: isUp)
    guard let next = empty ?? beside else { return false }
    move(path, toProposed: next)
    return true
  }

  /// Returns the place in the nearest section without items before another section; nil for none.
  private func emptySection(from section: Int, to other: Int?, isUp: Bool) -> IndexPath? {
    guard other != section else { return nil }
    let next = section + (isUp ? -1 : 1)
    guard loadedCounts.indices.contains(next), loadedCounts[next] == 0 else { return nil }
    return IndexPath(item: 0, section: next)
  }

  private func entryInOrder(from path: IndexPath, isUp: Bool) -> IndexPath? {
    isUp ? entry(before: path) : entry(after: path)
  }

  /// Returns the center of a cell while another one is being moved; nil for that one itself.
  func displacedCenter(of attributes: CollectionViewLayoutAttributes) -> Point? {
    guard let moving else { return attributes.center }
    guard attributes.indexPath != moving.origin else { return nil }
    let slot = moving.slot(of: attributes.indexPath)
    guard slot != attributes.indexPath else { return attributes.center }
    if holds(slot) { return layoutAttributesForItem(at: slot)?.center ?? attributes.center }
    // One more than the section has: as far from the last as that is from the one before.
    let before = IndexPath(item: attributes.indexPath.item - 1, section: slot.section)
    guard holds(before), let other = layoutAttributesForItem(at: before) else {
      return attributes.center
    }
    return attributes.center + (attributes.center - other.center)
  }
}

extension CollectionViewCell {
  func actionsOfItem(_ own: [AccessibilityCustomAction]?) -> [AccessibilityCustomAction]? {
    guard let list = collectionView, let path = list.indexPath(for: self) else { return own }
    let swipes = list.swipeActions(at: path)
    let own = swipes.isEmpty ? own : (own ?? []) + swipes
    guard list.mayMove(path) else { return own }
    let moves = moveActions ?? [moveAction(isUp: true), moveAction(isUp: false)]
    moveActions = moves
    return (own ?? []) + moves
  }

  private func moveAction(isUp: Bool) -> AccessibilityCustomAction {
    AccessibilityCustomAction(name: isUp ? Messages.Lists.moveUp : Messages.Lists.moveDown) {
      [weak self] _ in
      guard let self, let list = collectionView, let path = list.indexPath(for: self) else {
        return false
      }
      return list.moveStep(of: path, isUp: isUp)
    }
  }
}

extension EntryMove {
  /// Returns the position that another entry has while this one is where it is.
  fileprivate func slot(of path: IndexPath) -> IndexPath {
    var slot = path
    if path.section == origin.section, path.item > origin.item { slot.item -= 1 }
    if path.section == target.section, slot.item >= target.item { slot.item += 1 }
    return slot
  }
}

extension CollectionView: MovableList {
  func mayMove(_ path: IndexPath) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: path) == true
  }

  var indexOfCells: Int { backgroundView == nil ? 0 : 1 }

  func proposedTarget(of origin: IndexPath?, at center: Point) -> IndexPath? {
    let near = elements(in: Rect(center: center, size: bounds.size)).filter {
      $0.representedElementCategory == .cell && !$0.isHidden
    }
    let nearest = near.min {
      distance(of: $0.frame, to: center) < distance(of: $1.frame, to: center)
    }
    let reach = nearest.map { distance(of: $0.frame, to: center) } ?? .infinity
    if let empty = emptySection(at: center, within: reach) {
      return IndexPath(item: 0, section: empty)
    }
    guard let nearest else { return nil }
    let isPast = isPast(nearest.frame, center, isNew: origin == nil)
    var path = nearest.indexPath
    // Behind the last item of another section, the item is appended.
    let isLast = path.item == loadedCounts[path.section] - 1
    if isPast, origin == nil || isLast && path.section != origin?.section { path.item += 1 }
    return path
  }

  /// Returns whether a point is in the second half of an item, or behind it.
  private func isPast(_ frame: Rect, _ point: Point, isNew: Bool) -> Bool {
    if isNew, isLine(frame) { return point.y > frame.midY }
    return point.y > frame.maxY
      || point.y >= frame.minY && (point.x > frame.midX) == readsLeftToRight
  }

  /// Returns the section without items that is nearest to a point; nil if none is within a distance.
  private func emptySection(at point: Point, within reach: Double) -> Int? {
    var best: (section: Int, distance: Double)?
    for (section, count) in loadedCounts.enumerated() where count == 0 {
      guard let frame = emptyFrame(ofSection: section) else { continue }
      let distance = distance(of: frame, to: point)
      if distance <= reach, best.map({ distance < $0.distance }) ?? true {
        best = (section, distance)
      }
    }
    return best?.section
  }

  func emptyFrame(ofSection section: Int) -> Rect? {
    collectionViewLayout.prepareIfNeeded()
    if let frame = collectionViewLayout.frame(ofSection: section) { return frame }
    let kinds = [
      CollectionViewFlowLayout.elementKindSectionHeader,
      CollectionViewFlowLayout.elementKindSectionFooter,
    ]
    let path = IndexPath(item: 0, section: section)
    return kinds.lazy.compactMap { kind in
      self.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
    }.first
  }

  private func distance(of frame: Rect, to point: Point) -> Double {
    let nearest = Point(
      x: min(max(point.x, frame.minX), frame.maxX), y: min(max(point.y, frame.minY), frame.maxY))
    return nearest.distance(to: point)
  }

  func allowedTarget(of origin: IndexPath, toProposed proposed: IndexPath) -> IndexPath {
    collectionDelegate?.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: origin,
      atCurrentIndexPath: moving?.target ?? origin, toProposedIndexPath: proposed) ?? proposed
  }

  func limited(_ center: Point, of cell: View) -> Point { center }

  func makeRoom(for move: EntryMove) {
    for (path, cell) in cells where cell !== move.cell {
      guard let attributes = layoutAttributesForItem(at: path),
        let center = displacedCenter(of: attributes)
      else { continue }
      cell.center = center - shift(of: cell.superview)
    }
  }

  func putBackCells() {
    for (path, cell) in cells where cell !== moving?.cell {
      guard let center = layoutAttributesForItem(at: path)?.center else { continue }
      cell.center = center - shift(of: cell.superview)
    }
  }

  func tellOfMove(from origin: IndexPath, to target: IndexPath) {
    dataSource?.collectionView(self, moveItemAt: origin, to: target)
  }

  func takeOverMove(from origin: IndexPath, to target: IndexPath, isAnimated: Bool) {
    guard !isAnimated else { return moveItem(at: origin, to: target) }
    update {
      $0.changes.movedItems.append(BatchChanges.Move(from: origin, to: target))
      $0.animation = false
    }
  }

  func reloadVisibleCells() {
    let paths = Array(cells.keys)
    guard !paths.isEmpty else { return }
    update {
      $0.changes.reloadedItems.formUnion(paths)
      $0.animation = false
    }
  }
}
