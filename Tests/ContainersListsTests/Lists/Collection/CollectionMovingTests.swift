import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("Reordering in collections")
struct CollectionMovingTests {
  /// Items of 60 points, four in a line, with the gesture.
  private func stage(_ items: [[Int]] = [Array(0..<12)]) -> CollectionStage {
    let it = CollectionStage(items)
    it.isMovable = { _ in true }
    it.collection.offerMoving()
    it.stage.settle()
    return it
  }

  private func center(_ it: CollectionStage, _ item: Int, _ section: Int = 0) throws -> Point {
    let frame = try #require(it.frame(item, section))
    return frame.center - it.collection.bounds.origin
  }

  /// Holds an item until it is lifted.
  private func lift(_ it: CollectionStage, _ item: Int, _ section: Int = 0) throws {
    let point = try center(it, item, section)
    it.stage.grab(.at(point.x, point.y))
    it.stage.advance(by: .milliseconds(600))
  }

  private func carry(_ it: CollectionStage, to item: Int, _ section: Int = 0) throws {
    let point = try center(it, item, section)
    it.stage.move(to: .at(point.x, point.y))
    it.stage.turn()
  }

  @Test("F1105: An item is moved by a long press and a drag; the data source hears it once")
  func dragging() throws {
    let it = stage()
    let cell = try #require(it.collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    try lift(it, 1)
    #expect(cell.configurationState.isReordering)
    try carry(it, to: 4)
    try carry(it, to: 7)
    #expect(it.moves.isEmpty)
    it.stage.drop()
    it.stage.settle()
    #expect(it.moves == ["1"])
    #expect(it.numbers == [0, 2, 3, 4, 5, 6, 7, 1, 8, 9, 10, 11])
    #expect(it.collection.cellForItem(at: IndexPath(item: 7, section: 0)) === cell)
    #expect(cell.center == it.frame(7)?.center)
    #expect(!cell.configurationState.isReordering)
    #expect(it.log.isEmpty)
  }

  @Test("F1105: The other items make room while one is dragged")
  func room() throws {
    let it = stage()
    try lift(it, 0)
    try carry(it, to: 3)
    it.stage.advance(by: .milliseconds(300))
    for (item, place) in [(1, 0), (2, 1), (3, 2), (4, 4)] {
      let cell = it.collection.cellForItem(at: IndexPath(item: item, section: 0))
      #expect(cell?.center == it.frame(place)?.center)
    }
    try carry(it, to: 0)
    it.stage.advance(by: .milliseconds(300))
    let cell = it.collection.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(cell?.center == it.frame(1)?.center)
    it.stage.drop()
    it.stage.settle()
    #expect(it.moves.isEmpty)
  }

  @Test("F1105: Escape takes the item back")
  func escape() throws {
    let it = stage()
    try lift(it, 0)
    try carry(it, to: 3)
    it.stage.press(.escape)
    it.stage.settle()
    it.stage.drop()
    #expect(it.moves.isEmpty)
    for item in 0..<5 {
      let cell = it.collection.cellForItem(at: IndexPath(item: item, section: 0))
      #expect(cell?.frame == it.frame(item))
    }
  }

  @Test("F1105: An item goes to another section, and to its end")
  func sections() throws {
    let it = stage([[0, 1, 2], [3, 4, 5]])
    try lift(it, 0)
    try carry(it, to: 1, 1)
    it.stage.drop()
    it.stage.settle()
    #expect(it.items == [[1, 2], [3, 0, 4, 5]])
    #expect(it.numbers == [1, 2, 3, 0, 4, 5])
    try lift(it, 0)
    let last = try center(it, 3, 1)
    it.stage.move(to: .at(last.x + 25, last.y))
    it.stage.drop()
    it.stage.settle()
    #expect(it.items == [[2], [3, 0, 4, 5, 1]])
    #expect(it.numbers == [2, 3, 0, 4, 5, 1])
  }

  @Test("F1105: What the data source does not allow does not move, and the delegate has its way")
  func permission() throws {
    let it = stage()
    it.isMovable = { $0 != 1 }
    #expect(!it.collection.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    try lift(it, 1)
    try carry(it, to: 3)
    it.stage.drop()
    it.stage.settle()
    #expect(it.moves.isEmpty)
    it.target = { current, proposed in
      proposed.item < 2 ? IndexPath(item: 2, section: 0) : current
    }
    try lift(it, 4)
    try carry(it, to: 0)
    it.stage.drop()
    it.stage.settle()
    #expect(it.numbers.prefix(5) == [0, 1, 4, 2, 3])
  }

  @Test("F1105: An app moves an item by its own gesture")
  func interactive() throws {
    let it = stage()
    let collection = it.collection
    #expect(collection.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
    #expect(!collection.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
    collection.updateInteractiveMovementTargetPosition(try center(it, 0))
    collection.endInteractiveMovement()
    it.stage.settle()
    #expect(it.numbers.prefix(3) == [2, 0, 1])
    #expect(collection.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
    collection.updateInteractiveMovementTargetPosition(try center(it, 0))
    collection.cancelInteractiveMovement()
    collection.endInteractiveMovement()
    it.stage.settle()
    #expect(it.numbers.prefix(3) == [2, 0, 1])
    #expect(it.moves == ["2"])
  }

