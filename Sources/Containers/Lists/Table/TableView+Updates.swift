extension TableView {
  /// Carries several changes out as one: the data source changes in the block, together with the calls
  /// that say how.
  ///
  /// Deletions, reloads and origins of moves count in the state before the block, insertions and goals
  /// of moves in that after it, whatever the order of the calls.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and calls `insertRows(at:with:)` and the like.
  ///   - completion: Called when everything is in its place.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates(completion)
  }

  /// Adds rows that the data source has now.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    change(animation) { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Takes rows away that the data source has no more.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    change(animation) { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Makes the cells of rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    change(animation) { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Has the data source fill the cells of rows again: what it dequeues for them is the cell that each
  /// has.
  ///
  /// Cheaper than ``reloadRows(at:with:)``, and what is going on in the cell goes on.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    change(batchDepth == 0 ? .none : .automatic) { $0.reconfiguredItems.formUnion(indexPaths) }
  }

  /// Moves a row that the data source has moved.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) {
      $0.movedItems.append(BatchChanges.Move(from: indexPath, to: newIndexPath))
    }
  }

  /// Adds sections that the data source has now.
  public func insertSections(_ sections: Set<Int>, with animation: RowAnimation = .automatic) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections away that the data source has no more.
  public func deleteSections(_ sections: Set<Int>, with animation: RowAnimation = .automatic) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }

  /// Makes sections anew, with however many rows they have now.
  public func reloadSections(_ sections: Set<Int>, with animation: RowAnimation = .automatic) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section that the data source has moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) {
      $0.movedSections.append(BatchChanges.Move(from: section, to: newSection))
    }
  }

  /// Carries the changes out that lead to another state of the data source.
  func apply(_ changes: BatchChanges, animation: RowAnimation, completion: ((Bool) -> Void)?) {
    guard batchDepth == 0 else {
      let source = dataSource.map { "\($0)" } ?? "a data source"
      misuse(
        "\(self) has open updates and cannot take a snapshot of \(source): call apply(_:) outside of "
          + "performBatchUpdates(_:completion:), and after endUpdates().")
    }
    beginUpdates()
    pendingChanges = TableChanges(changes: changes, animation: animation)
    endUpdates(completion)
  }

  /// Begins several changes that are carried out as one with the ``endUpdates()`` that belongs to it;
  /// see ``performBatchUpdates(_:completion:)``.
  public func beginUpdates() {
    if batchDepth == 0 {
      // What is seen now is where the animation starts.
      if layout != nil { layoutRows() }
      cancelMove()
      cancelPress()
      pendingChanges = TableChanges()
    }
    batchDepth += 1
  }

  func change(_ animation: RowAnimation, _ body: (inout BatchChanges) -> Void) {
    let isAlone = batchDepth == 0
    if isAlone { beginUpdates() }
    if var pending = pendingChanges {
      body(&pending.changes)
      if animation != .automatic { pending.animation = animation }
      pendingChanges = pending
    }
    if isAlone { endUpdates(nil) }
  }

  /// Carries the changes out that were made since ``beginUpdates()``.
  public func endUpdates() {
    guard batchDepth > 0 else {
      misuse(
        "\(self) has no updates to end: call beginUpdates() first, once for each endUpdates().")
    }
    endUpdates(nil)
  }

  private func endUpdates(_ completion: ((Bool) -> Void)?) {
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
    for path in pending.changes.reconfiguredItems.compactMap(mapping.newPath) { fillAgain(path) }
    let before = contentOffset
    updateContentSize()
    let shift = contentOffset.y - before.y
    View.performWithoutAnimation { layoutRows() }
    guard pending.animation != .none, window?.host != nil else {
      for (path, cell) in gone { recycle(cell, path) }
      pending.complete(true)
      return
    }
    animateRows(
      TableTransition(
        startFrames: startFrames, gone: gone, old: old, mapping: mapping, shift: shift,
        animation: pending.animation),
      pending.complete)
  }

  /// Has the data source fill the cell of a row again, where that has one.
  private func fillAgain(_ path: IndexPath) {
    guard let cell = visible[path], let dataSource else { return }
    reconfigured = (path, cell)
    isMakingCell = true
    let new = dataSource.tableView(self, cellForRowAt: path)
    isMakingCell = false
    reconfigured = nil
    guard new === cell else {
      misuse(
        "The data source of \(self) gave \(new) for row \(path), which was to be reconfigured and has "
          + "\(cell): return what is dequeued for the row.")
    }
  }

  /// Gives the cells that stay their new rows.
  ///
  /// - Returns: The cells that go, with the rows that they had.
  private func remapCells(
    _ mapping: BatchMapping, _ reloaded: Set<IndexPath>
  ) -> [IndexPath: TableViewCell] {
    var kept: [IndexPath: TableViewCell] = [:]
    var gone: [IndexPath: TableViewCell] = [:]
    for (path, cell) in visible {
      if let new = mapping.newPath(of: path), !reloaded.contains(path) {
        kept[new] = cell
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
    selection = Set(selection.compactMap { mapping.newPath(of: $0) })
    cursor = cursor.flatMap { mapping.newPath(of: $0) }
    selectionAnchor = selectionAnchor.flatMap { mapping.newPath(of: $0) }
    prefetched = []
  }
}
