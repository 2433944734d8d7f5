extension CollectionView {
  /// Carries several changes out as one: the data source changes in the block, together with the calls
  /// that say how.
  ///
  /// Deletions, reloads and origins of moves count in the state before the block, insertions and goals
  /// of moves in that after it, whatever the order of the calls.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates(isAnimated: true, completion)
  }

  /// Adds items that the data source has now.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Takes items away that the data source has no more.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Makes the cells of items anew.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Has the data source fill the cells of items again: what it dequeues for them is the cell that each
  /// has.
  ///
  /// Cheaper than ``reloadItems(at:)``, and what is going on in the cell goes on.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredItems.formUnion(indexPaths) }
  }

  /// Moves an item that the data source has moved.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append(BatchChanges.Move(from: indexPath, to: newIndexPath)) }
  }

  /// Adds sections that the data source has now.
  public func insertSections(_ sections: Set<Int>) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections away that the data source has no more.
  public func deleteSections(_ sections: Set<Int>) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Makes sections anew, with however many items they have now.
  public func reloadSections(_ sections: Set<Int>) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section that the data source has moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(BatchChanges.Move(from: section, to: newSection)) }
  }

  /// Carries the changes out that lead to another state of the data source.
  func apply(_ changes: BatchChanges, isAnimated: Bool, completion: ((Bool) -> Void)?) {
    guard batchDepth == 0 else {
      let source = dataSource.map { "\($0)" } ?? "a data source"
      misuse(
        "\(self) has open updates and cannot take a snapshot of \(source): call apply(_:) outside of "
          + "performBatchUpdates(_:completion:).")
    }
    beginUpdates()
    pendingChanges = changes
    endUpdates(isAnimated: isAnimated, completion)
  }

  private func beginUpdates() {
    if batchDepth == 0 {
      // What is seen now is where the animation starts.
      if counts != nil { layoutItems() }
      cancelPress()
      pendingChanges = BatchChanges()
    }
    batchDepth += 1
  }

  private func change(_ body: (inout BatchChanges) -> Void) {
    let isAlone = batchDepth == 0
    if isAlone { beginUpdates() }
    if var pending = pendingChanges {
      body(&pending)
      pendingChanges = pending
    }
    if isAlone { endUpdates(isAnimated: true, nil) }
  }

  private func endUpdates(isAnimated: Bool, _ completion: ((Bool) -> Void)?) {
    batchDepth -= 1
    if let completion { pendingCompletions.append(completion) }
    guard batchDepth == 0, let changes = pendingChanges else { return }
    pendingChanges = nil
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
      } else {
        gone[path] = cell
      }
    }
    cells = kept
    counts = new
    selection = Set(selection.compactMap { mapping.newPath(of: $0) })
    cursor = cursor.flatMap { mapping.newPath(of: $0) }
    selectionAnchor = selectionAnchor.flatMap { mapping.newPath(of: $0) }
    for key in Array(supplements.keys) { recycleSupplement(key) }
    collectionViewLayout.itemsDidChange(
      mapping, forgetting: changes.reloadedItems.union(changes.reconfiguredItems))
    for path in changes.reconfiguredItems.compactMap(mapping.newPath) { fillAgain(path) }
    View.performWithoutAnimation { layoutItems() }
    guard isAnimated else {
      for (path, cell) in gone { putBack(cell, path) }
      complete(true)
      return
    }
    animateItems(from: oldLooks, gone: gone, complete)
  }

  /// Has the data source fill the cell of an item again, where that has one.
  private func fillAgain(_ path: IndexPath) {
    guard let cell = cells[path], let dataSource else { return }
    reconfigured = (path, cell)
    isMakingCell = true
    let new = dataSource.collectionView(self, cellForItemAt: path)
    isMakingCell = false
    reconfigured = nil
    guard new === cell else {
      misuse(
        "The data source of \(self) gave \(new) for item \(path), which was to be reconfigured and has "
          + "\(cell): return what is dequeued for the item.")
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

/// Where an item stands and how it is seen, at the beginning or the end of an update.
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