  @Test("F1105: A collection view controller lifts items by a long press, unless it is told not to")
  func standardGesture() {
    let controller = CollectionViewController(collectionViewLayout: CollectionViewFlowLayout())
    let stage = Stage(controller)
    stage.settle()
    #expect(controller.collectionView.mover?.isEnabled == true)
    controller.installsStandardGestureForInteractiveMovement = false
    #expect(controller.collectionView.mover?.isEnabled == false)
  }

  @Test(
    "F1105: Alt with Up and Down moves the focused item by a line, or in a line of its own by one")
  func keys() {
    let it = stage()
    it.stage.press(.tab)
    it.stage.press(.downArrow, modifierFlags: .alternate)
    it.stage.settle()
    #expect(it.moves == ["0"])
    #expect(it.numbers.firstIndex(of: 0) == 4)
    #expect(it.collection.cursor == IndexPath(item: 4, section: 0))
    it.stage.press(.upArrow, modifierFlags: .alternate)
    it.stage.settle()
    #expect(it.numbers.prefix(2) == [0, 1])
    let row = stage([[0, 1, 2]])
    row.stage.press(.tab)
    row.stage.press(.downArrow, modifierFlags: .alternate)
    row.stage.settle()
    #expect(row.numbers == [1, 0, 2])
  }

  @Test(
    "F1105: Assistive technology moves an item by an action of its cell, beside those of the app")
  func spoken() throws {
    let it = stage([[0, 1, 2]])
    let cell = try #require(it.collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    cell.accessibilityCustomActions = [AccessibilityCustomAction(name: "Share")]
    let names = cell.semantics.actions
    #expect(names == ["Share", "Move up", "Move down"])
    cell.accessibilityCustomActions?[2].perform()
    it.stage.settle()
    #expect(it.numbers == [0, 2, 1])
    it.isMovable = { _ in false }
    #expect(cell.semantics.actions == ["Share"])
  }

  @Test("F1105: An item at an edge scrolls the collection, and goes where it is then")
  func edges() throws {
    let it = stage([Array(0..<200)])
    try lift(it, 0)
    it.stage.move(to: .at(160, 398))
    it.stage.advance(by: .seconds(1))
    #expect(it.collection.contentOffset.y > 300)
    it.stage.move(to: .at(160, 200))
    let offset = it.collection.contentOffset.y
    it.stage.advance(by: .seconds(1))
    #expect(it.collection.contentOffset.y == offset)
    it.stage.drop()
    it.stage.settle()
    #expect(it.moves == ["0"])
    #expect(it.items[0] != Array(0..<200))
    #expect(it.numbers.contains(0))
  }

  @Test(
    "F1105: Whatever the app does when it hears of a move, the list shows what the app has",
    arguments: 0..<60 as Range<UInt64>)
  func law(seed: UInt64) throws {
    let it = stage([Array(0..<9), Array(100..<104)])
    var random = SeededGenerator(seed: seed)
    it.whenMoved = { meddle(it, &random) }
    it.target = { _, proposed in
      if random.next() % 5 == 0 { it.collection.reloadData() }
      return proposed
    }
    it.stage.press(.tab)
    for _ in 0..<12 {
      let section = Int(random.next() % 2)
      guard !it.items[section].isEmpty else { continue }
      let path = IndexPath(
        item: Int(random.next() % UInt64(it.items[section].count)), section: section)
      switch random.next() % 3 {
      case 0:
        it.stage.press(random.next() % 2 == 0 ? .upArrow : .downArrow, modifierFlags: .alternate)
      case 1:
        if it.collection.beginInteractiveMovementForItem(at: path) {
          for _ in 0..<3 {
            it.collection.updateInteractiveMovementTargetPosition(
              Point(x: Double(random.next() % 320), y: Double(random.next() % 300)))
            if random.next() % 6 == 0 { it.collection.reloadData() }
            it.stage.turn()
          }
          if random.next() % 4 == 0 { it.stage.press(.escape) }
          it.collection.endInteractiveMovement()
        }
      default: it.stage.press(.downArrow)
      }
      if random.next() % 2 == 0 { it.stage.settle() } else { it.stage.turn() }
    }
    it.stage.settle()
    #expect(it.collection.moving == nil)
    #expect(it.numbers == it.items.flatMap(\.self))
    let shown = it.collection.subviews.filter { $0 is NumberCell }
    #expect(shown.count == it.numbers.count)
    for path in it.collection.indexPathsForVisibleItems {
      let frame = it.collection.cellForItem(at: path)?.frame
      #expect(frame == it.frame(path.item, path.section))
    }
  }

  private func meddle(_ it: CollectionStage, _ random: inout SeededGenerator) {
    let first = IndexPath(item: 0, section: 0)
    switch random.next() % 7 {
    case 0: it.collection.reloadData()
    case 1:
      // A move to another section is to be reported together with what else is.
      let count = it.collection.numberOfItems(inSection: 0)
      guard it.items[0].count == count else { return it.collection.reloadData() }
      it.items[0].insert(Int(random.next() % 1000) + 1000, at: 0)
      it.collection.insertItems(at: [first])
    case 2:
      guard it.items[0].count > 3 else { return }
      it.items[0].removeFirst()
      it.collection.reloadData()
    case 3: it.collection.layoutIfNeeded()
    case 4: it.collection.cancelInteractiveMovement()
    case 5: it.collection.reloadSections([0, 1])
    default: break
    }
  }
}
