extension EntryList {
  /// How many entries there are, those out of sight included.
  var entryCount: Int { entryCounts.reduce(0, +) }

  /// Returns the place of an entry among all, from 0.
  func ordinal(of path: IndexPath) -> Int {
    entryCounts.prefix(path.section).reduce(path.item, +)
  }

  /// Returns the entry at a place among all, from 0; nil where there is none.
  func entry(at ordinal: Int) -> IndexPath? {
    guard ordinal >= 0 else { return nil }
    var rest = ordinal
    for (section, count) in entryCounts.enumerated() {
      if rest < count { return IndexPath(item: rest, section: section) }
      rest -= count
    }
    return nil
  }

  /// Gives the list the focus and moves the keyboard's place to an entry, without selecting it.
  ///
  /// - Returns: Whether the entry is there and the list has the focus.
  func moveFocus(to path: IndexPath) -> Bool {
    guard holds(path), window?.moveFocus(to: self) == true else { return false }
    moveCursor(to: path, .control)
    return true
  }
}
