/// A list whose entries the user moves to other positions: by drag, by key, and by assistive technology.
@MainActor
protocol MovableList: CellList {
  /// The entry that is being dragged.
  var moving: EntryMove? { get set }
  /// What scrolls the list while something is held at an edge.
  var moveScroller: MoveScroller? { get set }
  /// What lifts entries by a long press; nil until that is offered.
  var mover: EntryMover? { get set }
  /// What is kept of drags to and from other lists; nil until there are any.
  var dragParts: (any EntryClipping)? { get set }

  /// Returns whether the data source lets the user move an entry.
  func mayMove(_ path: IndexPath) -> Bool
  /// Returns the position of an entry whose cell is held somewhere; nil to keep the one it has.
  ///
  /// - Parameter origin: The position that the entry has; nil for a new one, which goes before or after
  ///   the one there.
  func proposedTarget(of origin: IndexPath?, at center: Point) -> IndexPath?
  /// Returns where a section without entries is, in the bounds of the list; nil if that is unknown.
  func emptyFrame(ofSection section: Int) -> Rect?
  /// Returns the position that the delegate allows for an entry.
  func allowedTarget(of origin: IndexPath, toProposed proposed: IndexPath) -> IndexPath
  /// The index of the frontmost cell's place among the subviews, behind headers and controls.
  var indexOfCells: Int { get }
  /// Returns where the center of a cell that is dragged may be.
  func limited(_ center: Point, of cell: View) -> Point
  /// Moves the other cells out of the way of the one that is dragged.
  func makeRoom(for move: EntryMove)
  /// Puts all cells where they belong, without those that are being dragged.
  func putBackCells()
  /// Tells the data source of a move.
  func tellOfMove(from origin: IndexPath, to target: IndexPath)
  /// Takes over a move of which the data source was told.
  func takeOverMove(from origin: IndexPath, to target: IndexPath, isAnimated: Bool)
  /// Has the data source make the visible cells anew.
  func reloadVisibleCells()
}

extension MovableList {
  /// Begins to drag the entry of a cell.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - point: The location of the pointer, in the bounds of the list.
  /// - Returns: Whether the entry is being dragged now.
  @discardableResult
  func beginMove(of cell: View, at point: Point) -> Bool {
    guard moving == nil, let path = entry(of: cell) else { return false }
    cancelPress()
    let center = centerInList(of: cell)
    moving = EntryMove(
      cell: cell, origin: path, target: path, grip: point - center,
      place: point - bounds.origin)
    // With the focus, the list receives Escape, which takes the move back.
    window?.moveFocus(to: self)
    // What lost the focus may have changed the list.
    guard moving?.cell === cell else { return false }
    View.performWithoutAnimation {
      addSubview(cell)
      cell.center = center
    }
    cell.shadow = Shadow(color: Color(white: 0, alpha: 0.3), radius: 8, offset: Point(x: 0, y: 2))
    cell.clipsToBounds = false
    return true
  }

  /// Drags the entry on to a location in the bounds of the list.
  func continueMove(to point: Point) {
    guard moving != nil else { return }
    moving?.place = point - bounds.origin
    followMove()
    scroll(holding: { [weak self] in self?.moving?.place }) { [weak self] in self?.followMove() }
  }

  /// Returns whether an entry fills a line by itself, so that others are above and below it.
  func isLine(_ frame: Rect) -> Bool { frame.width > bounds.width * 0.6 }

  /// Ends the drag, which moves the entry unless it is taken back.
  func endMove(isCancelled: Bool) {
    guard let move = moving else { return }
    forgetMove()
    if isCancelled || move.target == move.origin || !holds(move.origin) {
      return animateDrop(of: move.cell) { putBackCells() }
    }
    let starts = cells.values.map { (cell: $0 as View, center: centerInList(of: $0)) }
    View.performWithoutAnimation { putBackCells() }
    guard carryOutMove(from: move.origin, to: move.target, isAnimated: false) else { return }
    layoutIfNeeded()
    let shown = Set(cells.values.map(ObjectIdentifier.init))
    let ways = starts.filter { shown.contains(ObjectIdentifier($0.cell)) }.map {
      (cell: $0.cell, start: convert($0.center, to: $0.cell.superview), goal: $0.cell.center)
    }
    View.performWithoutAnimation { for way in ways { way.cell.center = way.start } }
    animateDrop(of: move.cell) { for way in ways { way.cell.center = way.goal } }
  }

  /// Returns the center of a cell, which may be in a part of the list that scrolls by itself.
  private func centerInList(of cell: View) -> Point {
    cell.superview?.convert(cell.center, to: self) ?? cell.center
  }

