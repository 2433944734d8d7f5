@testable import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
struct CollectionViewTests {
  @Test("Items of one size fill lines, with the remaining space between them")
  func flow() {
    let it = CollectionStage(count: 12)
    #expect(it.frame(0) == Rect(x: 0, y: 0, width: 60, height: 60))
    #expect(it.frame(1).map { abs($0.minX - 86.667) < 0.001 } == true)
    #expect(it.frame(3).map { abs($0.maxX - 320) < 0.001 } == true)
    #expect(it.frame(4)?.minY == 70)
    #expect(it.collection.contentSize == Size(width: 320, height: 3 * 60 + 2 * 10))
  }

  @Test("Items of different sizes are centered in their line")
  func ownSizes() {
    let it = CollectionStage(count: 5)
    it.sizes = { Size(width: 100, height: $0.item == 1 ? 80 : 40) }
    it.collection.collectionViewLayout.invalidateLayout()
    it.stage.turn()
    #expect(it.frame(0) == Rect(x: 0, y: 20, width: 100, height: 40))
    #expect(it.frame(1) == Rect(x: 110, y: 0, width: 100, height: 80))
    #expect(it.frame(3) == Rect(x: 0, y: 90, width: 100, height: 40))
    #expect(it.frame(4)?.minX == 110)
  }

  @Test("A layout that scrolls horizontally fills columns")
  func horizontal() {
    let it = CollectionStage([Array(0..<40)]) { $0.scrollDirection = .horizontal }
    #expect(it.frame(1)?.minX == 0)
    #expect(it.frame(4)?.maxY == 400)
    #expect(it.frame(5)?.minX == 70)
    #expect(it.collection.contentSize == Size(width: 8 * 60 + 7 * 10, height: 400))
  }

  @Test("Headers are placed before their sections, and stay visible when pinned")
  func headers() {
    let it = CollectionStage([Array(0..<40), Array(40..<80)]) {
      $0.headerReferenceSize = Size(width: 0, height: 30)
      $0.sectionInset = EdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
    }
    let kind = CollectionViewFlowLayout.elementKindSectionHeader
    let first = IndexPath(item: 0, section: 0)
    #expect(it.frame(0)?.minY == 35)
    #expect(it.collection.supplementaryView(forElementKind: kind, at: first)?.frame.minY == 0)
    it.collection.contentOffset = Point(x: 0, y: 200)
    it.stage.turn()
    #expect(it.collection.supplementaryView(forElementKind: kind, at: first) == nil)
    it.layout.sectionHeadersPinToVisibleBounds = true
    it.stage.turn()
    #expect(it.collection.supplementaryView(forElementKind: kind, at: first)?.frame.minY == 200)
  }

  @Test("A million items have only visible cells, and each item can be scrolled to")
  func million() {
    let it = CollectionStage(count: 1_000_000)
    let shown = it.collection.visibleCells.count
    #expect(shown == 24)
    it.collection.scrollToItem(
      at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
    it.stage.turn()
    #expect(it.numbers.last == 999_999)
    #expect(it.collection.subviews.filter { $0 is CollectionViewCell }.count <= shown + 4)
    #expect(it.stage.element("Item 999999")?.description.hasSuffix("1000000 of 1000000") == true)
  }

  @Test("Clicks select and open; Control adds to the selection, Shift selects a range")
  func clicks() {
    let it = CollectionStage(count: 20)
    it.stage.tap("Item 1")
    #expect(it.log == ["select 1", "open 1"])
    it.collection.allowsMultipleSelection = true
    it.stage.modifierFlags = .control
    it.stage.tap("Item 6")
    #expect(it.selected == [1, 6])
    it.stage.modifierFlags = .shift
    it.stage.tap("Item 8")
    #expect(it.selected == [6, 7, 8])
  }

  @Test("Arrows move in two dimensions, and at the end of a line into the next")
  func keys() {
    let it = CollectionStage(count: 200)
    it.collection.selectionFollowsFocus = true
    it.stage.press(.tab)
    #expect(it.collection.isFocused)
    it.stage.press(.rightArrow)
    let perLine = it.numbers.filter { it.frame($0)?.minY == 0 }.count
    #expect(it.selected == [1])
    it.stage.press(.downArrow)
    #expect(it.selected == [1 + perLine])
    it.stage.press(.upArrow)
    for _ in 1..<perLine { it.stage.press(.rightArrow) }
    #expect(it.selected == [perLine])
    it.stage.press(.leftArrow)
    #expect(it.selected == [perLine - 1])
    it.stage.press(.end)
    #expect(it.selected == [199])
    #expect(it.collection.contentOffset == it.collection.maximumOffset)
    it.stage.press(.home)
    #expect(it.selected == [0])
    it.stage.press(.enter)
    #expect(it.log.last == "open 0")
  }

  @Test("Without items, a focused collection view leaves the keys that move to commands")
  func emptyClaims() {
    let it = CollectionStage(count: 3)
    it.collection.contentInset.bottom = 1000
    var runs = 0
    it.stage.window.rootViewController?.addKeyCommand(
      KeyCommand(.home, title: "Command") { runs += 1 })
    it.stage.press(.tab)
    it.stage.press(.home)
    #expect(runs == 0)
    it.items = [[]]
    it.collection.reloadData()
    it.stage.turn()
    #expect(it.collection.isFocused)
    it.stage.press(.home)
    #expect(runs == 1)
  }

  @Test("Items removed during keyboard selection are not scrolled to, and keys start over")
  func itemsThatGoByKeys() {
    let it = CollectionStage(count: 50)
    it.collection.selectionFollowsFocus = true
    it.stage.press(.tab)
    it.collection.cursor = IndexPath(item: 0, section: 0)
    it.whenSelected = {
      it.items = [[0]]
      it.collection.reloadData()
    }
    it.stage.press(.end)
    #expect(it.log == ["select 49"])
    #expect(it.selected.isEmpty)
    #expect(it.collection.cursor == nil)
  }

  @Test("Updates move the cells of remaining items from their old positions")
  func updates() {
    let it = CollectionStage(count: 10)
    let third = it.collection.cellForItem(at: IndexPath(item: 3, section: 0))
    let before = third?.center
    it.items[0].remove(at: 0)
    it.items[0].append(99)
    var isDone = false
    it.collection.performBatchUpdates {
      it.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
      it.collection.insertItems(at: [IndexPath(item: 9, section: 0)])
    } completion: {
      isDone = $0
    }
    #expect(it.collection.cellForItem(at: IndexPath(item: 2, section: 0)) === third)
    it.stage.turn()
    #expect(third?.presentation?.center == before)
    it.stage.settle()
    #expect(isDone)
    #expect(it.numbers == it.items[0])
    #expect(it.collection.subviews.filter { $0 is CollectionViewCell }.count == 10)
  }

  @Test("Inconsistent counts are a trap with UIKit's message")
  func inconsistent() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let it = CollectionStage(count: 3)
        it.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    let message = result.standardError
    for text in ["invalid number of items in section 0", "0 inserted, 1 deleted", "CollectionView"]
    {
      #expect(message.contains(text))
    }
  }

