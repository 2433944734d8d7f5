extension CollectionView {
  /// Whether ``prefetchDataSource`` is asked to prepare items; true by default.
  public var isPrefetchingEnabled: Bool {
    get { prefetching.isEnabled }
    set {
      guard newValue != prefetching.isEnabled else { return }
      prefetching.isEnabled = newValue
      setNeedsLayout()
    }
  }

  /// Asks the prefetching data source to prepare items ahead, and no longer those that were passed.
  func prefetch() {
    guard let prefetchDataSource else { return }
    prefetching.note(prefetchDataSource, at: clamped(contentOffset))
    let near = prefetching.isEnabled ? itemsAhead() : []
    let (asked, cancelled) = prefetching.update(near) { cells[$0] != nil }
    let started = edition
    if !cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
    }
    guard !asked.isEmpty else { return }
    guard edition == started else { return prefetching.forget() }
    prefetchDataSource.collectionView(self, prefetchItemsAt: asked)
  }

  /// The items ahead that have no cell, nearest first.
  private func itemsAhead() -> [IndexPath] {
    let room = prefetching.ahead(of: bounds, in: contentSize)
    let paths = elements(in: room).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && cells[$0.indexPath] == nil
    }.map(\.indexPath).sorted()
    return prefetching.isBackward ? paths.reversed() : paths
  }
}
