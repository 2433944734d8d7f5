import TestSupport
import Testing

@testable import Containers

@Suite("Section snapshots")
struct SectionSnapshotTests {
  typealias Snapshot = DiffableDataSourceSectionSnapshot<Int>

  /// Two roots, of which the first has two items beneath it, and the first of these one.
  private func sample() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.append([1, 2])
    snapshot.append([10, 11], to: 1)
    snapshot.append([100], to: 10)
    return snapshot
  }

  @Test("F1107: Items are collapsed at first, and those beneath them have no cell until expanded")
  func collapsedAtFirst() {
    var snapshot = sample()
    #expect(snapshot.items == [1, 10, 100, 11, 2])
    #expect(snapshot.visibleItems == [1, 2])
    snapshot.expand([1])
    #expect(snapshot.visibleItems == [1, 10, 11, 2])
    snapshot.expand([10])
    #expect(snapshot.visibleItems == [1, 10, 100, 11, 2])
    #expect(snapshot.expandedItems == [1, 10])
    snapshot.collapse([1])
    #expect(snapshot.visibleItems == [1, 2])
  }

  @Test("F1107: What was expanded beneath a collapsed item is expanded again with it")
  func nestedExpansion() {
    var snapshot = sample()
    snapshot.expand([1, 10])
    snapshot.collapse([1])
    #expect(snapshot.isExpanded(10))
    #expect(!snapshot.isVisible(100))
    snapshot.expand([1])
    #expect(snapshot.isVisible(100))
  }

  @Test("F1107: A section snapshot answers for levels, parents and places")
  func questions() {
    let snapshot = sample()
    #expect(snapshot.rootItems == [1, 2])
    #expect(snapshot.level(of: 1) == 0)
    #expect(snapshot.level(of: 100) == 2)
    #expect(snapshot.parent(of: 100) == 10)
    #expect(snapshot.parent(of: 2) == nil)
    #expect(snapshot.index(of: 11) == 3)
    #expect(snapshot.index(of: 5) == nil)
    #expect(snapshot.contains(100))
    #expect(!snapshot.contains(5))
  }

  @Test("F1107: Items are inserted before and after others, beneath the same one")
  func insertion() {
    var snapshot = sample()
    snapshot.insert([3], before: 1)
    snapshot.insert([4, 5], after: 1)
    snapshot.insert([12], before: 10)
    snapshot.insert([13], after: 10)
    #expect(snapshot.items == [3, 1, 12, 10, 100, 13, 11, 4, 5, 2])
    #expect(snapshot.parent(of: 13) == 1)
  }

  @Test("F1107: Deleting an item deletes what is beneath it, and unknown ones are ignored")
  func deletion() {
    var snapshot = sample()
    snapshot.delete([10, 77])
    #expect(snapshot.items == [1, 11, 2])
    snapshot.append([10])
    #expect(!snapshot.isExpanded(10))
    snapshot.deleteAll()
    #expect(snapshot.items.isEmpty)
  }

  @Test("F1107: A part of an outline can be taken out, put in elsewhere, and replaced")
  func parts() {
    var snapshot = sample()
    snapshot.expand([10])
    let part = snapshot.snapshot(of: 1)
    #expect(part.items == [10, 100, 11])
    #expect(part.rootItems == [10, 11])
    #expect(part.isExpanded(10))
    #expect(snapshot.snapshot(of: 10, includingParent: true).items == [10, 100])

    var other = Snapshot()
    other.append([7, 8])
    other.insert(part, before: 8)
    #expect(other.items == [7, 10, 100, 11, 8])
    var third = Snapshot()
    third.append([9])
    other.insert(third, after: 10)
    #expect(other.items == [7, 10, 100, 9, 11, 8])

    snapshot.replace(childrenOf: 1, using: third)
    #expect(snapshot.items == [1, 9, 2])
    #expect(snapshot.level(of: 9) == 1)
  }

  @Test("F1107: An outline describes itself with a line for each item")
  func description() {
    var snapshot = sample()
    snapshot.expand([1])
    #expect(snapshot.visualDescription() == "- 1\n  + 10\n    * 100\n  * 11\n* 2")
  }

  @Test("F1107: An outline as deep as it is long is walked without trouble")
  func depth() {
    var snapshot = Snapshot()
    snapshot.append([0])
    for item in 1..<20_000 { snapshot.append([item], to: item - 1) }
    snapshot.expand(Array(0..<20_000))
    #expect(snapshot.visibleItems.count == 20_000)
    #expect(snapshot.level(of: 19_999) == 19_999)
    snapshot.delete([0])
    #expect(snapshot.items.isEmpty)
  }

  @Test("F1107: An item that is in the section snapshot already, or not at all, traps by its name")
  func misuse() async {
    let twice = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = DiffableDataSourceSectionSnapshot<String>()
      snapshot.append(["Lemvig"])
      snapshot.append(["Lemvig"])
    }
    #expect(twice.standardError.contains("The item Lemvig is already in the section snapshot"))
    let unknown = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let snapshot = DiffableDataSourceSectionSnapshot<String>()
      _ = snapshot.level(of: "Taupo")
    }
    #expect(unknown.standardError.contains("The item Taupo is not in the section snapshot"))
  }

  @Test("F1107: Random changes keep an outline in agreement with a list of levels")
  func law() {
    var random = SeededGenerator(seed: 1107)
    for _ in 0..<60 {
      var (snapshot, model, next) = (Snapshot(), OutlineModel(), 0)
      for _ in 0..<40 {
        let fresh = [next, next + 1]
        let known = model.items.randomElement(using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          snapshot.append(fresh)
          model.insert(fresh, at: model.rows.count, level: 0)
        case 1, 2:
          guard let known else { continue }
          snapshot.append(fresh, to: known)
          model.insert(fresh, at: model.end(of: known), level: model.level(of: known) + 1)
        case 3:
          guard let known else { continue }
          snapshot.insert(fresh, before: known)
          model.insert(fresh, at: model.start(of: known), level: model.level(of: known))
        case 4:
          guard let known else { continue }
          snapshot.insert(fresh, after: known)
          model.insert(fresh, at: model.end(of: known), level: model.level(of: known))
        case 5:
          guard let known else { continue }
          snapshot.delete([known])
          model.rows.removeSubrange(model.start(of: known)..<model.end(of: known))
        default:
          guard let known else { continue }
          let expands = Bool.random(using: &random)
          if expands { snapshot.expand([known]) } else { snapshot.collapse([known]) }
          model.rows[model.start(of: known)].isExpanded = expands
        }
        next += 2
        #expect(snapshot.items == model.items)
        #expect(snapshot.visibleItems == model.visibleItems)
        for row in model.rows { #expect(snapshot.level(of: row.item) == row.level) }
      }
    }
  }
}

/// An outline as a list of items with levels.
private struct OutlineModel {
  var rows: [(item: Int, level: Int, isExpanded: Bool)] = []
  var items: [Int] { rows.map(\.item) }

  func start(of item: Int) -> Int { rows.firstIndex { $0.item == item } ?? 0 }

  func level(of item: Int) -> Int { rows[start(of: item)].level }

  /// Returns the index after an item and what is beneath it.
  func end(of item: Int) -> Int {
    let start = start(of: item)
    let level = rows[start].level
    return rows.indices.dropFirst(start + 1).first { rows[$0].level <= level } ?? rows.count
  }

  mutating func insert(_ items: [Int], at place: Int, level: Int) {
    rows.insert(contentsOf: items.map { ($0, level, false) }, at: place)
  }

  var visibleItems: [Int] {
    var hiddenBelow: Int?
    var result: [Int] = []
    for row in rows {
      if let level = hiddenBelow, row.level > level { continue }
      hiddenBelow = row.isExpanded ? nil : row.level
      result.append(row.item)
    }
    return result
  }
}
