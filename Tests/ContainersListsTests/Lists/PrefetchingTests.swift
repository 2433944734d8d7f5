import ContainersTesting
import Testing

@testable import Containers

@MainActor
@Suite("Prefetching of rows and items")
struct PrefetchingTests {
  @Test("F1106: Rows within two heights below are asked for, nearest first and once")
  func ahead() {
    let (it, log) = table()
    scroll(it, to: 440)
    #expect(log.take() == ["ask 20…37"])
    scroll(it, to: 484)
    #expect(log.take() == ["ask 38"])
    it.stage.turn()
    #expect(log.take() == [])
  }

  @Test("F1106: Rows are asked for before the first scroll, too")
  func first() {
    let (it, log) = table()
    it.table.setNeedsLayout()
    it.stage.turn()
    #expect(log.take() == ["ask 10…27"])
  }

  @Test("F1106: Turning back calls off the rows below, and asks for those above, nearest first")
  func turning() {
    let (it, log) = table()
    for y in [21_900.0, 22_000] { scroll(it, to: y) }
    _ = log.take()
    scroll(it, to: 21_900)
    #expect(log.take() == ["cancel 510…527", "ask 496…479"])
    scroll(it, to: 21_856)
    #expect(log.take() == ["ask 478"])
    scroll(it, to: 21_900)
    #expect(log.take() == ["cancel 478…495", "ask 507…524"])
  }

  @Test("F1106: Rows that a jump skips are called off, and those that it shows are not")
  func jump() {
    let (it, log) = table()
    scroll(it, to: 440)
    _ = log.take()
    scroll(it, to: 1100)
    #expect(log.take() == ["cancel 20…24", "ask 38…52"])
    scroll(it, to: 22_000)
    #expect(log.take() == ["cancel 35…52", "ask 510…527"])
  }

  @Test("F1106: The end of a bounce is no turning back")
  func bounce() {
    let (it, log) = table()
    for y in [43_000, 43_600, 43_650, 43_620, 43_600.0] { scroll(it, to: y) }
    #expect(log.take().filter { $0.hasPrefix("ask") }.count == 1)
    #expect(!it.table.prefetching.isBackward)
  }

  @Test("F1106: Rows that were asked for are followed through an insertion")
  func insertion() {
    let (it, log) = table()
    scroll(it, to: 440)
    it.rows[0].insert("New", at: 0)
    it.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    it.stage.settle()
    let asked = log.names
    #expect(asked.count >= 18)
    #expect(Set(asked).count == asked.count)
    #expect(log.take() == ["ask 20…37", "cancel 38", "ask 20"])
  }

  @Test("F1106: Turned off, prefetching calls off what it has asked for, and asks no more")
  func disabled() {
    let (it, log) = table()
    scroll(it, to: 440)
    _ = log.take()
    it.table.isPrefetchingEnabled = false
    it.stage.turn()
    #expect(log.take() == ["cancel 20…37"])
    scroll(it, to: 880)
    #expect(log.take() == [])
    it.table.isPrefetchingEnabled = true
    it.stage.turn()
    #expect(log.take() == ["ask 30…47"])
  }

  @Test("F1106: Another data source is asked anew, and the former one hears no more")
  func otherSource() {
    let (it, log) = table()
    scroll(it, to: 440)
    _ = log.take()
    let other = PrefetchLog { _ in "" }
    it.table.prefetchDataSource = other
    scroll(it, to: 484)
    #expect(other.take() == ["ask 21…38"])
    #expect(log.take() == [])
  }

  @Test("F1106: A data source that reloads when it is called off is asked for the new rows")
  func reloading() {
    let (it, log) = table()
    scroll(it, to: 440)
    _ = log.take()
    log.whenCancelled = {
      it.rows = [(0..<200).map { "Other \($0)" }]
      it.table.reloadData()
    }
    scroll(it, to: 1100)
    it.stage.settle()
    #expect(log.take() == ["cancel 20…24", "ask 35…52"])
  }

  @Test("F1106: Items are asked for and called off as rows are")
  func items() {
    let (it, log) = collection { _ in }
    it.collection.setNeedsLayout()
    it.stage.turn()
    #expect(log.take() == ["ask 24…71"])
    scroll(it, to: Point(x: 0, y: 700))
    #expect(log.take() == ["cancel 24…39", "ask 72…111"])
    scroll(it, to: Point(x: 0, y: 690))
    #expect(log.take().first == "cancel 64…111")
    it.collection.isPrefetchingEnabled = false
    it.stage.turn()
    #expect(log.take().first?.hasPrefix("cancel") == true)
  }

  @Test("F1106: Items of a list that scrolls sideways are asked for at its sides")
  func sideways() {
    let (it, log) = collection { $0.scrollDirection = .horizontal }
    scroll(it, to: Point(x: 2100, y: 0))
    _ = log.take()
    scroll(it, to: Point(x: 2170, y: 0))
    #expect(log.take().map { $0.prefix(4) } == ["ask "])
    #expect(!it.collection.prefetching.isBackward)
    scroll(it, to: Point(x: 2100, y: 0))
    #expect(log.take().map { $0.prefix(4) } == ["canc", "ask "])
    #expect(it.collection.prefetching.isBackward)
  }

  private func table() -> (TableStage, PrefetchLog) {
    let it = TableStage(count: 1000)
    let log = PrefetchLog { [unowned it] in it.rows[$0.section][$0.row] }
    it.table.prefetchDataSource = log
    return (it, log)
  }

  private func scroll(_ it: TableStage, to y: Double) {
    it.table.contentOffset = Point(x: 0, y: y)
    it.stage.turn()
  }

  private func collection(
    _ configure: (CollectionViewFlowLayout) -> Void
  ) -> (CollectionStage, PrefetchLog) {
    let it = CollectionStage([Array(0..<1000)], configure: configure)
    let log = PrefetchLog { "\($0.item)" }
    it.collection.prefetchDataSource = log
    return (it, log)
  }

  private func scroll(_ it: CollectionStage, to offset: Point) {
    it.collection.contentOffset = offset
    it.stage.turn()
  }
}

/// Writes down what is asked for and called off.
@MainActor
private final class PrefetchLog: TableViewDataSourcePrefetching,
  CollectionViewDataSourcePrefetching
{
  private var lines: [String] = []
  private(set) var names: [String] = []
  var whenCancelled: () -> Void = {}
  private let name: (IndexPath) -> String

  init(_ name: @escaping (IndexPath) -> String) { self.name = name }

  /// Returns what has happened since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
    note("ask", indexPaths)
    names += indexPaths.map(name)
  }

  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    note("cancel", indexPaths)
    whenCancelled()
  }

  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    note("ask", indexPaths)
  }

  func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { note("cancel", indexPaths) }

  private func note(_ verb: String, _ paths: [IndexPath]) {
    let numbers = paths.map(\.item)
    guard let first = numbers.first, let last = numbers.last else { return }
    let isRun = zip(numbers, numbers.dropFirst()).allSatisfy { abs($0 - $1) == 1 }
    lines.append(
      first == last ? "\(verb) \(first)" : isRun ? "\(verb) \(first)…\(last)" : "\(verb) \(numbers)"
    )
  }
}
