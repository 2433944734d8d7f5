/// The sections and items that a table or a collection shows, each known by an identifier of its own.
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
  /// The sections in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var home: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items whose cells are to be made anew although they are the same.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are to be filled again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are to be made anew although they are the same.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Makes an empty snapshot.
  public init() {}

  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// How many items there are in all sections.
  public var numberOfItems: Int { home.count }

  /// Every item, section by section.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// Returns how many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let found = items[identifier] else { misuse(missing(section: identifier)) }
    return found
  }

  /// Returns the section that holds an item; nil where there is none.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { home[identifier] }

  /// Returns the place of an item among all; nil where there is none.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = home[identifier] else { return nil }
    var start = 0
    for other in sectionIdentifiers {
      if other == section { break }
      start += items[other]?.count ?? 0
    }
    return items[section]?.firstIndex(of: identifier).map { start + $0 }
  }

  /// Returns the place of a section; nil where there is none.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  /// Adds sections after the last.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sectionIdentifiers.count)
  }

  /// Adds sections before one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection other: SectionIdentifierType
  ) {
    insertSections(identifiers, at: place(ofSection: other))
  }

  /// Adds sections after one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection other: SectionIdentifierType
  ) {
    insertSections(identifiers, at: place(ofSection: other) + 1)
  }

  /// Takes sections away, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll(where: gone.contains)
    for identifier in gone {
      for item in items.removeValue(forKey: identifier) ?? [] { home[item] = nil }
    }
  }

  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection other: SectionIdentifierType
  ) {
    sectionIdentifiers.remove(at: place(ofSection: identifier))
    sectionIdentifiers.insert(identifier, at: place(ofSection: other))
  }

  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection other: SectionIdentifierType
  ) {
    sectionIdentifiers.remove(at: place(ofSection: identifier))
    sectionIdentifiers.insert(identifier, at: place(ofSection: other) + 1)
  }

  /// Notes that sections are to be made anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where items[identifier] == nil {
      misuse(missing(section: identifier))
    }
    reloadedSectionIdentifiers += identifiers
  }

  /// Adds items at the end of a section; of the last one where none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    guard let section = section ?? sectionIdentifiers.last else {
      misuse("There is no section to append items to: append one first.")
    }
    guard let count = items[section]?.count else { misuse(missing(section: section)) }
    insert(identifiers, into: section, at: count)
  }

  /// Adds items before one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem other: ItemIdentifierType
  ) {
    let (section, place) = place(ofItem: other)
    insert(identifiers, into: section, at: place)
  }

  /// Adds items after one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem other: ItemIdentifierType
  ) {
    let (section, place) = place(ofItem: other)
    insert(identifiers, into: section, at: place + 1)
  }

  /// Takes items away; those that are not there are left out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { home[$0] }) {
      items[section]?.removeAll(where: gone.contains)
    }
    for identifier in gone { home[identifier] = nil }
  }

  /// Takes every section and item away.
  public mutating func deleteAllItems() { self = DiffableDataSourceSnapshot() }

  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType
  ) {
    _ = place(ofItem: identifier)
    deleteItems([identifier])
    insertItems([identifier], beforeItem: other)
  }

  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType
  ) {
    _ = place(ofItem: identifier)
    deleteItems([identifier])
    insertItems([identifier], afterItem: other)
  }

  /// Notes that the cells of items are to be made anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = place(ofItem: identifier) }
    reloadedItemIdentifiers += identifiers
  }

  /// Notes that the cells of items are to be filled again: cheaper than to make them anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = place(ofItem: identifier) }
    reconfiguredItemIdentifiers += identifiers
  }

  /// The same sections and items with nothing to be made anew.
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
        misuse("The section \(identifier) is in the snapshot already: identifiers are unique.")
      }
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: place)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at place: Int
  ) {
    for identifier in identifiers {
      guard home.updateValue(section, forKey: identifier) == nil else {
        misuse("The item \(identifier) is in the snapshot already: identifiers are unique.")
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
