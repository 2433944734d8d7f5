extension EntryList {
  /// The number of entries, including those that are not visible.
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

extension EntryList where Self: ScrollView {
  /// Scrolls to where an entry is, and again where it is found to be once those that come into sight
  /// with it are measured.
  ///
  /// - Parameter target: Returns the offset at which the entry is in its place; nil if it is gone.
  func scroll(animated: Bool, to target: @escaping (Self) -> Point?) {
    guard let first = target(self) else { return }
    setContentOffset(first, animated: animated)
    guard phase == .animating else { return settle(at: target) }
    whenAnimated = { [weak self] tellOfEnd in
      self?.settle(at: target)
      tellOfEnd()
    }
  }

  private func settle(at target: (Self) -> Point?) {
    // Each round measures entries that no other has, so few are needed.
    for _ in 0..<32 {
      layoutIfNeeded()
      guard phase != .animating, let offset = target(self), offset != contentOffset else { return }
      setContentOffset(offset, animated: false)
    }
  }
}
