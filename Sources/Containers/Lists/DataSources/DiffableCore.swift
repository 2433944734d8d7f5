/// The snapshot in force of a diffable data source, and how to come to another.
@MainActor
struct DiffableCore<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var snapshot = DiffableDataSourceSnapshot<Section, Item>()

  /// Puts another snapshot in force.
  ///
  /// - Returns: What leads to it.
  mutating func advance(to new: DiffableDataSourceSnapshot<Section, Item>) -> BatchChanges {
    let changes = new.changes(from: snapshot)
    snapshot = new.withoutReloads
    return changes
  }
}
