extension DiffableDataSourceSnapshot {
  /// Returns the item at an index path; nil if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    let items = itemIdentifiers(inSection: sectionIdentifiers[path.section])
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// Returns the index path of an item; nil if it is not in the snapshot.
  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: identifier),
      let index = indexOfSection(section),
      let item = itemIdentifiers(inSection: section).firstIndex(of: identifier)
    else { return nil }
    return IndexPath(item: item, section: index)
  }

  /// Returns the changes from another snapshot to this one, with the fewest possible moves.
  func changes(from old: DiffableDataSourceSnapshot) -> BatchChanges {
    var changes = BatchChanges()
    let oldSections = Self.places(of: old.sectionIdentifiers)
    let newSections = Self.places(of: sectionIdentifiers)
    for (section, place) in oldSections where newSections[section] == nil {
      changes.deletedSections.insert(place)
    }
    for (section, place) in newSections where oldSections[section] == nil {
      changes.insertedSections.insert(place)
    }
    let kept = sectionIdentifiers.compactMap { oldSections[$0] }
    let inOrder = LongestRun.rising(kept)
    for section in sectionIdentifiers {
      guard let from = oldSections[section], let to = newSections[section],
        !inOrder.contains(from)
      else { continue }
      changes.movedSections.append(BatchChanges.Move(from: from, to: to))
    }
    let (oldPaths, newPaths) = (old.paths, paths)
    addItems(&changes, from: old, oldPaths, newPaths)
    for item in reloadedItemIdentifiers {
      if let path = oldPaths[item], newPaths[item] != nil { changes.reloadedItems.insert(path) }
    }
    for item in reconfiguredItemIdentifiers {
      if let path = oldPaths[item], newPaths[item] != nil {
        changes.reconfiguredItems.insert(path)
      }
    }
    for section in reloadedSectionIdentifiers {
      if let place = oldSections[section] { changes.reloadedSections.insert(place) }
    }
    return changes
  }

  /// Adds the changes of items, given those of sections.
  private func addItems(
    _ changes: inout BatchChanges, from old: DiffableDataSourceSnapshot,
    _ oldPaths: [ItemIdentifierType: IndexPath], _ newPaths: [ItemIdentifierType: IndexPath]
  ) {
    for (item, path) in oldPaths
    where newPaths[item] == nil && !changes.deletedSections.contains(path.section) {
      changes.deletedItems.insert(path)
    }
    for (place, section) in sectionIdentifiers.enumerated()
    where !changes.insertedSections.contains(place) {
      let items = itemIdentifiers(inSection: section)
      let stayed = items.compactMap { item in
        old.sectionIdentifier(containingItem: item) == section ? oldPaths[item]?.item : nil
      }
      let inOrder = LongestRun.rising(stayed)
      for (index, item) in items.enumerated() {
        let goal = IndexPath(item: index, section: place)
        guard let origin = oldPaths[item] else {
          changes.insertedItems.insert(goal)
          continue
        }
        let isHere = old.sectionIdentifier(containingItem: item) == section
        if isHere, inOrder.contains(origin.item) { continue }
        if changes.deletedSections.contains(origin.section) {
          // Moving an item out of a deleted section is impossible, so it is inserted instead.
          changes.insertedItems.insert(goal)
        } else {
          changes.movedItems.append(BatchChanges.Move(from: origin, to: goal))
        }
      }
    }
    // An item that moves into an inserted section is deleted from its old one.
    for (item, path) in oldPaths {
      guard let goal = newPaths[item], changes.insertedSections.contains(goal.section),
        !changes.deletedSections.contains(path.section)
      else { continue }
      changes.deletedItems.insert(path)
    }
  }

  private var paths: [ItemIdentifierType: IndexPath] {
    var result: [ItemIdentifierType: IndexPath] = [:]
    result.reserveCapacity(numberOfItems)
    for (place, section) in sectionIdentifiers.enumerated() {
      for (index, item) in itemIdentifiers(inSection: section).enumerated() {
        result[item] = IndexPath(item: index, section: place)
      }
    }
    return result
  }

  private static func places<Element: Hashable>(of elements: [Element]) -> [Element: Int] {
    Dictionary(uniqueKeysWithValues: elements.enumerated().map { ($0.element, $0.offset) })
  }
}

/// The longest increasing subsequence of a list of numbers, by patience sorting.
enum LongestRun {
  /// Returns the numbers in the longest increasing subsequence; all numbers must be distinct.
  static func rising(_ numbers: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: Set<Int> = []
    var index = tails.last ?? -1
    while index >= 0 {
      result.insert(numbers[index])
      index = previous[index]
    }
    return result
  }
}
