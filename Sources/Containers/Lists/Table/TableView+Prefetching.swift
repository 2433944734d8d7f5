extension TableView {
  /// Whether ``prefetchDataSource`` is asked to prepare rows; true by default.
  public var isPrefetchingEnabled: Bool {
    get { prefetching.isEnabled }
    set { setPrefetchingEnabled(newValue) }
  }

  /// Asks the prefetching data source to prepare rows ahead, and no longer those that were passed.
  func prefetch() {
    guard let source = prefetchDataSource else { return }
    prefetch(from: source) {
      source.tableView(self, prefetchRowsAt: $0)
    } callOff: {
      source.tableView(self, cancelPrefetchingForRowsAt: $0)
    }
  }

  func entriesWithoutCell(in room: Rect) -> [IndexPath] {
    let layout = loaded
    var paths: [IndexPath] = []
    var next = room.maxY > 0 ? layout.firstRow(below: max(0, room.minY)) : nil
    while let path = next, layout.place(of: path).y < room.maxY {
      if cells[path] == nil { paths.append(path) }
      next = layout.row(after: path)
    }
    return paths
  }
}
