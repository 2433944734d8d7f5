/// A mapping of sections and items between the states before and after a batch of updates.
///
/// Each lookup takes logarithmic time in the number of changes, whatever the number of items.
struct BatchMapping: Sendable {
  private let sections: SlotMapping
  private let items: [Int: SlotMapping]
  private let movedFrom: [IndexPath: IndexPath]
  private let movedTo: [IndexPath: IndexPath]
  private let reloadedSections: Set<Int>
  private let oldCounts: [Int]
  private let newCounts: [Int]

  /// Creates the mapping for changes, given the number of items in each section before and after.
  ///
  /// Throws if the changes do not account for the difference.
  init(
    _ changes: BatchChanges, from oldCounts: [Int], to newCounts: [Int], names: BatchNames
  ) throws(BatchInconsistency) {
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    reloadedSections = changes.reloadedSections
    sections = SlotMapping(
      removed: changes.deletedSections.union(changes.movedSections.map(\.from)),
      placed: changes.insertedSections.union(changes.movedSections.map(\.to)),
      moved: changes.movedSections.map { ($0.from, $0.to) })
    movedFrom = Dictionary(changes.movedItems.map { ($0.from, $0.to) }) { first, _ in first }
    movedTo = Dictionary(changes.movedItems.map { ($0.to, $0.from) }) { first, _ in first }
    try BatchMapping.check(changes, oldCounts, newCounts, names)
    let removed = Dictionary(
      grouping: changes.deletedItems.union(changes.movedItems.map(\.from)), by: \.section)
    let placed = Dictionary(
      grouping: changes.insertedItems.union(changes.movedItems.map(\.to)), by: \.section)
    var items: [Int: SlotMapping] = [:]
    for section in oldCounts.indices {
      guard let new = sections.new(section) else { continue }
      let slots = SlotMapping(
        removed: Set(removed[section, default: []].map(\.item)),
        placed: Set(placed[new, default: []].map(\.item)), moved: [])
      if !slots.isIdentity { items[section] = slots }
      let expected = oldCounts[section] - slots.removedCount + slots.placedCount
      guard !reloadedSections.contains(section), expected != newCounts[new] else { continue }
      throw names.wrongCount(
        section: new, before: oldCounts[section], after: newCounts[new], slots: slots,
        moves: changes.movedItems.filter { $0.from.section == section }.count,
        arrivals: changes.movedItems.filter { $0.to.section == new }.count)
    }
    self.items = items
  }

  /// Returns the old index of a new section; nil if it was inserted.
  func oldSection(of section: Int) -> Int? { sections.old(section) }

  /// Returns the section's index after the batch; nil if it was deleted.
  func newSection(of section: Int) -> Int? { sections.new(section) }

  /// Returns the new index path of an old item.
  ///
  /// The result is nil if the item was deleted, or its section deleted or reloaded.
  func newPath(of path: IndexPath) -> IndexPath? {
    if let goal = movedFrom[path] { return goal }
    return reloadedSections.contains(path.section) ? nil : followed(path)
  }

  /// Returns the new index path of an old item, which a reloaded section keeps if it is not shorter.
  ///
  /// The result is nil if the item or its section was deleted.
  func followed(_ path: IndexPath) -> IndexPath? {
    if let goal = movedFrom[path] { return goal }
    guard let section = sections.new(path.section) else { return nil }
    let item = items[path.section].map { $0.new(path.item) } ?? path.item
    return item.flatMap { $0 < newCounts[section] ? IndexPath(item: $0, section: section) : nil }
  }

  /// Returns the old index path of a new item.
  ///
  /// The result is nil if the item was inserted, or its section inserted or reloaded.
  func oldPath(of path: IndexPath) -> IndexPath? {
    if let origin = movedTo[path] { return origin }
    guard let section = sections.old(path.section), !reloadedSections.contains(section) else {
      return nil
    }
    guard let slots = items[section] else { return IndexPath(item: path.item, section: section) }
    return slots.old(path.item).map { IndexPath(item: $0, section: section) }
  }

  /// Returns whether an old section still exists and was not reloaded, so that its items carry
  /// over.
  func keepsItems(ofOldSection section: Int) -> Bool {
    sections.new(section) != nil && !reloadedSections.contains(section)
  }

  /// Returns the items that leave a section and those that enter it.
  ///
  /// - Returns: The old positions of items that leave, from last to first, and the new positions of
  ///   items that enter, from first to last.
  func itemChanges(inOldSection section: Int) -> (removed: [Int], placed: [Int]) {
    guard let slots = items[section] else { return ([], []) }
    return (slots.removed.reversed(), slots.placed)
  }

  private static func check(
    _ changes: BatchChanges, _ oldCounts: [Int], _ newCounts: [Int], _ names: BatchNames
  ) throws(BatchInconsistency) {
    let removed = changes.deletedSections.count + changes.movedSections.count
    let placed = changes.insertedSections.count + changes.movedSections.count
    guard oldCounts.count - removed + placed == newCounts.count else {
      throw names.wrongSectionCount(
        before: oldCounts.count, after: newCounts.count, inserted: changes.insertedSections.count,
        deleted: changes.deletedSections.count)
    }
    let old = changes.deletedItems.union(changes.reloadedItems)
      .union(changes.reconfiguredItems).union(changes.movedItems.map(\.from))
    for path in old where !BatchMapping.holds(path, oldCounts) {
      throw names.missing(path, "before")
    }
    for path in changes.insertedItems.union(changes.movedItems.map(\.to))
    where !BatchMapping.holds(path, newCounts) {
      throw names.missing(path, "after")
    }
    for section in changes.deletedSections.union(changes.reloadedSections)
    where !oldCounts.indices.contains(section) {
      throw names.missing(section, "before")
    }
    for section in changes.insertedSections where !newCounts.indices.contains(section) {
      throw names.missing(section, "after")
    }
  }

  private static func holds(_ path: IndexPath, _ counts: [Int]) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }
}
