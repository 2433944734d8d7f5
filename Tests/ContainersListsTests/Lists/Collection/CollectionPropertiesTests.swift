import Containers
import ContainersTesting
import Testing

/// Properties of a collection view and its layouts, and calls to the delegate.
@MainActor
struct CollectionPropertiesTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("A collection finds the item at a point, and none between the items")
  func point() throws {
    let stage = CollectionStage(count: 8)
    let frame = try #require(stage.frame(3))
    #expect(stage.collection.indexPathForItem(at: frame.center) == path(3))
    #expect(stage.collection.indexPathForItem(at: Point(x: frame.maxX + 1, y: 5)) == nil)
  }

  @Test("Items and lines keep at least the spacing of the layout")
  func spacings() {
    let stage = CollectionStage([Array(0..<8)]) {
      $0.itemSize = Size(width: 90, height: 60)
      $0.minimumInteritemSpacing = 25
      $0.minimumLineSpacing = 33
    }
    #expect(stage.frame(1)?.minX == 115)
    #expect(stage.frame(2)?.minX == 230)
    #expect(stage.frame(3)?.minY == 93)
    #expect(stage.collection.contentSize == stage.layout.collectionViewContentSize)
  }

  @Test("An item is scrolled to the center, vertically and horizontally")
  func scrollPositions() throws {
    let stage = CollectionStage(count: 100)
    stage.collection.scrollToItem(at: path(50), at: .centeredVertically, animated: false)
    let frame = try #require(stage.frame(50))
    #expect(abs(stage.collection.bounds.midY - frame.midY) <= 1)
    let row = CollectionStage([Array(0..<100)]) { $0.scrollDirection = .horizontal }
    row.collection.scrollToItem(at: path(50), at: .centeredHorizontally, animated: false)
    let placed = try #require(row.frame(50))
    #expect(abs(row.collection.bounds.midX - placed.midX) <= 1)
  }

  @Test("Deselecting an item in code does not call the delegate")
  func deselecting() {
    let stage = CollectionStage(count: 3)
    stage.stage.tap("Item 1")
    #expect(stage.selected == [1])
    stage.log = []
    stage.collection.deselectItem(at: path(1), animated: false)
    #expect(stage.selected.isEmpty)
    #expect(stage.log.isEmpty)
  }

  @Test("Arrows move the selection with the focus, or only the focus")
  func selectionFollowsFocus() {
    let stage = CollectionStage(count: 5)
    stage.collection.selectionFollowsFocus = true
    stage.stage.press(.tab)
    stage.stage.press(.rightArrow)
    #expect(stage.selected == [1])
    stage.collection.selectionFollowsFocus = false
    stage.stage.press(.rightArrow)
    #expect(stage.selected == [1])
    stage.stage.press(.enter)
    #expect(stage.selected == [2])
  }

  @Test("Items and sections can be reloaded")
  func reloading() {
    let stage = CollectionStage([[1, 2], [3]])
    stage.items[0][1] = 20
    stage.collection.reloadItems(at: [path(1)])
    stage.stage.settle()
    #expect(stage.numbers == [1, 20, 3])
    stage.items[1] = [30, 31]
    stage.collection.reloadSections([1])
    stage.stage.settle()
    #expect(stage.numbers == [1, 20, 30, 31])
  }

  @Test("A new layout applies at once or with an animation")
  func changingLayout() {
    for animated in [false, true] {
      let stage = CollectionStage(count: 4)
      let large = CollectionViewFlowLayout()
      large.itemSize = Size(width: 150, height: 100)
      var isFinished: Bool?
      stage.collection.setCollectionViewLayout(large, animated: animated) { isFinished = $0 }
      #expect((isFinished == nil) == animated)
      stage.stage.settle()
      #expect(isFinished == true)
      #expect(stage.collection.collectionViewLayout === large)
      #expect(stage.frame(0)?.size == Size(width: 150, height: 100))
    }
  }

  @Test("Pinned footers stay at the bottom of the visible part")
  func pinnedFooters() throws {
    let stage = CollectionStage([Array(0..<100)]) {
      $0.footerReferenceSize = Size(width: 0, height: 40)
    }
    let kind = CollectionViewFlowLayout.elementKindSectionFooter
    func footer() -> CollectionViewLayoutAttributes? {
      stage.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0))
    }
    #expect((footer()?.frame.minY ?? 0) > 400)
    stage.layout.sectionFootersPinToVisibleBounds = true
    stage.stage.turn()
    let pinned = try #require(footer())
    #expect(pinned.frame.maxY == stage.collection.bounds.maxY)
    #expect(pinned.representedElementCategory == .supplementaryView)
    #expect(pinned.representedElementKind == kind)
  }

  @Test("A selected cell shows its selected background view")
  func selectedBackground() {
    let stage = CollectionStage(count: 2)
    let cell = stage.collection.cellForItem(at: path(0))
    let ground = View()
    ground.backgroundColor = Color.red
    cell?.selectedBackgroundView = ground
    cell?.contentView.backgroundColor = nil as Color?
    cell?.contentView.isHidden = true
    stage.collection.selectItem(at: path(0), animated: false, scrollPosition: [])
    stage.stage.turn()
    #expect(stage.stage.picture.bitmap[30, 10] & 0xFFFFFF == 0xFF0000)
    stage.collection.deselectItem(at: path(0), animated: false)
    stage.stage.turn()
    #expect(stage.stage.picture.bitmap[30, 10] & 0xFFFFFF != 0xFF0000)
  }

  @Test("A custom layout determines where elements are, which are in front and where they move")
  func ownLayout() throws {
    let controller = ViewController()
    let stage = Stage(controller, size: Size(width: 320, height: 400))
    let layout = PileLayout()
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    let source = PileSource()
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "card")
    collection.register(
      CollectionReusableView.self, forSupplementaryViewOfKind: "sign",
      withReuseIdentifier: "sign")
    controller.view.addSubview(collection)
    collection.dataSource = source
    stage.turn()
    #expect(collection.contentSize == Size(width: 320, height: 900))
    let cells = collection.visibleCells
    #expect(cells.map(\.frame.minX) == [0, 20, 40])
    let order = collection.subviews.filter { $0 is CollectionViewCell }
    #expect(order.last === cells[0], "the first card has the greatest zIndex")
    let sign = collection.supplementaryView(forElementKind: "sign", at: path(0))
    #expect(sign?.frame == Rect(x: 0, y: 200, width: 320, height: 30))

    let leaving = try #require(collection.cellForItem(at: path(2)))
    source.count = 2
    collection.deleteItems(at: [path(2)])
    stage.turn()
    #expect(layout.askedToLeave == [path(2)])
    stage.advance(by: .milliseconds(150))
    #expect(leaving.superview != nil)
    stage.settle()
    #expect(leaving.superview == nil)
    #expect(collection.visibleCells.count == 2)
  }

  @Test("An item is scrolled to the left or right edge of a horizontal collection")
  func edges() throws {
    let row = CollectionStage([Array(0..<100)]) { $0.scrollDirection = .horizontal }
    row.collection.scrollToItem(at: path(50), at: .left, animated: false)
    let frame = try #require(row.frame(50))
    #expect(abs(row.collection.bounds.minX - frame.minX) <= 1)
    row.collection.scrollToItem(at: path(50), at: .right, animated: false)
    #expect(abs(row.collection.bounds.maxX - frame.maxX) <= 1)
  }

  @Test("The background lies behind the items and does not scroll with them")
  func background() {
    let stage = CollectionStage(count: 100)
    let view = View()
    stage.collection.backgroundView = view
    stage.stage.turn()
    #expect(view.frame == stage.collection.bounds)
    #expect(stage.collection.subviews.first === view)
    stage.collection.contentOffset.y = 200
    stage.stage.turn()
    #expect(view.frame == stage.collection.bounds)
    stage.collection.backgroundView = nil
    #expect(view.superview == nil)
    #expect(stage.collection.numberOfSections == 1)
  }
}

/// A layout of overlapping cards, the first on top, with a sign below them.
@MainActor
private final class PileLayout: CollectionViewLayout {
  var askedToLeave: [IndexPath] = []

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: Size { Size(width: 320, height: 900) }

  override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes] {
    let cards = (0..<count).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
    let sign = layoutAttributesForSupplementaryView(
      ofKind: "sign", at: IndexPath(item: 0, section: 0))
    return cards + [sign].compactMap { $0 }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = Rect(x: Double(indexPath.item) * 20, y: 0, width: 100, height: 150)
    attributes.zIndex = 10 - indexPath.item
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = Rect(x: 0, y: 200, width: 320, height: 30)
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    askedToLeave.append(itemIndexPath)
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.frame.origin.y = 300
    return attributes
  }
}

@MainActor
private final class PileSource: CollectionViewDataSource {
  var count = 3

  func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ view: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
  }

  func collectionView(
    _ view: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "sign", for: indexPath)
  }
}
