extension EntryList {
  /// The number of entries in a row that keys pass over.
  private static var reach: Int { 100 }

  /// Returns whether an entry takes touches, which one that has no cell is assumed to do.
  func takesTouches(_ path: IndexPath) -> Bool {
    entryCell(at: path)?.isUserInteractionEnabled != false
  }

  /// Returns whether the user can press an entry, and so select it.
  func takesPress(_ path: IndexPath) -> Bool { takesTouches(path) && shouldHighlight(path) }

  /// The entry that has the keyboard focus, unless it takes no touches.
  var usableCursor: IndexPath? { cursor.flatMap { holds($0) && takesTouches($0) ? $0 : nil } }

  /// Returns whether an entry takes touches, after scrolling to it if it has no cell.
  func isReachable(_ path: IndexPath) -> Bool {
    if entryCell(at: path) == nil { scrollIntoSight(path) }
    return takesTouches(path)
  }

  /// Returns the entry to which a key leads, passing over entries that take no touches.
  ///
  /// - Parameters:
  ///   - goal: The entry to which the key would lead otherwise.
  ///   - arrow: Returns the next entry in the direction of the key, if that is an arrow.
  func reachable(
    from goal: IndexPath, by key: KeyCode, arrow: (IndexPath) -> IndexPath?
  ) -> IndexPath? {
    let found =
      switch key {
      case .home: reachable(from: goal, entry(after:))
      case .end: reachable(from: goal, entry(before:))
      case .pageDown: reachable(from: goal, entry(after:)) ?? reachable(from: goal, entry(before:))
      case .pageUp: reachable(from: goal, entry(before:)) ?? reachable(from: goal, entry(after:))
      default: reachable(from: goal, arrow)
      }
    if found == nil, let cursor { scrollIntoSight(cursor) }
    return found
  }

  private func reachable(
    from start: IndexPath, _ next: (IndexPath) -> IndexPath?
  ) -> IndexPath? {
    var path: IndexPath? = start
    for _ in 0..<Self.reach {
      guard let current = path, !isReachable(current) else { break }
      path = next(current)
    }
    return path.flatMap { takesTouches($0) ? $0 : nil }
  }
}
