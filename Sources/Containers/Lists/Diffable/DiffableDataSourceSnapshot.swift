/// The sections and items that a table or collection view shows, each with a unique identifier.
///
/// ```swift
/// var snapshot = DiffableDataSourceSnapshot<String, City>()
/// snapshot.appendSections(["Denmark"])
/// snapshot.appendItems(danishCities)
/// dataSource.apply(snapshot)
/// ```
public struct DiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The identifiers of all sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var home: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items whose cells to replace, although their identifiers are unchanged.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose existing cells to configure again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections to reload, although their identifiers are unchanged.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The number of items in all sections.
  public var numberOfItems: Int { home.count }

  /// The identifiers of all items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the identifiers of the items in a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let found = items[identifier] else { misuse(missing(section: identifier)) }
    return found
  }

  /// Returns the section that contains an item; nil if there is none.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { home[identifier] }

  /// Returns the index of an item among all items; nil if it is not in the snapshot.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = home[identifier] else { return nil }
    var start = 0
    for other in sectionIdentifiers {
      if other == section { break }
      start += items[other]?.count ?? 0
    }
    return items[section]?.firstIndex(of: identifier).map { start + $0 }
  }

  /// Returns the index of a section; nil if it is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts sections before another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection other: SectionIdentifierType
  ) {
    insertSections(identifiers, at: place(ofSection: other))
  }

  /// Inserts sections after another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection other: SectionIdentifierType
  ) {
    insertSections(identifiers, at: place(ofSection: other) + 1)
  }

  /// Deletes sections and their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll(where: gone.contains)
    for identifier in gone {
      for item in items.removeValue(forKey: identifier) ?? [] { home[item] = nil }
    }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection other: SectionIdentifierType
  ) {
    sectionIdentifiers.remove(at: place(ofSection: identifier))
    sectionIdentifiers.insert(identifier, at: place(ofSection: other))
  }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection other: SectionIdentifierType
  ) {
    sectionIdentifiers.remove(at: place(ofSection: identifier))
    sectionIdentifiers.insert(identifier, at: place(ofSection: other) + 1)
  }

  /// Marks sections to be reloaded.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where items[identifier] == nil {
      misuse(missing(section: identifier))
    }
    reloadedSectionIdentifiers += identifiers
  }

  /// Appends items to a section, or to the last one if nil.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    guard let section = section ?? sectionIdentifiers.last else {
      misuse("There is no section to append items to: append one first.")
    }
    guard let count = items[section]?.count else { misuse(missing(section: section)) }
    insert(identifiers, into: section, at: count)
  }

  /// Inserts items before another item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem other: ItemIdentifierType
  ) {
    let (section, place) = place(ofItem: other)
    insert(identifiers, into: section, at: place)
  }

  /// Inserts items after another item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem other: ItemIdentifierType
  ) {
    let (section, place) = place(ofItem: other)
    insert(identifiers, into: section, at: place + 1)
  }

  /// Deletes items, ignoring those that are not in the snapshot.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { home[$0] }) {
      items[section]?.removeAll(where: gone.contains)
    }
    for identifier in gone { home[identifier] = nil }
  }

  /// Deletes all sections and items.
  public mutating func deleteAllItems() { self = DiffableDataSourceSnapshot() }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType
  ) {
    _ = place(ofItem: identifier)
    deleteItems([identifier])
    insertItems([identifier], beforeItem: other)
  }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType
  ) {
    _ = place(ofItem: identifier)
    deleteItems([identifier])
    insertItems([identifier], afterItem: other)
  }

  /// Marks items whose cells to replace.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = place(ofItem: identifier) }
    reloadedItemIdentifiers += identifiers
  }

  /// Marks items whose existing cells to configure again, which is cheaper than a reload.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = place(ofItem: identifier) }
    reconfiguredItemIdentifiers += identifiers
  }

  /// The snapshot without the marks for reloads.
  var withoutReloads: DiffableDataSourceSnapshot {
    var result = self
    result.reloadedItemIdentifiers = []
    result.reconfiguredItemIdentifiers = []
    result.reloadedSectionIdentifiers = []
    return result
  }

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at place: Int) {
    for identifier in identifiers {
      guard items.updateValue([], forKey: identifier) == nil else {
        misuse("The section \(identifier) is already in the snapshot: identifiers must be unique.")
      }
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: place)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at place: Int
  ) {
    for identifier in identifiers {
      guard home.updateValue(section, forKey: identifier) == nil else {
        misuse("The item \(identifier) is already in the snapshot: identifiers must be unique.")
      }
    }
    items[section]?.insert(contentsOf: identifiers, at: place)
  }

  private func place(ofSection identifier: SectionIdentifierType) -> Int {
    guard let place = sectionIdentifiers.firstIndex(of: identifier) else {
      misuse(missing(section: identifier))
    }
    return place
  }

  private func place(ofItem identifier: ItemIdentifierType) -> (SectionIdentifierType, Int) {
    guard let section = home[identifier],
      let place = items[section]?.firstIndex(of: identifier)
    else { misuse("The item \(identifier) is not in the snapshot: append or insert it first.") }
    return (section, place)
  }

  private func missing(section: SectionIdentifierType) -> String {
    "The section \(section) is not in the snapshot: append or insert it first."
  }
}
