/// A list whose entries the user drags to other lists, and onto which items are dropped.
@MainActor
protocol DraggingList: MovableList, DropTaking {
  /// Returns the items of an entry that is lifted.
  func itemsForBeginning(_ session: DragSession, at path: IndexPath) -> [DragItem]
  /// Returns the items of an entry that comes along.
  func itemsForAdding(to session: DragSession, at path: IndexPath, _ point: Point) -> [DragItem]
  /// Returns whether the items may be moved.
  func allowsMove(_ session: DragSession) -> Bool
  func dragWillBegin(_ session: DragSession)
  func dragDidEnd(_ session: DragSession)
  /// Tells the delegate that items have come over the list.
  func tellOfEntry(_ session: DropSession)
  /// Tells the delegate that items have left the list.
  func tellOfExit(_ session: DropSession)
  /// Returns what the delegate would do with items over an entry.
  func proposal(for session: DropSession, at path: IndexPath?) -> DropProposal
  /// Has the delegate take the items.
  ///
  /// - Returns: Where the first one lands, in the window; nil if the delegate does not say so.
  func perform(_ session: DropSession, at place: DragParts.Place) -> Rect?
}

extension DraggingList {
  /// What the list keeps of drags and drops, made when it is first asked for.
  var parts: DragParts {
    if let parts = dragParts as? DragParts { return parts }
    let parts = DragParts(of: self)
    dragParts = parts
    return parts
  }

  /// Lets the user drag entries as long as the list has a delegate that gives their items.
  func offerDragging() {
    guard parts.dragDelegate != nil else {
      mover?.carries = nil
      return
    }
    let mover = mover ?? EntryMover(of: self)
    self.mover = mover
    mover.carries = { [weak self] path, point in
      self.flatMap { EntryDrag(of: path, in: $0, at: point) }
    }
  }
}

extension DraggingList {
  func dropDidEnter(_ session: DropSession) {
    parts.session = session
    tellOfEntry(session)
  }

  func dropDidMove(_ session: DropSession) {
    let point = session.location(in: self)
    var proposal = proposal(
      for: session, at: entry(at: point) ?? proposedTarget(of: nil, at: point))
    if proposal.operation == .move, session.localDragSession?.allowsMove == false {
      proposal.operation = .forbidden
    }
    // The delegate may have ended the drag or taken the list away when it was asked.
    guard window != nil, parts.session === session else { return forgetDrop() }
    parts.place = place(for: proposal, at: point)
    showMark()
    scroll(holding: { [weak self] in self?.parts.place?.hold }) { [weak self, weak session] in
      if let self, let session { dropDidMove(session) }
    }
  }

  func dropDidExit(_ session: DropSession) {
    forgetDrop()
    tellOfExit(session)
  }

  func takeDrop(_ session: DropSession) -> DropLanding? {
    let proposal = parts.place?.proposal
    forgetDrop()
    guard let proposal, proposal.operation.isAccepted else { return nil }
    // The entries may have changed since the pointer moved last.
    let place = place(for: proposal, at: session.location(in: self))
    return DropLanding(frame: perform(session, at: place))
  }

  /// Returns where items go that are dropped at a point.
  private func place(for proposal: DropProposal, at point: Point) -> DragParts.Place {
    var isInside = false
    var path: IndexPath?
    switch proposal.intent {
    case .unspecified: break
    case .insertAtDestinationIndexPath: path = proposedTarget(of: nil, at: point)
    case .insertIntoDestinationIndexPath:
      path = entry(at: point)
      isInside = path != nil
    case .automatic:
      path = entryAround(point)
      isInside = path != nil
      if path == nil { path = proposedTarget(of: nil, at: point) }
    }
    return DragParts.Place(
      proposal: proposal, path: path, isInside: isInside, hold: point - bounds.origin)
  }

  /// Returns the entry whose middle is at a point; nil for none.
  private func entryAround(_ point: Point) -> IndexPath? {
    guard let path = entry(at: point), let frame = entryFrame(at: path) else { return nil }
    let middle =
      isLine(frame)
      ? frame.insetBy(dx: 0, dy: frame.height / 4) : frame.insetBy(dx: frame.width / 4, dy: 0)
    return middle.contains(point) ? path : nil
  }

  /// Shows no more where items would go.
  private func forgetDrop() {
    (parts.place, parts.session) = (nil, nil)
    moveScroller?.isRunning = false
    moveScroller = nil
    showMark()
  }
}

extension DraggingList {
  /// Shows where items would go: by a line, by a frame around an entry, or by one around the list.
  private func showMark() {
    guard let place = parts.place, place.proposal.operation.isAccepted else {
      parts.mark?.removeFromSuperview()
      parts.mark = nil
      return
    }
    let mark = parts.mark ?? DropMark()
    parts.mark = mark
    let line = place.isInside ? nil : place.path.flatMap { self.line(at: $0, near: place.hold) }
    mark.isFrame = line == nil
    View.performWithoutAnimation {
      mark.frame = line ?? frame(around: place)
      if mark.superview !== self || subviews.last !== mark { addSubview(mark) }
    }
  }

  private func frame(around place: DragParts.Place) -> Rect {
    let seen = bounds.inset(by: coveredInset)
    guard place.isInside, let path = place.path, holds(path) else { return seen }
    return entryFrame(at: path) ?? seen
  }

  /// Returns the line before an entry, or after the one before it if that is nearer to the pointer.
  private func line(at path: IndexPath, near hold: Point) -> Rect? {
    let counts = entryCounts
    guard counts.indices.contains(path.section), (0...counts[path.section]).contains(path.item)
    else { return nil }
    let before = IndexPath(item: path.item - 1, section: path.section)
    var edges: [Rect] = []
    if holds(path), let frame = entryFrame(at: path) { edges.append(edge(of: frame, isEnd: false)) }
    if holds(before), let frame = entryFrame(at: before) {
      edges.append(edge(of: frame, isEnd: true))
    }
    let point = hold + bounds.origin
    let nearest = edges.min { $0.center.distance(to: point) < $1.center.distance(to: point) }
    return nearest ?? emptyFrame(ofSection: path.section).map(lineInside)
  }

  private func edge(of frame: Rect, isEnd: Bool) -> Rect {
    let thickness = DropMark.thickness
    guard !isLine(frame) else {
      let y = isEnd ? frame.maxY : frame.minY
      return Rect(
        x: frame.minX, y: max(0, y - thickness / 2), width: frame.width, height: thickness)
    }
    let x = isEnd == readsLeftToRight ? frame.maxX : frame.minX
    return Rect(x: max(0, x - thickness / 2), y: frame.minY, width: thickness, height: frame.height)
  }

  /// Returns the line in a section without entries, at its end.
  private func lineInside(_ section: Rect) -> Rect {
    Rect(
      x: section.minX, y: max(0, section.maxY - DropMark.thickness), width: section.width,
      height: DropMark.thickness)
  }
}
