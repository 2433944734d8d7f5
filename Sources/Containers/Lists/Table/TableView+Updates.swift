extension TableView {
  /// Applies the changes between two states of the data source.
  ///
  /// - Parameter advance: Brings the data source to its new state and returns the changes. It is called
  ///   once the list shows the old state, for which it may ask the data source.
  func apply(
    animation: RowAnimation, _ advance: @escaping () -> BatchChanges, completion: ((Bool) -> Void)?
  ) {
    guard batchDepth == 0 else {
      let source = dataSource.map { "\($0)" } ?? "a data source"
      misuse(
        "\(self) cannot apply a snapshot of \(source) during other updates: call apply(_:) outside "
          + "performBatchUpdates(_:completion:), and after endUpdates().")
    }
    performBatchUpdates {
      let changes = advance()
      self.pendingUpdates?.animation = animation
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

  func change(_ animation: RowAnimation, _ body: (inout BatchChanges) -> Void) {
    update {
      body(&$0.changes)
      if animation != .automatic { $0.animation = animation }
    }
  }

  /// Implements ``endUpdates()``.
  func endOuterBatch() {
    guard batchDepth > 0 else {
      misuse(
        "\(self) has no updates to end: call beginUpdates() first, once for each endUpdates().")
    }
    endBatch(nil)
  }
}

extension TableView: CellList {
  static var entryTerm: String { "row" }

  var entrySource: AnyObject? { dataSource }

  func sourceCell(at path: IndexPath) -> TableViewCell? {
    dataSource?.tableView(self, cellForRowAt: path)
  }

  func prepareForUpdates() -> PendingUpdates<RowAnimation> {
    // The animation starts at the current layout.
    if layout != nil, flags.contains(.needsLayout) { layoutRows() }
    cancelMove()
    return PendingUpdates(animation: .automatic)
  }

  func carryOut(_ updates: PendingUpdates<RowAnimation>) {
    guard let old = layout, let dataSource else { return updates.complete(true) }
    let sections = max(0, dataSource.numberOfSections(in: self))
    let fresh = (0..<sections).map { self.fresh($0) }
    let mapping = mapping(
      of: updates.changes, from: old.counts, to: fresh.map(\.rows.count),
      owner: "Table view: \(self), data source: \(dataSource)")
    var new = old.updated(by: mapping, counts: fresh.map(\.rows.count)) { fresh[$0] }
    for path in updates.changes.reloadedItems.union(updates.changes.reconfiguredItems) {
      if let place = mapping.newPath(of: path) { new.forget(place) }
    }
    let startFrames = Dictionary(
      uniqueKeysWithValues: cells.map { (ObjectIdentifier($0.value), $0.value.frame) })
    let gone = moveCells(mapping, reloading: updates.changes.reloadedItems)
    recycleSections()
    moveSelection(mapping)
    prefetching.move(mapping.newPath)
    layout = new
    edition += 1
    if updates.changes.concernsSections { sectionIndex.needsTitles = true }
    for path in updates.changes.reconfiguredItems.compactMap(mapping.newPath) {
      reconfigureCell(at: path)
    }
    let before = contentOffset
    updateContentSize()
    let shift = contentOffset.y - before.y
    View.performWithoutAnimation { layoutRows() }
    if !isLayingOut { formerPaths = [:] }
    swiper?.rowsDidChange()
    guard updates.animation != .none, window?.host != nil else {
      for (path, cell) in gone { recycle(cell, path) }
      return updates.complete(true)
    }
    animateRows(
      TableUpdate(
        startFrames: startFrames, gone: gone, old: old, mapping: mapping, shift: shift,
        animation: updates.animation),
      updates.complete)
  }
}
