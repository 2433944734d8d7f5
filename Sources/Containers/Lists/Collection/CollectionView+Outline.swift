extension CollectionView {
  /// Tells the visible cells whether their items are expanded.
  func showOutline() {
    guard let outlineSource else { return }
    for (path, cell) in cells { cell.outlinePlace = outlineSource.outlinePlace(at: path) }
  }

  /// Expands a collapsed item and collapses an expanded one, on the user's behalf.
  func toggleExpansion(at path: IndexPath) {
    guard let place = outlineSource?.outlinePlace(at: path) else { return }
    setExpanded(place.content != .shown, at: path)
  }

  private func setExpanded(_ isExpanded: Bool, at path: IndexPath) {
    let hadCursor = cursor != nil
    outlineSource?.setExpanded(isExpanded, at: path)
    // The focus does not stay on what is no longer visible.
    if hadCursor, cursor == nil, holds(path) { cursor = path }
    updateRing()
  }

  /// Expands or collapses an item, or moves to the one above or beneath it.
  ///
  /// - Returns: Whether the key was one that does.
  func moveInOutline(by key: KeyCode, from path: IndexPath) -> Bool {
    guard key == .leftArrow || key == .rightArrow,
      let place = outlineSource?.outlinePlace(at: path)
    else { return false }
    let isForward = (key == .rightArrow) == readsLeftToRight
    cursor = path
    switch place.content {
    case .hidden where isForward, .unknown where isForward: setExpanded(true, at: path)
    case .shown where !isForward: setExpanded(false, at: path)
    case .shown:
      guard let child = entry(after: path) else { return false }
      moveCursor(to: child, [])
    default:
      guard !isForward, let parent = outlineSource?.outlineParent(of: path) else { return false }
      moveCursor(to: parent, [])
    }
    return true
  }
}
