extension CollectionView {
  /// Implements ``performBatchUpdates(_:completion:)``.
  func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginUpdates()
    updates?()
    endUpdates(completion)
  }

  /// Applies the changes between two states of the data source.
  func apply(_ changes: BatchChanges, isAnimated: Bool, completion: ((Bool) -> Void)?) {
    guard batchDepth == 0 else {
      let source = dataSource.map { "\($0)" } ?? "a data source"
      misuse(
        "\(self) cannot apply a snapshot of \(source) during other updates: call apply(_:) outside "
          + "performBatchUpdates(_:completion:).")
    }
    animatesUpdates = isAnimated
    performBatchUpdates {
      self.tell(changes)
    } completion: {
      completion?($0)
    }
  }

  /// Reports changes through the open methods, so that subclasses can override them.
  private func tell(_ changes: BatchChanges) {
    if !changes.deletedSections.isEmpty { deleteSections(changes.deletedSections) }
    if !changes.deletedItems.isEmpty { deleteItems(at: changes.deletedItems.sorted()) }
    if !changes.insertedSections.isEmpty { insertSections(changes.insertedSections) }
    if !changes.insertedItems.isEmpty { insertItems(at: changes.insertedItems.sorted()) }
    for move in changes.movedSections { moveSection(move.from, toSection: move.to) }
    for move in changes.movedItems { moveItem(at: move.from, to: move.to) }
    if !changes.reloadedSections.isEmpty { reloadSections(changes.reloadedSections) }
    if !changes.reloadedItems.isEmpty { reloadItems(at: changes.reloadedItems.sorted()) }
    if !changes.reconfiguredItems.isEmpty {
      reconfigureItems(at: changes.reconfiguredItems.sorted())
    }
  }

  private func beginUpdates() {
    if batchDepth == 0 {
      // The animation starts at the current layout.
      if counts != nil { layoutItems() }
      cancelPress()
      pendingChanges = BatchChanges()
    }
    batchDepth += 1
  }

  func change(_ body: (inout BatchChanges) -> Void) {
    let isAlone = batchDepth == 0
    if isAlone { beginUpdates() }
    if var pending = pendingChanges {
      body(&pending)
      pendingChanges = pending
    }
    if isAlone { endUpdates(nil) }
  }

  private func endUpdates(_ completion: ((Bool) -> Void)?) {
    batchDepth -= 1
    if let completion { pendingCompletions.append(completion) }
    guard batchDepth == 0, let changes = pendingChanges else { return }
    pendingChanges = nil
    let isAnimated = animatesUpdates
    animatesUpdates = true
    let completions = pendingCompletions
    pendingCompletions = []
    let complete = { (isFinished: Bool) in for end in completions { end(isFinished) } }
    guard let old = counts, let dataSource else {
      complete(true)
      return
    }
    let names = BatchNames(
      item: "item", owner: "Collection view: \(self), data source: \(dataSource)")
    do {
      let new = askedCounts
      let mapping = try BatchMapping(changes, from: old, to: new, names: names)
      carryOut(changes, mapping, new, isAnimated && window?.host != nil, complete)
    } catch {
      misuse(error.reason)
    }
  }

  private func carryOut(
    _ changes: BatchChanges, _ mapping: BatchMapping, _ new: [Int], _ isAnimated: Bool,
    _ complete: @escaping (Bool) -> Void
  ) {
    let oldLooks = Dictionary(
      uniqueKeysWithValues: cells.map { (ObjectIdentifier($0.value), ItemLook($0.value)) })
    var kept: [IndexPath: CollectionViewCell] = [:]
    var gone: [IndexPath: CollectionViewCell] = [:]
    for (path, cell) in cells {
      if let goal = mapping.newPath(of: path), !changes.reloadedItems.contains(path) {
        kept[goal] = cell
        formerPaths[ObjectIdentifier(cell)] = path
      } else {
        gone[path] = cell
      }
    }
    cells = kept
    counts = new
    edition += 1
    selection = Set(selection.compactMap(mapping.followed))
    cursor = cursor.flatMap(mapping.followed)
    selectionAnchor = selectionAnchor.flatMap(mapping.followed)
    for key in Array(supplements.keys) { recycleSupplement(key) }
    collectionViewLayout.itemsDidChange(
      mapping, forgetting: changes.reloadedItems.union(changes.reconfiguredItems))
    for path in changes.reconfiguredItems.compactMap(mapping.newPath) { fillAgain(path) }
    View.performWithoutAnimation { layoutItems() }
    if !isLayingOut { formerPaths = [:] }
    guard isAnimated else {
      for (path, cell) in gone { putBack(cell, path) }
      complete(true)
      return
    }
    animateItems(from: oldLooks, gone: gone, complete)
  }

  /// Has the data source configure the existing cell of an item again, if the item has one.
  private func fillAgain(_ path: IndexPath) {
    guard let cell = cells[path], let dataSource else { return }
    reconfigured = (path, cell)
    isMakingCell = true
    let new = dataSource.collectionView(self, cellForItemAt: path)
    isMakingCell = false
    reconfigured = nil
    guard new === cell else {
      misuse(
        "The data source of \(self) returned \(new) for item \(path), which is to be reconfigured "
          + "and shows \(cell): return the cell dequeued for the item.")
    }
  }

  private func animateItems(
    from old: [ObjectIdentifier: ItemLook], gone: [IndexPath: CollectionViewCell],
    _ complete: @escaping (Bool) -> Void
  ) {
    let layout = collectionViewLayout
    let goals = cells.map { (path: $0.key, cell: $0.value, look: ItemLook($0.value)) }
    View.performWithoutAnimation {
      for (path, cell, _) in goals {
        let start =
          old[ObjectIdentifier(cell)]
          ?? layout.initialLayoutAttributesForAppearingItem(at: path).map(ItemLook.init)
        start?.give(to: cell)
      }
    }
    View.animate(withDuration: .milliseconds(300)) {
      for (_, cell, look) in goals { look.give(to: cell) }
      for (path, cell) in gone {
        if let end = layout.finalLayoutAttributesForDisappearingItem(at: path) {
          ItemLook(end).give(to: cell)
        } else {
          cell.alpha = 0
        }
      }
    } completion: { [weak self] _ in
      for (path, cell) in gone { self?.putBack(cell, path) }
      complete(true)
    }
  }
}

/// The position and appearance of an item at the start or the end of an update.
@MainActor
private struct ItemLook {
  let center: Point
  let size: Size
  let alpha: Double
  let transform: Transform3D

  init(_ view: View) {
    (center, size, alpha) = (view.center, view.bounds.size, view.alpha)
    transform = view.transform3D
  }

  init(_ attributes: CollectionViewLayoutAttributes) {
    (center, size, alpha) = (attributes.center, attributes.size, attributes.alpha)
    transform = attributes.transform3D
  }

  func give(to view: View) {
    view.transform3D = transform
    view.bounds.size = size
    view.center = center
    view.alpha = alpha
  }
}