  @Test("An unregistered identifier is a trap that names it, the item and the collection view")
  func unregistered() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let it = CollectionStage(count: 3)
        _ = it.collection.dequeueReusableCell(
          withReuseIdentifier: "nowhere", for: IndexPath(item: 2, section: 0))
      }
    }
    let message = result.standardError
    for text in ["nowhere", "[0, 2]", "CollectionView"] { #expect(message.contains(text)) }
  }

  @Test("Random scrolling and editing leave exactly the cells of the visible items")
  func fuzz() {
    var random = SeededGenerator(seed: 5)
    let it = CollectionStage(count: 80)
    var next = 1000
    for _ in 0..<120 {
      let count = it.items[0].count
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        it.collection.contentOffset = Point(
          x: 0, y: Double.random(in: 0...max(1, it.collection.maximumOffset.y), using: &random))
      case 1:
        let item = Int.random(in: 0...count, using: &random)
        it.items[0].insert(next, at: item)
        next += 1
        it.collection.insertItems(at: [IndexPath(item: item, section: 0)])
      case 2 where count > 1:
        let item = Int.random(in: 0..<count, using: &random)
        it.items[0].remove(at: item)
        it.collection.deleteItems(at: [IndexPath(item: item, section: 0)])
      case 3:
        let from = Int.random(in: 0..<count, using: &random)
        let to = Int.random(in: 0..<count, using: &random)
        it.items[0].insert(it.items[0].remove(at: from), at: to)
        it.collection.moveItem(
          at: IndexPath(item: from, section: 0), to: IndexPath(item: to, section: 0))
      default: it.stage.advance(by: .milliseconds(40))
      }
      it.stage.turn()
      let seen = it.collection.elements(in: it.collection.bounds).map(\.indexPath).sorted()
      #expect(it.collection.indexPathsForVisibleItems == seen)
      #expect(it.numbers == seen.map { it.items[0][$0.item] })
    }
    it.stage.settle()
    #expect(
      it.collection.subviews.filter { $0 is CollectionViewCell }.count
        == it.collection.visibleCells.count)
  }

  @Test("A diffable data source shows each snapshot, and remaining items keep their cells")
  func diffable() {
    let it = CollectionStage(count: 0)
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: it.collection) {
      view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? NumberCell)?.number = item
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    it.stage.turn()
    let two = it.collection.cellForItem(at: IndexPath(item: 1, section: 0))
    snapshot.moveItem(3, beforeItem: 1)
    snapshot.deleteItems([1])
    source.apply(snapshot)
    it.stage.settle()
    #expect(it.numbers == [3, 2])
    #expect(it.collection.cellForItem(at: IndexPath(item: 1, section: 0)) === two)
  }

  @Test("A collection view with a header, a selection and a focus ring matches the golden")
  func picture() {
    let it = CollectionStage([Array(1...7), Array(8...10)], scale: 1) {
      $0.headerReferenceSize = Size(width: 0, height: 40)
      $0.sectionInset = EdgeInsets(top: 0, left: 10, bottom: 10, right: 10)
    }
    it.collection.selectionFollowsFocus = true
    it.stage.press(.tab)
    it.stage.press(.rightArrow)
    it.stage.press(.rightArrow)
    it.stage.turn()
    it.stage.expectPicture(named: "collection")
  }

  @Test("A collection view releases its cells, its layout and its data source")
  func leaks() {
    weak var collection: CollectionView?
    weak var layout: CollectionViewLayout?
    weak var source: CollectionStage?
    do {
      let it = CollectionStage(count: 100)
      (collection, layout, source) = (it.collection, it.layout, it)
    }
    #expect(collection == nil)
    #expect(layout == nil)
    #expect(source == nil)
  }
}
