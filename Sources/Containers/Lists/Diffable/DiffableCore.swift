/// The current snapshot of a diffable data source.
@MainActor
struct DiffableCore<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var snapshot = DiffableDataSourceSnapshot<Section, Item>()

  /// Replaces the current snapshot.
  ///
  /// - Returns: The changes that lead to the new one.
  mutating func advance(to new: DiffableDataSourceSnapshot<Section, Item>) -> BatchChanges {
    let changes = new.changes(from: snapshot)
    snapshot = new.withoutReloads
    return changes
  }
}
