extension TableView {
  /// Implements ``performBatchUpdates(_:completion:)``.
  func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginBatch()
    updates?()
    endBatch(completion)
  }

  /// Applies the changes between two states of the data source.
  func apply(_ changes: BatchChanges, animation: RowAnimation, completion: ((Bool) -> Void)?) {
    guard batchDepth == 0 else {
      let source = dataSource.map { "\($0)" } ?? "a data source"
      misuse(
        "\(self) cannot apply a snapshot of \(source) during other updates: call apply(_:) outside "
          + "performBatchUpdates(_:completion:), and after endUpdates().")
    }
    performBatchUpdates {
      self.pendingChanges?.animation = animation
      self.tell(changes, animation)
    } completion: {
      completion?($0)
    }
  }

  /// Reports changes through the open methods, so that subclasses can override them.
  private func tell(_ changes: BatchChanges, _ animation: RowAnimation) {
    if !changes.deletedSections.isEmpty { deleteSections(changes.deletedSections, with: animation) }
    if !changes.deletedItems.isEmpty {
      deleteRows(at: changes.deletedItems.sorted(), with: animation)
    }
    if !changes.insertedSections.isEmpty {
      insertSections(changes.insertedSections, with: animation)
    }
    if !changes.insertedItems.isEmpty {
      insertRows(at: changes.insertedItems.sorted(), with: animation)
    }
    for move in changes.movedSections { moveSection(move.from, toSection: move.to) }
    for move in changes.movedItems { moveRow(at: move.from, to: move.to) }
    if !changes.reloadedSections.isEmpty {
      reloadSections(changes.reloadedSections, with: animation)
    }
    if !changes.reloadedItems.isEmpty {
      reloadRows(at: changes.reloadedItems.sorted(), with: animation)
    }
    if !changes.reconfiguredItems.isEmpty {
      reconfigureRows(at: changes.reconfiguredItems.sorted())
    }
  }

  /// Implements ``beginUpdates()``.
  func beginBatch() {
    if batchDepth == 0 {
      // The animation starts at the current layout.
      if layout != nil, flags.contains(.needsLayout) { layoutRows() }
      cancelMove()
      cancelPress()
      pendingChanges = TableChanges()
    }
    batchDepth += 1
  }

  func change(_ animation: RowAnimation, _ body: (inout BatchChanges) -> Void) {
    let isAlone = batchDepth == 0
    if isAlone { beginBatch() }
    if var pending = pendingChanges {
      body(&pending.changes)
      if animation != .automatic { pending.animation = animation }
      pendingChanges = pending
    }
    if isAlone { endBatch(nil) }
  }

  /// Implements ``endUpdates()``.
  func endOuterBatch() {
    guard batchDepth > 0 else {
      misuse(
        "\(self) has no updates to end: call beginUpdates() first, once for each endUpdates().")
    }
    endBatch(nil)
  }

  private func endBatch(_ completion: ((Bool) -> Void)?) {
    batchDepth -= 1
    if let completion { pendingChanges?.completions.append(completion) }
    guard batchDepth == 0, let pending = pendingChanges else { return }
    pendingChanges = nil
    guard let old = layout, let dataSource else {
      pending.complete(true)
      return
    }
    let sections = max(0, dataSource.numberOfSections(in: self))
    let fresh = (0..<sections).map { self.fresh($0) }
    let names = BatchNames(
      item: "row", owner: "Table view: \(self), data source: \(dataSource)")
    do {
      let mapping = try BatchMapping(
        pending.changes, from: old.counts, to: fresh.map(\.rows.count), names: names)
      carryOut(pending, mapping, old, fresh)
    } catch {
      misuse(error.reason)
    }
  }

  private func carryOut(
    _ pending: TableChanges, _ mapping: BatchMapping, _ old: TableLayout,
    _ fresh: [TableLayout.Section]
  ) {
    var new = old.updated(by: mapping, counts: fresh.map(\.rows.count)) { fresh[$0] }
    for path in pending.changes.reloadedItems.union(pending.changes.reconfiguredItems) {
      if let place = mapping.newPath(of: path) { new.forget(place) }
    }
    let startFrames = Dictionary(
      uniqueKeysWithValues: visible.map { (ObjectIdentifier($0.value), $0.value.frame) })
    let gone = remapCells(mapping, pending.changes.reloadedItems)
    remapState(mapping)
    layout = new
    edition += 1
    for path in pending.changes.reconfiguredItems.compactMap(mapping.newPath) { fillAgain(path) }
    let before = contentOffset
    updateContentSize()
    let shift = contentOffset.y - before.y
    View.performWithoutAnimation { layoutRows() }
    if !isLayingOut { formerPaths = [:] }
    swiper?.rowsDidChange()
    guard pending.animation != .none, window?.host != nil else {
      for (path, cell) in gone { recycle(cell, path) }
      pending.complete(true)
      return
    }
    animateRows(
      TableUpdate(
        startFrames: startFrames, gone: gone, old: old, mapping: mapping, shift: shift,
        animation: pending.animation),
      pending.complete)
  }

  /// Has the data source configure the existing cell of a row again, if the row has one.
  private func fillAgain(_ path: IndexPath) {
    guard let cell = visible[path], let dataSource else { return }
    reconfigured = (path, cell)
    isMakingCell = true
    let new = dataSource.tableView(self, cellForRowAt: path)
    isMakingCell = false
    reconfigured = nil
    guard new === cell else {
      misuse(
        "The data source of \(self) returned \(new) for row \(path), which is to be reconfigured and "
          + "shows \(cell): return the cell dequeued for the row.")
    }
  }

  /// Moves the remaining cells to their new index paths.
  ///
  /// - Returns: The cells that disappear, by their old index paths.
  private func remapCells(
    _ mapping: BatchMapping, _ reloaded: Set<IndexPath>
  ) -> [IndexPath: TableViewCell] {
    var kept: [IndexPath: TableViewCell] = [:]
    var gone: [IndexPath: TableViewCell] = [:]
    for (path, cell) in visible {
      if let new = mapping.newPath(of: path), !reloaded.contains(path) {
        kept[new] = cell
        formerPaths[ObjectIdentifier(cell)] = path
      } else {
        gone[path] = cell
      }
    }
    visible = kept
    for section in Array(headers.keys) { recycleHeader(section) }
    for section in Array(footers.keys) { recycleFooter(section) }
    for card in cards.values { card.removeFromSuperview() }
    cards = [:]
    return gone
  }

  private func remapState(_ mapping: BatchMapping) {
    selection = Set(selection.compactMap(mapping.followed))
    cursor = cursor.flatMap(mapping.followed)
    selectionAnchor = selectionAnchor.flatMap(mapping.followed)
    prefetched = []
  }
}
