@testable import Containers
import TestSupport
import Testing

struct SnapshotTests {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>
  static let names = BatchNames(item: "row", owner: "the table")

  @Test("The difference between two random snapshots transforms one into the other")
  func law() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      let (old, new) = (Self.random(&random), Self.random(&random))
      let changes = new.changes(from: old)
      let mapping = try BatchMapping(
        changes, from: Self.counts(old), to: Self.counts(new), names: Self.names)
      for (section, identifier) in new.sectionIdentifiers.enumerated() {
        for (index, item) in new.itemIdentifiers(inSection: identifier).enumerated() {
          let path = IndexPath(item: index, section: section)
          guard let before = mapping.oldPath(of: path) else { continue }
          #expect(old.item(at: before) == item)
          #expect(mapping.newPath(of: before) == path)
        }
      }
      for item in old.itemIdentifiers {
        guard let path = old.path(of: item), let after = mapping.newPath(of: path) else { continue }
        #expect(new.item(at: after) == item)
      }
    }
  }

  @Test("Items that only change position are moved, with the minimum number of moves")
  func moves() {
    var old = Snapshot()
    old.appendSections([0])
    old.appendItems([1, 2, 3, 4, 5])
    var new = old
    new.moveItem(1, afterItem: 5)
    let changes = new.changes(from: old)
    #expect(
      changes.movedItems == [
        BatchChanges.Move(
          from: IndexPath(item: 0, section: 0), to: IndexPath(item: 4, section: 0))
      ])
    #expect(changes.deletedItems.isEmpty)
    #expect(changes.insertedItems.isEmpty)
  }

  @Test("A snapshot returns the positions of its items and sections")
  func questions() {
    var snapshot = Snapshot()
    snapshot.appendSections([10, 20])
    snapshot.appendItems([1, 2], toSection: 10)
    snapshot.appendItems([3])
    snapshot.insertItems([4], beforeItem: 3)
    snapshot.insertSections([15], afterSection: 10)
    snapshot.moveSection(20, beforeSection: 10)
    #expect(snapshot.sectionIdentifiers == [20, 10, 15])
    #expect(snapshot.itemIdentifiers == [4, 3, 1, 2])
    #expect(snapshot.indexOfItem(1) == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == 20)
    snapshot.deleteSections([20])
    #expect(snapshot.numberOfItems == 2)
    #expect(snapshot.indexOfItem(3) == nil)
    snapshot.deleteItems([1])
    #expect(snapshot.numberOfItems(inSection: 10) == 1)
  }

  @Test("A duplicate item is a trap that names it")
  func twice() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems([7, 7])
    }
    let message = result.standardError
    #expect(message.contains("item 7"))
  }

  @Test("Indices are mapped as in a list with removals and insertions")
  func slots() {
    let mapping = SlotMapping(removed: [1, 4], placed: [0, 3], moved: [])
    // 0 1 2 3 4 5 without 1 and 4 is 0 2 3 5. With two insertions it is + 0 2 + 3 5.
    #expect((0..<6).map { mapping.new($0) } == [1, nil, 2, 4, nil, 5])
    #expect((0..<6).map { mapping.old($0) } == [nil, 0, 2, nil, 3, 5])
  }

  private static func counts(_ snapshot: Snapshot) -> [Int] {
    snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
  }

  private static func random(_ random: inout SeededGenerator) -> Snapshot {
    var snapshot = Snapshot()
    var items = Array(0..<12).shuffled(using: &random)
    for section in Array(0..<4).shuffled(using: &random).prefix(
      Int.random(in: 1...4, using: &random))
    {
      snapshot.appendSections([section])
      let count = min(items.count, Int.random(in: 0...5, using: &random))
      snapshot.appendItems(Array(items.prefix(count)), toSection: section)
      items.removeFirst(count)
    }
    return snapshot
  }

  @Test("Items and sections are inserted and moved before or after others")
  func places() {
    var snapshot = Snapshot()
    snapshot.appendSections([1, 2])
    snapshot.appendItems([10, 13], toSection: 1)
    snapshot.insertItems([11, 12], afterItem: 10)
    snapshot.insertSections([3, 4], beforeSection: 2)
    #expect(snapshot.itemIdentifiers == [10, 11, 12, 13])
    #expect(snapshot.sectionIdentifiers == [1, 3, 4, 2])
    snapshot.moveSection(1, afterSection: 4)
    #expect(snapshot.sectionIdentifiers == [3, 4, 1, 2])
    #expect(snapshot.itemIdentifiers(inSection: 1) == [10, 11, 12, 13])
  }
}
