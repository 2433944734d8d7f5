extension EntryList {
  /// The number of entries, including those out of sight.
  var entryCount: Int { entryCounts.reduce(0, +) }

  /// Returns the index of an entry among all entries.
  func ordinal(of path: IndexPath) -> Int {
    entryCounts.prefix(path.section).reduce(path.item, +)
  }

  /// Returns the entry at an index among all entries; nil if there is none.
  func entry(at ordinal: Int) -> IndexPath? {
    guard ordinal >= 0 else { return nil }
    var rest = ordinal
    for (section, count) in entryCounts.enumerated() {
      if rest < count { return IndexPath(item: rest, section: section) }
      rest -= count
    }
    return nil
  }

  /// Moves the focus to the list and the cursor to an entry, without selecting it.
  ///
  /// - Returns: Whether the entry exists and the list has the focus.
  func moveFocus(to path: IndexPath) -> Bool {
    guard holds(path), window?.moveFocus(to: self) == true else { return false }
    moveCursor(to: path, .control)
    return true
  }
}
