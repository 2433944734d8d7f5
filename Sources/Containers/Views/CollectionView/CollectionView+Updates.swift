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
    beginUpdates()
    pendingChanges = changes
    endUpdates(isAnimated: isAnimated, completion)
  }

  private func beginUpdates() {
    if batchDepth == 0 {
      // What is seen now is where the animation starts.
      if counts != nil { layoutItems() }
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
    guard batchDepth == 0, let changes = pendingChanges else { return }
    pendingChanges = nil
    guard let old = counts, let dataSource else {
      completion?(true)
      return
    }
    let names = BatchNames(
      item: "item", owner: "Collection view: \(self), data source: \(dataSource)")
    do {
      let new = askedCounts
      let mapping = try BatchMapping(changes, from: old, to: new, names: names)
      carryOut(changes, mapping, new, isAnimated && window?.host != nil, completion)
    } catch {
      misuse(error.reason)
    }
  }

  private func carryOut(
    _ changes: BatchChanges, _ mapping: BatchMapping, _ new: [Int], _ isAnimated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    let oldFrames = Dictionary(
      uniqueKeysWithValues: cells.map { (ObjectIdentifier($0.value), $0.value.center) })
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
    highlighted = nil
    for key in Array(supplements.keys) { recycleSupplement(key) }
    collectionViewLayout.invalidateLayout()
    View.performWithoutAnimation { layoutItems() }
    guard isAnimated else {
      for (path, cell) in gone { putBack(cell, path) }
      completion?(true)
      return
    }
    animateItems(from: oldFrames, gone: gone, completion)
  }

  private func animateItems(
    from old: [ObjectIdentifier: Point], gone: [IndexPath: CollectionViewCell],
    _ completion: ((Bool) -> Void)?
  ) {
    var goals: [(cell: CollectionViewCell, center: Point, alpha: Double)] = []
    View.performWithoutAnimation {
      for (path, cell) in cells {
        goals.append((cell, cell.center, cell.alpha))
        if let start = old[ObjectIdentifier(cell)] {
          cell.center = start
        } else if let start = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: path)
        {
          cell.center = start.center
          cell.alpha = start.alpha
          cell.transform3D = start.transform3D
        }
      }
    }
    View.animate(withDuration: .milliseconds(300)) {
      for (cell, center, alpha) in goals {
        cell.center = center
        cell.alpha = alpha
      }
      for (path, cell) in gone {
        let end = self.collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: path)
        cell.alpha = end?.alpha ?? 0
        if let end { cell.center = end.center }
      }
    } completion: { [weak self] _ in
      for (path, cell) in gone { self?.putBack(cell, path) }
      completion?(true)
    }
  }
}
