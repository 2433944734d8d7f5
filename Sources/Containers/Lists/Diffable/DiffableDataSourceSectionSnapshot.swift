/// The items of one section as an outline, in which items may have others beneath them.
///
/// An item is collapsed until it is expanded; what is beneath a collapsed item has no cell.
///
/// ```swift
/// var outline = DiffableDataSourceSectionSnapshot<String>()
/// outline.append(["Denmark", "New Zealand"])
/// outline.append(["Lemvig", "Odense"], to: "Denmark")
/// outline.expand(["Denmark"])
/// dataSource.apply(outline, to: "Countries")
/// ```
public struct DiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  /// The items beneath no other one, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var all: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  /// All items, each before those beneath it.
  public var items: [ItemIdentifierType] { walk { _ in true } }

  /// The items that are expanded, whether visible or not.
  public var expandedItems: [ItemIdentifierType] { items.filter(expanded.contains) }

  /// The items that have cells: those beneath expanded items only, each before those beneath it.
  public var visibleItems: [ItemIdentifierType] { walk(into: expanded.contains) }

  /// Returns whether an item is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { all.contains(item) }

  /// Returns whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    check(item)
    return expanded.contains(item)
  }

  /// Returns whether all items above an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    check(item)
    var above = parents[item]
    while let current = above {
      guard expanded.contains(current) else { return false }
      above = parents[current]
    }
    return true
  }

  /// Returns the number of items above an item.
  public func level(of item: ItemIdentifierType) -> Int {
    check(item)
    var level = 0
    var above = parents[item]
    while let current = above {
      level += 1
      above = parents[current]
    }
    return level
  }

  /// Returns the index of an item among ``items``; nil if it is not in the snapshot.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// Returns the item above an item; nil for a root item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    check(child)
    return parents[child]
  }

  /// Returns a snapshot of what is beneath an item, whose root items are those directly beneath it.
  ///
  /// - Parameter includingParent: Whether the item itself is the one root item instead.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> DiffableDataSourceSectionSnapshot {
    check(parent)
    var result = DiffableDataSourceSectionSnapshot()
    result.graft(includingParent ? [parent] : children[parent] ?? [], of: self, at: 0, beneath: nil)
    return result
  }

  /// Appends items beneath an item, or as root items if it is nil.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    if let parent { check(parent) }
    insert(items, at: siblings(beneath: parent).count, beneath: parent)
  }

  /// Inserts items before an item, beneath the same one.
  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) {
    insert(items, at: place(of: beforeIdentifier), beneath: parents[beforeIdentifier])
  }

  /// Inserts items after an item and what is beneath it, beneath the same one.
  public mutating func insert(
    _ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType
  ) {
    insert(items, at: place(of: afterIdentifier) + 1, beneath: parents[afterIdentifier])
  }

  /// Inserts the outline of another snapshot before an item, beneath the same one.
  public mutating func insert(
    _ snapshot: DiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) {
    graft(snapshot.rootItems, of: snapshot, at: place(of: item), beneath: parents[item])
  }

  /// Inserts the outline of another snapshot after an item and what is beneath it.
  public mutating func insert(
    _ snapshot: DiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) {
    graft(snapshot.rootItems, of: snapshot, at: place(of: item) + 1, beneath: parents[item])
  }

  /// Replaces what is beneath an item by the outline of another snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: DiffableDataSourceSectionSnapshot
  ) {
    check(parent)
    delete(children[parent] ?? [])
    graft(snapshot.rootItems, of: snapshot, at: 0, beneath: parent)
  }

  /// Deletes items and what is beneath them, ignoring those that are not in the snapshot.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(items).intersection(all)
    for parent in Set(gone.map { parents[$0] }) {
      setSiblings(siblings(beneath: parent).filter { !gone.contains($0) }, beneath: parent)
    }
    for item in walk(from: Array(gone), into: { _ in true }) {
      all.remove(item)
      expanded.remove(item)
      parents[item] = nil
      children[item] = nil
    }
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = DiffableDataSourceSectionSnapshot() }

  /// Shows what is directly beneath items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    items.forEach(check)
    expanded.formUnion(items)
  }

  /// Hides what is beneath items; what was expanded there stays so.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    items.forEach(check)
    expanded.subtract(items)
  }

  /// Returns the outline as text, with a line for each item.
  ///
  /// Items are indented by their level. A plus precedes what is collapsed, a minus what is expanded, and
  /// an asterisk what has nothing beneath it.
  public func visualDescription() -> String {
    items.map { item in
      let sign = !hasChildren(item) ? "*" : expanded.contains(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
    }.joined(separator: "\n")
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// Returns whether there is anything beneath an item.
  func hasChildren(_ item: ItemIdentifierType) -> Bool { children[item]?.isEmpty == false }

  /// Inserts the outline of another snapshot after an item as it is seen: beneath that one if it is
  /// expanded, and at the start if it is nil.
  mutating func place(
    _ moved: DiffableDataSourceSectionSnapshot, behind other: ItemIdentifierType?
  ) {
    guard let other else { return graft(moved.rootItems, of: moved, at: 0, beneath: nil) }
    if hasChildren(other), expanded.contains(other) {
      graft(moved.rootItems, of: moved, at: 0, beneath: other)
    } else {
      insert(moved, after: other)
    }
  }

  /// Returns items and those beneath them, without those beneath items that are not entered.
  private func walk(
    from start: [ItemIdentifierType]? = nil, into enters: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    // A stack of our own, because an outline may be deeper than the stack of calls.
    var next = Array((start ?? rootItems).reversed())
    while let item = next.popLast() {
      result.append(item)
      if let below = children[item], enters(item) { next += below.reversed() }
    }
    return result
  }

  private func siblings(beneath parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { children[$0] ?? [] } ?? rootItems
  }

  private mutating func setSiblings(
    _ items: [ItemIdentifierType], beneath parent: ItemIdentifierType?
  ) {
    if let parent { children[parent] = items } else { rootItems = items }
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at place: Int, beneath parent: ItemIdentifierType?
  ) {
    for item in items {
      guard all.insert(item).inserted else {
        misuse("The item \(item) is already in the section snapshot: identifiers must be unique.")
      }
      parents[item] = parent
    }
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: place)
    } else {
      rootItems.insert(contentsOf: items, at: place)
    }
  }

  /// Inserts items of another snapshot with what is beneath them, expanded as there.
  private mutating func graft(
    _ items: [ItemIdentifierType], of other: DiffableDataSourceSectionSnapshot, at place: Int,
    beneath parent: ItemIdentifierType?
  ) {
    insert(items, at: place, beneath: parent)
    for item in other.walk(from: items, into: { _ in true }) {
      if let below = other.children[item] { insert(below, at: 0, beneath: item) }
      if other.expanded.contains(item) { expanded.insert(item) }
    }
  }

  private func place(of item: ItemIdentifierType) -> Int {
    check(item)
    return siblings(beneath: parents[item]).firstIndex(of: item) ?? 0
  }

  private func check(_ item: ItemIdentifierType) {
    guard contains(item) else {
      misuse("The item \(item) is not in the section snapshot: append or insert it first.")
    }
  }
}
