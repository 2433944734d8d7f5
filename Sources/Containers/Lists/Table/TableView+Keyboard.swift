extension TableView: KeyClaiming {
  /// Handles a key that is pressed or repeats while the table has the focus.
  ///
  /// - Returns: Whether the key was handled.
  func handleKeys(_ presses: Set<Press>) -> Bool {
    guard isFocused, let press = presses.first, !loaded.isEmpty else { return false }
    if press.key.keyCode == .escape, moving != nil {
      endMove(isCancelled: true)
      return true
    }
    if swiper?.isOpen == true, press.key.keyCode != .delete {
      swiper?.close(isAnimated: true)
      if press.key.keyCode == .escape { return true }
    }
    guard maySelect || storedIsEditing else { return false }
    let flags = press.key.modifierFlags
    if storedIsEditing, flags == .alternate, moveByKey(press.key.keyCode) { return true }
    if press.key.keyCode == .character("a"), flags == .control {
      return selectAll(from: loaded.firstRow, to: loaded.lastRow)
    }
    guard flags.subtracting([.shift, .control]).isEmpty else { return false }
    // A key that is held acts once.
    if press.phase != .began, press.key.actsOnEntries { return true }
    switch press.key.keyCode {
    case .upArrow, .downArrow, .home, .end, .pageUp, .pageDown:
      let key = press.key.keyCode
      guard let goal = goal(of: key) else { return false }
      let arrow = key == .upArrow ? entry(before:) : entry(after:)
      if let place = reachable(from: goal, by: key, arrow: arrow) { moveCursor(to: place, flags) }
      return true
    case .enter:
      guard let cursor = usableCursor else { return false }
      if storedIsEditing, insertByKey(cursor) { return true }
      return open(cursor)
    case .space where !typed.isActive(at: press.timestamp):
      guard let cursor, maySelect else { return false }
      toggle(cursor)
      return true
    case .delete: return deleteByKey()
    case .backspace: return storedIsEditing && deleteByKey()
    default: return select(typing: press)
    }
  }

  private func goal(of key: KeyCode) -> IndexPath? {
    guard let start = cursor ?? preferredRow ?? firstSeenRow else { return nil }
    let isFresh = cursor == nil && selection.isEmpty
    switch key {
    case .upArrow: return isFresh ? start : loaded.row(before: start) ?? start
    case .downArrow: return isFresh ? start : loaded.row(after: start) ?? start
    case .home: return loaded.firstRow
    case .end: return loaded.lastRow
    case .pageUp: return row(beside: start, by: -pageLength(.vertical))
    case .pageDown: return row(beside: start, by: pageLength(.vertical))
    default: return nil
    }
  }

  /// The row at which the focus starts: the one that the delegate prefers, or the first selected.
  private var preferredRow: IndexPath? {
    let preferred = tableDelegate?.indexPathForPreferredFocusedView(in: self)
    return preferred.flatMap { loaded.holds($0) ? $0 : nil } ?? indexPathForSelectedRow
  }

  /// The first row that is visible entirely.
  private var firstSeenRow: IndexPath? {
    let top = bounds.minY + coveredInset.top
    guard let path = loaded.firstRow(below: top) else { return loaded.lastRow }
    return loaded.place(of: path).y < top ? loaded.row(after: path) ?? path : path
  }

  private func row(beside path: IndexPath, by distance: Double) -> IndexPath? {
    let (y, height) = loaded.place(of: path)
    let goal = loaded.firstRow(below: max(0, y + height / 2 + distance)) ?? loaded.lastRow
    guard let goal, goal != path else {
      return distance < 0 ? loaded.row(before: path) ?? path : loaded.row(after: path) ?? path
    }
    return goal
  }

  /// Moves to the next row whose text starts with the typed text.
  private func select(typing press: Press) -> Bool {
    let characters = press.key.keyCode == .space ? " " : press.key.characters
    guard !characters.isEmpty, press.phase == .began,
      !press.key.modifierFlags.contains(.control)
    else { return false }
    let goesOn = typed.isActive(at: press.timestamp)
    typed.add(characters, at: press.timestamp)
    guard let start = cursor ?? loaded.firstRow else { return false }
    var path = goesOn ? start : loaded.row(after: start) ?? loaded.firstRow ?? start
    guard offersTexts else { return selectSeen(from: path) }
    for _ in 0..<loaded.rowCount {
      if text(of: path)?.lowercased().hasPrefix(typed.text) == true, isReachable(path) {
        moveCursor(to: path, [])
        return true
      }
      guard let next = loaded.row(after: path) ?? loaded.firstRow else { break }
      path = next
    }
    return true
  }

  /// Whether the delegate provides the text of any visible row.
  ///
  /// If it does, it is worth asking for the texts of other rows.
  private var offersTexts: Bool {
    guard let tableDelegate else { return false }
    return cells.keys.contains {
      tableDelegate.tableView(self, typeSelectTextForRowAt: $0) != nil
    }
  }

  /// Moves to the next visible row whose text starts with the typed text.
  private func selectSeen(from start: IndexPath) -> Bool {
    let paths = cells.keys.sorted()
    let later = paths.filter { $0 >= start }
    let found = (later + paths.filter { $0 < start }).first {
      text(of: $0)?.lowercased().hasPrefix(typed.text) == true && takesTouches($0)
    }
    if let found { moveCursor(to: found, []) }
    return true
  }

  private func text(of path: IndexPath) -> String? {
    tableDelegate?.tableView(self, typeSelectTextForRowAt: path)
      ?? cells[path]?.semantics.label
  }

  func claims(_ key: Key) -> Bool {
    guard isFocused, maySelect || storedIsEditing, !loaded.isEmpty else { return false }
    let isSideways = key.keyCode == .leftArrow || key.keyCode == .rightArrow
    return key.movesThroughLists && !isSideways || key.typesWord
  }

  func focusOfRowsDidChange() {
    if !isFocused { swiper?.close(isAnimated: true) }
    if isFocused, cursor == nil {
      cursor = preferredRow ?? firstSeenRow
      if showsFocus, let cursor { scrollIntoSight(cursor) }
    }
    updateRing()
  }
}
