extension CollectionView {
  /// Whether ``prefetchDataSource`` is asked to prepare items; true by default.
  public var isPrefetchingEnabled: Bool {
    get { prefetching.isEnabled }
    set { setPrefetchingEnabled(newValue) }
  }

  /// Asks the prefetching data source to prepare items ahead, and no longer those that were passed.
  func prefetch() {
    guard let source = prefetchDataSource else { return }
    prefetch(from: source) {
      source.collectionView(self, prefetchItemsAt: $0)
    } callOff: {
      source.collectionView(self, cancelPrefetchingForItemsAt: $0)
    }
  }

  func entriesWithoutCell(in room: Rect) -> [IndexPath] {
    elements(in: room).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && cells[$0.indexPath] == nil
    }.map(\.indexPath).sorted()
  }
}
