extension CollectionView: KeyClaiming {
  /// Handles a key that is pressed or repeats while the collection view has the focus.
  ///
  /// - Returns: Whether the key was handled.
  func handleKeys(_ presses: Set<Press>) -> Bool {
    guard isFocused, let press = presses.first else { return false }
    if press.key.keyCode == .escape, moving != nil {
      endMove(isCancelled: true)
      return true
    }
    if press.key.keyCode != .delete, collectionViewLayout.closeSwipe(isAnimated: true),
      press.key.keyCode == .escape
    {
      return true
    }
    guard maySelect || isEditing else { return false }
    if let place = cursor, !holds(place) { cursor = nil }
    let flags = press.key.modifierFlags
    if press.key.keyCode == .character("a"), flags == .control {
      return selectAll(from: firstItem, to: lastItem)
    }
    if flags == .alternate, moveByKey(press.key.keyCode) { return true }
    guard flags.subtracting([.shift, .control]).isEmpty,
      let start = cursor ?? selection.min() ?? firstSeenItem
    else { return false }
    // A key that is held acts once.
    if press.phase != .began, press.key.actsOnEntries { return true }
    switch press.key.keyCode {
    case .enter: return open(start)
    case .delete: return collectionViewLayout.deleteByKey(at: start)
    case .space:
      toggle(start)
      return true
    default:
      let key = press.key.keyCode
      if flags.isEmpty, moveInOutline(by: key, from: start) { return true }
      guard let goal = goal(of: key, from: start) else { return false }
      let isFresh = cursor == nil && selection.isEmpty
      let place = reachable(from: isFresh ? start : goal, by: key) { path in
        self.goal(of: key, from: path).flatMap { $0 == path ? nil : $0 }
      }
      if let place { moveCursor(to: place, flags) }
      return true
    }
  }

  private func goal(of key: KeyCode, from start: IndexPath) -> IndexPath? {
    switch key {
    case .leftArrow: neighbor(of: start, Point(x: -1, y: 0)) ?? start
    case .rightArrow: neighbor(of: start, Point(x: 1, y: 0)) ?? start
    case .upArrow: neighbor(of: start, Point(x: 0, y: -1)) ?? start
    case .downArrow: neighbor(of: start, Point(x: 0, y: 1)) ?? start
    case .home: firstItem
    case .end: lastItem
    case .pageUp: page(from: start, -1)
    case .pageDown: page(from: start, 1)
    default: nil
    }
  }

  /// Returns the nearest item in a direction or, at the end of a line, the adjacent one in order.
  func neighbor(of path: IndexPath, _ way: Point) -> IndexPath? {
    guard let here = layoutAttributesForItem(at: path)?.frame else { return nil }
    let axis: ScrollAxis = way.x == 0 ? .vertical : .horizontal
    let sign = way[axis]
    let reach = here.insetBy(
      dx: -max(bounds.width, here.width), dy: -max(bounds.height, here.height))
    func ends(_ rect: Rect) -> (low: Double, high: Double) {
      axis == .horizontal ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    }
    var best: (path: IndexPath, distance: Double)?
    for other in elements(in: reach)
    where other.representedElementCategory == .cell && other.indexPath != path {
      let ahead = (other.center - here.center)[axis] * sign
      let edge =
        sign > 0
        ? other.frame.origin[axis] - here.origin[axis] - here.size[axis]
        : here.origin[axis] - other.frame.origin[axis] - other.frame.size[axis]
      guard ahead > 0.5, edge > -0.5 * here.size[axis] else { continue }
      let (mine, theirs) = (ends(here), ends(other.frame))
      let gap = max(0, max(mine.low, theirs.low) - min(mine.high, theirs.high))
      // Left and right arrows consider only items on the same line.
      if axis == .horizontal, gap > 0 { continue }
      let cross: ScrollAxis = axis == .horizontal ? .vertical : .horizontal
      let aside = abs((other.center - here.center)[cross])
      let distance = max(0, edge) + gap * 4 + aside * 0.3
      if best.map({ distance < $0.distance }) ?? true { best = (other.indexPath, distance) }
    }
    if let best { return best.path }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return axis == .horizontal
      ? item(beside: path, by: (sign > 0) != isMirrored ? 1 : -1) : nil
  }

  private func page(from start: IndexPath, _ sign: Double) -> IndexPath? {
    guard let here = layoutAttributesForItem(at: start)?.frame else { return nil }
    let axis: ScrollAxis = canMove(.vertical) ? .vertical : .horizontal
    var goal = here.center
    goal[axis] += sign * pageLength(axis)
    let size = storedContentSize
    goal[axis] = min(max(goal[axis], 1), max(1, size[axis] - 1))
    let area = Rect(center: goal, size: Size(width: bounds.width, height: bounds.height))
    let near = elements(in: area).filter { $0.representedElementCategory == .cell }
    return near.min { $0.center.distance(to: goal) < $1.center.distance(to: goal) }?.indexPath
  }

  /// Returns the next or previous item in order; nil at the ends.
  func item(beside path: IndexPath, by step: Int) -> IndexPath? {
    let next = path.item + step
    if (0..<loadedCounts[path.section]).contains(next) {
      return IndexPath(item: next, section: path.section)
    }
    let sections = loadedCounts.indices
    let section =
      step > 0
      ? sections.dropFirst(path.section + 1).first { loadedCounts[$0] > 0 }
      : sections.prefix(path.section).last { loadedCounts[$0] > 0 }
    return section.map { IndexPath(item: step > 0 ? 0 : loadedCounts[$0] - 1, section: $0) }
  }

  private var firstItem: IndexPath? {
    loadedCounts.firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
  }

  private var lastItem: IndexPath? {
    loadedCounts.lastIndex { $0 > 0 }.map {
      IndexPath(item: loadedCounts[$0] - 1, section: $0)
    }
  }

  private var firstSeenItem: IndexPath? { indexPathsForVisibleItems.first ?? firstItem }

  func claims(_ key: Key) -> Bool {
    isFocused && (maySelect || isEditing) && firstItem != nil && key.movesThroughLists
  }

  func focusOfItemsDidChange() {
    if !isFocused { collectionViewLayout.closeSwipe(isAnimated: true) }
    if isFocused, cursor == nil { cursor = selection.min() ?? firstSeenItem }
    updateRing()
  }
}
