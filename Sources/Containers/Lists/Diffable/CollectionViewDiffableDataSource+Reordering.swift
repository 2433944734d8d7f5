extension CollectionViewDiffableDataSource {
  /// Closures that let the user reorder items.
  public struct ReorderingHandlers {
    /// A closure that is called with what a reordering changes.
    public typealias Handler =
      @MainActor (DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void

    /// Asks whether the user may move an item; nil, the default, for none.
    ///
    /// An item that is expanded cannot be moved until it is collapsed.
    public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before the data source takes over a reordering.
    public var willReorder: Handler?
    /// Called after the list shows a reordering; change the app's own data here.
    public var didReorder: Handler?

    /// Creates handlers that let the user move nothing.
    public init() {}
  }

  func mayReorder(_ path: IndexPath) -> Bool {
    guard let item = core.snapshot.item(at: path), reorderingHandlers.canReorderItem?(item) == true
    else { return false }
    return outlinePlace(at: path)?.content != .shown
  }

  func reorder(from origin: IndexPath, to target: IndexPath) {
    guard let item = core.snapshot.item(at: origin),
      let transaction = core.transaction(from: origin, to: target)
    else { return }
    reorderingHandlers.willReorder?(transaction)
    // The app may have applied another snapshot when it was told.
    guard core.snapshot.item(at: origin) == item,
      let current = core.transaction(from: origin, to: target)
    else { return }
    take(current)
  }
}

extension CollectionViewDiffableDataSource: ReorderingSource {
  func listDidMoveEntry() {
    if let transaction = takeReordering() { reorderingHandlers.didReorder?(transaction) }
  }
}
