extension CollectionView {
  /// Applies the changes between two states of the data source.
  ///
  /// - Parameter advance: Brings the data source to its new state and returns the changes. It is called
  ///   once the list shows the old state, for which it may ask the data source.
  func apply(
    isAnimated: Bool, _ advance: @escaping () -> BatchChanges, completion: ((Bool) -> Void)?
  ) {
    guard batchDepth == 0 else {
      let source = dataSource.map { "\($0)" } ?? "a data source"
      misuse(
        "\(self) cannot apply a snapshot of \(source) during other updates: call apply(_:) outside "
          + "performBatchUpdates(_:completion:).")
    }
    performBatchUpdates {
      let changes = advance()
      self.pendingUpdates?.animation = isAnimated
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

  func change(_ body: (inout BatchChanges) -> Void) { update { body(&$0.changes) } }

  private func animateItems(
    from old: [ObjectIdentifier: ItemLook], gone: [IndexPath: CollectionViewCell],
    _ complete: @escaping (Bool) -> Void
  ) {
    let layout = collectionViewLayout
    let goals = cells.map { (path: $0.key, cell: $0.value, look: ItemLook($0.value, in: self)) }
    View.performWithoutAnimation {
      for (path, cell, _) in goals {
        let start =
          old[ObjectIdentifier(cell)]
          ?? layout.initialLayoutAttributesForAppearingItem(at: path).map(ItemLook.init)
        start?.give(to: cell, in: self)
      }
    }
    View.animate(withDuration: .milliseconds(300)) {
      for (_, cell, look) in goals { look.give(to: cell, in: self) }
      for (path, cell) in gone {
        if let end = layout.finalLayoutAttributesForDisappearingItem(at: path) {
          ItemLook(end).give(to: cell, in: self)
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

extension CollectionView: CellList {
  static var entryTerm: String { "item" }

  var entrySource: AnyObject? { dataSource }

  func sourceCell(at path: IndexPath) -> CollectionViewCell? {
    RegistrationRecord.asking(self) { dataSource?.collectionView(self, cellForItemAt: path) }
  }

  func prepareForUpdates() -> PendingUpdates<Bool> {
    // The animation starts at the current layout.
    if counts != nil { layoutItems() }
    cancelMove()
    return PendingUpdates(animation: true)
  }

  func carryOut(_ updates: PendingUpdates<Bool>) {
    guard let old = counts, let dataSource else { return updates.complete(true) }
    let (changes, new) = (updates.changes, askedCounts)
    let mapping = mapping(
      of: changes, from: old, to: new,
      owner: "Collection view: \(self), data source: \(dataSource)")
    let isAnimated = updates.animation && window?.host != nil
    let oldLooks = Dictionary(
      uniqueKeysWithValues: cells.map { (ObjectIdentifier($0.value), ItemLook($0.value, in: self)) }
    )
    let gone = moveCells(mapping, reloading: changes.reloadedItems)
    counts = new
    edition += 1
    if changes.concernsSections { sectionIndex.needsTitles = true }
    moveSelection(mapping)
    showOutline()
    prefetching.move(mapping.newPath)
    for key in Array(supplements.keys) { recycleSupplement(key) }
    collectionViewLayout.itemsDidChange(
      mapping, forgetting: changes.reloadedItems.union(changes.reconfiguredItems))
    for path in changes.reconfiguredItems.compactMap(mapping.newPath) { reconfigureCell(at: path) }
    View.performWithoutAnimation { layoutItems() }
    collectionViewLayout.cellsDidChange()
    if !isLayingOut { formerPaths = [:] }
    guard isAnimated else {
      for (path, cell) in gone { putBack(cell, path) }
      return updates.complete(true)
    }
    animateItems(from: oldLooks, gone: gone, updates.complete)
  }
}

/// The position and appearance of an item at the start or the end of an update.
@MainActor
private struct ItemLook {
  let center: Point
  let size: Size
  let alpha: Double
  let transform: Transform3D

  init(_ view: View, in list: CollectionView) {
    center = view.center + list.shift(of: view.superview)
    (size, alpha) = (view.bounds.size, view.alpha)
    transform = view.transform3D
  }

  init(_ attributes: CollectionViewLayoutAttributes) {
    (center, size, alpha) = (attributes.center, attributes.size, attributes.alpha)
    transform = attributes.transform3D
  }

  func give(to view: View, in list: CollectionView) {
    view.transform3D = transform
    view.bounds.size = size
    view.center = center - list.shift(of: view.superview)
    view.alpha = alpha
  }
}
