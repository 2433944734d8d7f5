import ContainersTesting
import Testing

@testable import Containers

@MainActor
struct OrthogonalScrollingTests {
  private func stage(
    _ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior, counts: [Int] = [20, 40],
    configure: (CollectionView) -> Void = { _ in }
  ) -> CompositionalStage {
    let layout = CollectionViewCompositionalLayout { section, _ in
      section % 2 == 0 ? .shelf(behavior) : .rows(.absolute(40))
    }
    let it = CompositionalStage(layout, counts: counts, configure: configure)
    it.stage.settle()
    return it
  }

  private func offset(_ it: CompositionalStage, _ section: Int = 0) -> Double? {
    (it.collection.collectionViewLayout as? CollectionViewCompositionalLayout)?
      .offset(of: section)
  }

  @Test("F1103: A section scrolls across by wheel and with Shift, and the list by the wheel")
  func wheel() {
    let it = stage(.continuous)
    let place = Point(x: 100, y: 50)
    it.stage.scroll(.point(place), by: Point(x: -60, y: 0))
    it.stage.settle()
    #expect(offset(it) == 60)
    #expect(it.collection.contentOffset == .zero)
    it.stage.send(
      .scrolled(place, delta: Point(x: 0, y: -60), modifiers: .shift, isPrecise: false))
    it.stage.settle()
    #expect(offset(it) == 120)
    it.stage.scroll(.point(place), by: Point(x: 0, y: -60))
    it.stage.settle()
    #expect(it.collection.contentOffset.y == 60)
    #expect(offset(it) == 120)
  }

  @Test("F1103: Only the visible items of a section that scrolls across have cells")
  func visible() {
    let it = stage(.continuous, counts: [1_000_000, 0])
    #expect(it.items() == [0, 1, 2])
    #expect(it.asked < 5)
    it.collection.scrollToItem(
      at: IndexPath(item: 500_000, section: 0), at: .centeredHorizontally, animated: false)
    it.stage.settle()
    #expect(it.items() == [499_999, 500_000, 500_001])
    #expect(it.frame(500_000)?.midX == 160)
  }

  @Test("F1103: A drag across moves a section, a drag along it the list")
  func drag() {
    let it = stage(.continuous)
    it.stage.swipe(.point(Point(x: 250, y: 50)), by: Point(x: -100, y: 0))
    it.stage.settle()
    let across = offset(it) ?? 0
    #expect(across > 80)
    #expect(it.collection.contentOffset.y == 0)
    it.stage.swipe(.point(Point(x: 150, y: 90)), by: Point(x: 0, y: -70))
    it.stage.settle()
    #expect(it.collection.contentOffset.y > 40)
    #expect(offset(it) == across)
  }

  @Test(
    "F1103: Sections come to rest where their behavior says",
    arguments: [
      (CollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary, 130.0),
      (.groupPaging, 130), (.groupPagingCentered, 40), (.paging, 320),
    ])
  func rests(
    behavior: CollectionLayoutSectionOrthogonalScrollingBehavior, place: Double
  ) {
    let it = stage(behavior)
    #expect(offset(it) == 0)
    let way = behavior == .paging ? 190.0 : 90
    it.stage.send(.fingerDown(id: 1, Point(x: 300, y: 50)))
    for step in 1...10 {
      it.stage.advance(by: .milliseconds(16))
      it.stage.send(.fingerMoved(id: 1, Point(x: 300 - way * Double(step) / 10, y: 50)))
    }
    it.stage.advance(by: .milliseconds(400))
    it.stage.send(.fingerUp(id: 1, Point(x: 300 - way, y: 50)))
    it.stage.settle()
    #expect(offset(it) == place)
  }

  @Test("F1103: Paging by groups goes on by one group, however fast")
  func oneGroup() {
    let it = stage(.groupPaging)
    it.stage.swipe(.point(Point(x: 300, y: 50)), by: Point(x: -280, y: 0), steps: 5)
    it.stage.settle()
    #expect(offset(it) == 130)
  }