  /// Animates the end of a drag, after which the cell is no longer in front.
  private func animateDrop(of cell: View, _ changes: () -> Void) {
    View.animate(withDuration: .milliseconds(200)) {
      changes()
    } completion: { [weak self] _ in
      guard let self, cell.superview === self, moving?.cell !== cell else { return }
      insertSubview(cell, at: indexOfCells)
      setNeedsLayout()
    }
  }

  /// Ends the drag because the entries are about to change, and leaves the cells where they are.
  func cancelMove() {
    guard moving != nil else { return }
    forgetMove()
    View.performWithoutAnimation {
      for cell in cells.values where cell.transform != .identity {
        let frame = cell.frame
        cell.transform = .identity
        cell.frame = frame
      }
    }
    setNeedsLayout()
  }

  /// Moves an entry at once, on behalf of a key or of assistive technology.
  ///
  /// - Returns: Whether it was moved.
  @discardableResult
  func move(_ path: IndexPath, toProposed proposed: IndexPath) -> Bool {
    guard moving == nil else { return false }
    let target = allowedTarget(of: path, toProposed: proposed)
    guard target != path, holds(path) else { return false }
    carryOutMove(from: path, to: target, isAnimated: true)
    if holds(target) { scrollIntoSight(target) }
    updateRing()
    return true
  }

  /// Tells the data source of a move, once, and takes it over.
  ///
  /// - Returns: Whether the data source left the rest to the list.
  @discardableResult
  private func carryOutMove(
    from origin: IndexPath, to target: IndexPath, isAnimated: Bool
  ) -> Bool {
    // The list shows the state before the move, for which it could not ask afterward.
    _ = prepareForUpdates()
    guard holds(origin) else { return false }
    let started = edition
    tellOfMove(from: origin, to: target)
    let isUntouched = edition == started
    if isUntouched {
      takeOverMove(from: origin, to: target, isAnimated: isAnimated)
    } else {
      // What the data source has reported leaves open what the cells show.
      reloadVisibleCells()
    }
    (entrySource as? any ReorderingSource)?.listDidMoveEntry()
    return isUntouched
  }

  private func forgetMove() {
    moveScroller?.isRunning = false
    moveScroller = nil
    guard let move = moving else { return }
    moving = nil
    move.cell.shadow = nil
    move.cell.clipsToBounds = true
  }

  /// Puts the cell where the pointer is, and makes room there.
  private func followMove() {
    guard let move = moving else { return }
    let center = limited(move.place + bounds.origin - move.grip, of: move.cell)
    if move.cell.center != center { move.cell.center = center }
    guard let proposed = proposedTarget(of: move.origin, at: center) else { return }
    let target = allowedTarget(of: move.origin, toProposed: proposed)
    // The delegate may have changed the list when it was asked.
    guard let now = moving, now.cell === move.cell, target != now.target else { return }
    moving?.target = target
    guard let new = moving else { return }
    View.animate(withDuration: .milliseconds(200)) { makeRoom(for: new) }
  }

  /// Scrolls for as long as something is held at an edge.
  ///
  /// - Parameters:
  ///   - place: Returns where it is held in the visible part of the list; nil once it is not.
  ///   - follow: Called when the list has scrolled.
  func scroll(holding place: @escaping () -> Point?, then follow: @escaping () -> Void) {
    let isAtEdge = scrolled(in: .milliseconds(16), holding: place()) != contentOffset
    if isAtEdge, moveScroller == nil {
      moveScroller = MoveScroller(of: self) { [weak self] in
        self?.scrollAtEdge(for: $0, place, follow)
      }
    }
    moveScroller?.isRunning = isAtEdge
  }

  private func scrollAtEdge(
    for time: Duration, _ place: () -> Point?, _ follow: () -> Void
  ) {
    guard let held = place() else { return }
    let target = scrolled(in: time, holding: held)
    if target != contentOffset {
      show(target)
      follow()
    }
    // The link rests where there is nothing more to scroll to.
    if scrolled(in: .milliseconds(16), holding: place()) == contentOffset {
      moveScroller?.isRunning = false
    }
  }

  /// Returns the offset after some time of holding something at a place.
  private func scrolled(in time: Duration, holding place: Point?) -> Point {
    guard let place else { return contentOffset }
    var offset = contentOffset
    let seen = bounds.inset(by: adjustedContentInset)
    for axis in ScrollAxis.allCases where canMove(axis) {
      let start = seen.origin[axis] - bounds.origin[axis]
      offset[axis] += MoveScroller.distance(
        at: place[axis] - start, of: seen.size[axis], in: time)
    }
    return clamped(offset)
  }
}
