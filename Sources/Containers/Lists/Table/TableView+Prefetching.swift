extension TableView {
  /// Whether ``prefetchDataSource`` is asked to prepare rows; true by default.
  public var isPrefetchingEnabled: Bool {
    get { prefetching.isEnabled }
    set {
      guard newValue != prefetching.isEnabled else { return }
      prefetching.isEnabled = newValue
      setNeedsLayout()
    }
  }

  /// Asks the prefetching data source to prepare rows ahead, and no longer those that were passed.
  func prefetch() {
    guard let prefetchDataSource else { return }
    prefetching.note(prefetchDataSource, at: clamped(contentOffset))
    let near = prefetching.isEnabled ? rowsAhead() : []
    let (asked, cancelled) = prefetching.update(near) { cells[$0] != nil }
    let started = edition
    if !cancelled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled)
    }
    guard !asked.isEmpty else { return }
    guard edition == started else { return prefetching.forget() }
    prefetchDataSource.tableView(self, prefetchRowsAt: asked)
  }

  /// The rows ahead that have no cell, nearest first.
  private func rowsAhead() -> [IndexPath] {
    let layout = loaded
    let room = prefetching.ahead(of: bounds, in: contentSize)
    var paths: [IndexPath] = []
    var next = room.maxY > 0 ? layout.firstRow(below: max(0, room.minY)) : nil
    while let path = next, layout.place(of: path).y < room.maxY {
      if cells[path] == nil { paths.append(path) }
      next = layout.row(after: path)
    }
    return prefetching.isBackward ? paths.reversed() : paths
  }
}