  @Test("F1103: The arrow keys move the focus to hidden items, which scroll into sight")
  func keys() throws {
    let it = stage(.continuous)
    it.collection.window?.moveFocus(to: it.collection)
    for item in 1..<8 {
      it.stage.press(.rightArrow)
      it.stage.settle()
      #expect(it.collection.cursor == IndexPath(item: item, section: 0))
      let frame = try #require(it.frame(item))
      #expect(frame.minX >= -0.01)
      #expect(frame.maxX <= 320.01)
      #expect(it.items().contains(item))
    }
    it.stage.press(.downArrow)
    it.stage.settle()
    #expect(it.collection.cursor?.section == 1)
    it.stage.press(.upArrow)
    it.stage.settle()
    #expect(it.collection.cursor?.section == 0)
    it.stage.press(.end)
    it.stage.settle()
    it.stage.press(.home)
    it.stage.settle()
    #expect(it.collection.cursor == IndexPath(item: 0, section: 0))
    #expect(offset(it) == 0)
  }

  @Test("F1103: A press selects an item of a section that scrolls across")
  func press() {
    let it = stage(.continuous)
    it.collection.scrollToItem(at: IndexPath(item: 9, section: 0), at: .left, animated: false)
    it.stage.settle()
    it.stage.tap(at: Point(x: 60, y: 50))
    #expect(it.selected == [IndexPath(item: 9, section: 0)])
  }

  @Test("F1103: A section keeps its place while it is scrolled out of sight, and when it moves")
  func keeping() {
    let it = stage(.continuous, counts: [20, 40, 20, 40])
    it.stage.scroll(.point(Point(x: 100, y: 50)), by: Point(x: -60, y: 0))
    it.stage.settle()
    it.collection.contentOffset.y = 1000
    it.stage.settle()
    #expect(it.scroller() == nil)
    it.collection.contentOffset.y = 0
    it.stage.settle()
    #expect(offset(it) == 60)
    it.counts = [40, 20, 20, 40]
    it.collection.moveSection(0, toSection: 2)
    it.stage.settle()
    #expect(offset(it, 2) == 60)
  }

  @Test("F1103: Items and sections that scroll across can be inserted, deleted, and moved")
  func updates() {
    let it = stage(.groupPaging, counts: [20, 4, 20, 4])
    it.counts = [21, 4, 19, 4]
    it.collection.performBatchUpdates {
      it.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
      it.collection.deleteItems(at: [IndexPath(item: 1, section: 2)])
    }
    it.stage.settle()
    expectSound(it)
    it.counts = [19, 4]
    it.collection.deleteSections([0, 1])
    it.stage.settle()
    expectSound(it)
    it.counts = [0, 3, 19, 4]
    it.collection.insertSections([0, 1])
    it.stage.settle()
    expectSound(it)
    it.counts = [0, 0, 0, 0]
    it.collection.reloadSections([0, 1, 2, 3])
    it.stage.settle()
    #expect(it.collection.visibleCells.isEmpty)
    #expect(!it.stage.application.isFrameDue)
  }

  /// Expects that every visible cell is where its item is.
  private func expectSound(_ it: CompositionalStage) {
    #expect(!it.collection.visibleCells.isEmpty)
    for cell in it.collection.visibleCells {
      let frame = it.collection.indexPath(for: cell).flatMap {
        it.collection.layoutAttributesForItem(at: $0)?.frame
      }
      #expect(cell.convert(cell.bounds, to: it.collection) == frame)
    }
  }

  @Test("F1103: From right to left, a section that scrolls across begins at the right")
  func mirrored() {
    let it = stage(.continuous) { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(it.frame(0)?.maxX == 310)
    #expect(it.items() == [0, 1, 2])
    it.stage.scroll(.point(Point(x: 100, y: 50)), by: Point(x: 60, y: 0))
    it.stage.settle()
    #expect(offset(it) == 60)
    #expect(it.frame(0)?.maxX == 370)
  }

  @Test("F1103: A section whose content fits does not scroll across")
  func fitting() {
    let it = stage(.continuous, counts: [2, 40])
    it.stage.scroll(.point(Point(x: 100, y: 50)), by: Point(x: -60, y: 0))
    it.stage.settle()
    #expect(offset(it) == 0)
  }

  @Test("F1103: The handler of a section that scrolls across gets the offset of the section")
  func handler() {
    let section = CollectionLayoutSection.shelf(.continuous)
    var offsets: [Point] = []
    section.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset) }
    let it = CompositionalStage(
      CollectionViewCompositionalLayout(section: section), counts: [20])
    it.stage.scroll(.point(Point(x: 100, y: 50)), by: Point(x: -60, y: 0))
    it.stage.settle()
    #expect(offsets.last == Point(x: 60, y: 0))
  }
}
