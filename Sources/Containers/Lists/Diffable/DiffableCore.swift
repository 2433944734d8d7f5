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
}
