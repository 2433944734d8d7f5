/// The current snapshot of a diffable data source, and the outlines of its sections.
@MainActor
struct DiffableCore<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var snapshot = DiffableDataSourceSnapshot<Section, Item>()
  private var outlines: [Section: DiffableDataSourceSectionSnapshot<Item>] = [:]

  /// Replaces the current snapshot; a section whose items differ from those of its outline has none
  /// then.
  ///
  /// - Returns: The changes that lead to the new one.
  mutating func advance(to new: DiffableDataSourceSnapshot<Section, Item>) -> BatchChanges {
    let changes = new.changes(from: snapshot)
    snapshot = new.withoutReloads
    outlines = outlines.filter { section, outline in
      snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
    return changes
  }

  /// Replaces the outline of a section, which is appended if there is none.
  ///
  /// - Returns: The changes that lead to the new snapshot.
  mutating func advance(
    to outline: DiffableDataSourceSectionSnapshot<Item>, of section: Section
  ) -> BatchChanges {
    var new = snapshot
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    new.deleteItems(new.itemIdentifiers(inSection: section))
    new.appendItems(outline.visibleItems, toSection: section)
    outlines[section] = outline
    return advance(to: new)
  }

  /// The outline of a section; a flat one if none was applied.
  func outline(of section: Section) -> DiffableDataSourceSectionSnapshot<Item> {
    if let outline = outlines[section] { return outline }
    var flat = DiffableDataSourceSectionSnapshot<Item>()
    if snapshot.indexOfSection(section) != nil {
      flat.append(snapshot.itemIdentifiers(inSection: section))
    }
    return flat
  }

  /// The outline that holds an item; nil if its section has none.
  func outline(
    containing item: Item
  ) -> (section: Section, outline: DiffableDataSourceSectionSnapshot<Item>)? {
    guard let section = snapshot.sectionIdentifier(containingItem: item),
      let outline = outlines[section]
    else { return nil }
    return (section, outline)
  }

  /// Returns what a move of an item changes; nil if there is no such item or place.
  func transaction(
    from origin: IndexPath, to target: IndexPath
  ) -> DiffableDataSourceTransaction<Section, Item>? {
    guard let item = snapshot.item(at: origin),
      snapshot.sectionIdentifiers.indices.contains(target.section)
    else { return nil }
    let sections = snapshot.sectionIdentifiers
    let (start, end) = (sections[origin.section], sections[target.section])
    var new = snapshot
    new.deleteItems([item])
    let others = new.itemIdentifiers(inSection: end)
    guard (0...others.count).contains(target.item) else { return nil }
    if target.item < others.count {
      new.insertItems([item], beforeItem: others[target.item])
    } else {
      new.appendItems([item], toSection: end)
    }
    let before = target.item > 0 ? others[target.item - 1] : nil
    var outlines = [start: outline(of: start)]
    if end != start { outlines[end] = outline(of: end) }
    let moved = outlines[start]?.snapshot(of: item, includingParent: true)
    outlines[start]?.delete([item])
    if let moved { outlines[end]?.place(moved, behind: before) }
    return DiffableDataSourceTransaction(
      initialSnapshot: snapshot, finalSnapshot: new,
      difference: new.itemIdentifiers.difference(from: snapshot.itemIdentifiers),
      sectionTransactions: sections.compactMap { section in
        outlines[section].map { self.transaction(of: section, to: $0) }
      })
  }

  private func transaction(
    of section: Section, to new: DiffableDataSourceSectionSnapshot<Item>
  ) -> DiffableDataSourceSectionTransaction<Section, Item> {
    let old = outline(of: section)
    return DiffableDataSourceSectionTransaction(
      sectionIdentifier: section, initialSnapshot: old, finalSnapshot: new,
      difference: new.items.difference(from: old.items))
  }

  /// Takes over what the user's reordering changes.
  mutating func take(_ transaction: DiffableDataSourceTransaction<Section, Item>) {
    for part in transaction.sectionTransactions {
      let (section, new) = (part.sectionIdentifier, part.finalSnapshot)
      guard outlines[section] != nil || new.items.count != new.visibleItems.count else { continue }
      outlines[section] = new
    }
    _ = advance(to: transaction.finalSnapshot)
  }
}
