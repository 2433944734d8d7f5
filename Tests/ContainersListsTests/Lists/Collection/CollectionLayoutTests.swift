import ContainersTesting
import Testing

@testable import Containers

@MainActor
struct CollectionLayoutTests {
  @Test(
    "A flow layout may set any of its properties while it prepares, before and after its super",
    arguments: LayoutProperty.allCases, [false, true])
  func ownProperties(property: LayoutProperty, isAfter: Bool) {
    let layout = ProbingLayout()
    layout.isAfter = isAfter
    layout.whenPreparing = { property.set(layout) }
    let it = ProbedItems(layout)
    #expect(layout.preparations < 8)
    let before = layout.preparations
    it.collection.setNeedsLayout()
    it.stage.settle()
    #expect(layout.preparations == before)
    #expect(!it.stage.application.isFrameDue)
    // What was set counts, whenever that was.
    let plain = CollectionViewFlowLayout()
    property.set(plain)
    let other = ProbedItems(plain)
    #expect(it.frames == other.frames)
    #expect(it.collection.contentSize == other.collection.contentSize)
  }

  @Test("An item size that follows the width, set while preparing, follows it")
  func sizeByWidth() {
    let layout = ProbingLayout()
    layout.whenPreparing = {
      guard let view = layout.collectionView else { return }
      layout.itemSize = Size(width: (view.bounds.width - 20) / 3, height: 40)
    }
    let it = ProbedItems(layout)
    #expect(it.frames.first?.width == 100)
    it.collection.frame.size.width = 200
    it.stage.settle()
    #expect(it.frames.first?.width == 60)
    #expect(!it.stage.application.isFrameDue)
  }

  @Test(
    "Every method of a layout may ask the collection view for anything",
    arguments: LayoutMethod.allCases, LayoutQuestion.allCases)
  func questions(method: LayoutMethod, question: LayoutQuestion) {
    for isFlow in [true, false] {
      let layout = isFlow ? ProbingLayout() : nil
      let column = ColumnLayout()
      let probe = { (layout: CollectionViewLayout) in question.ask(layout) }
      layout?.probes[method] = probe
      column.probes[method] = probe
      let it = ProbedItems(layout ?? column)
      it.collection.contentOffset = Point(x: 0, y: 100)
      it.stage.settle()
      it.collection.frame.size = Size(width: 250, height: 300)
      it.stage.settle()
      it.count += 1
      it.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
      it.stage.settle()
      it.swipe()
      #expect(!it.stage.application.isFrameDue)
      #expect(!it.collection.visibleCells.isEmpty)
      // A layout that invalidates itself is prepared as often as it is asked, but not forever.
      #expect(question == .invalidate || column.preparations + (layout?.preparations ?? 0) < 60)
    }
  }

  @Test("A size of the content that contradicts the insets it leads to settles", arguments: 0..<3)
  func contradiction(kind: Int) {
    let layout = ProbingLayout()
    layout.size = { view in
      let inset = view.adjustedContentInset
      switch kind {
      // As high as what the insets leave, and a point more: without insets it scrolls, with them not.
      case 0: return Size(width: 300, height: view.bounds.height - inset.top + 1)
      case 1: return Size(width: 300 - inset.left, height: view.bounds.height + 1 - inset.top * 2)
      default: return Size(width: 300, height: view.contentSize.height + 0 * inset.top)
      }
    }
    let it = ProbedItems(layout)
    it.controller.additionalSafeAreaInsets = EdgeInsets(top: 44, left: 10, bottom: 0, right: 0)
    it.stage.settle()
    #expect(!it.stage.application.isFrameDue)
    #expect(layout.preparations < 20)
  }

  @Test("A layout is asked about bounds while the view still has the old ones")
  func oldBounds() {
    let layout = ProbingLayout()
    let it = ProbedItems(layout)
    var asked: [(old: Rect, new: Rect)] = []
    layout.whenBoundsChange = { asked.append((layout.collectionView?.bounds ?? .zero, $0)) }
    func expect(_ change: () -> Void) {
      let before = it.collection.bounds
      asked = []
      change()
      it.stage.settle()
      #expect(!asked.isEmpty)
      #expect(asked.first?.old == before)
      #expect(asked.last?.new == it.collection.bounds)
      for (old, new) in asked { #expect(old != new) }
    }
    expect { it.collection.contentOffset = Point(x: 0, y: 50) }
    expect { it.collection.setContentOffset(Point(x: 0, y: 250), animated: true) }
    expect { it.collection.frame = Rect(x: 0, y: 0, width: 200, height: 380) }
    expect { it.collection.frame.size.height = 300 }
    expect { it.collection.bounds = Rect(x: 0, y: 20, width: 240, height: 250) }
    expect { it.collection.bounds.size.width = 280 }
    expect { it.collection.bounds.origin.y = 70 }
    expect { it.stage.scroll(.at(50, 50), by: Point(x: 0, y: -90)) }
    expect { it.swipe() }
    expect { it.stage.resize(to: Size(width: 260, height: 400)) }
    asked = []
    it.collection.center.x += 5
    it.collection.contentOffset = it.collection.contentOffset
    it.stage.settle()
    #expect(asked.isEmpty)
  }

  @Test("A layout that is invalidated by scrolling is prepared for the new bounds")
  func invalidatedByScrolling() {
    let layout = ProbingLayout()
    layout.isInvalidatedByBounds = true
    var seen: [Double] = []
    layout.whenPreparing = { seen.append(layout.collectionView?.bounds.minY ?? -1) }
    let it = ProbedItems(layout)
    it.collection.contentOffset = Point(x: 0, y: 120)
    it.stage.settle()
    #expect(seen.last == 120)
    #expect(!it.stage.application.isFrameDue)
  }

  @Test("A layout may scroll when it is asked about bounds")
  func scrollsWhenAsked() {
    let layout = ProbingLayout()
    let it = ProbedItems(layout)
    layout.whenBoundsChange = { _ in layout.collectionView?.contentOffset = Point(x: 0, y: 33) }
    it.collection.contentOffset = Point(x: 0, y: 120)
    it.stage.settle()
    #expect(it.collection.contentOffset == Point(x: 0, y: 120))
    #expect(!it.stage.application.isFrameDue)
  }

  @Test(
    "An item that is scrolled to is in its place, however the sizes of those before it differ",
    arguments: [CollectionView.ScrollPosition.top, .centeredVertically, .bottom, []],
    [false, true])
  func inItsPlace(position: CollectionView.ScrollPosition, isAnimated: Bool) {
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = Size(width: 300, height: 50)
    let it = ProbedItems(layout, count: 3000)
    it.isSizing = true
    it.collection.reloadData()
    it.stage.turn()
    for target in [2999, 0, 1500, 1501, 40, 2900, 2899, 7] {
      it.ends = 0
      let path = IndexPath(item: target, section: 0)
      it.collection.scrollToItem(at: path, at: position, animated: isAnimated)
      if isAnimated { it.stage.settle() }
      let rect = it.collection.layoutAttributesForItem(at: path)?.frame ?? .zero
      let seen = it.collection.bounds
      #expect(it.collection.cellForItem(at: path)?.frame == rect)
      #expect(rect.height == ProbedItems.height(of: target))
      let limit = it.collection.contentSize.height - seen.height
      let (top, bottom) = (rect.minY, rect.maxY - seen.height)
      if position == [] {
        #expect(rect.minY >= seen.minY - 0.01)
        #expect(rect.maxY <= seen.maxY + 0.01)
      } else {
        let wanted = position == .top ? top : position == .bottom ? bottom : (top + bottom) / 2
        #expect(abs(seen.minY - min(max(wanted, 0), limit)) < 0.01, "\(target)")
      }
      if isAnimated { #expect(it.ends == 1) }
    }
  }

  @Test("The content ends with the last item, wherever one comes from", arguments: 0..<4)
  func noSlack(way: Int) {
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = Size(width: 300, height: way % 2 == 0 ? 20 : 120)
    let it = ProbedItems(layout, count: 120)
    it.isSizing = true
    it.collection.reloadData()
    it.stage.turn()
    switch way {
    case 0: it.collection.scrollToItem(at: IndexPath(item: 119, section: 0), at: [], animated: true)
    case 1: for _ in 0..<40 { it.swipe() }
    case 2:
      for _ in 0..<40 {
        it.stage.scroll(.at(50, 50), by: Point(x: 0, y: -900))
        it.stage.settle()
      }
    default:
      it.collection.scrollToItem(at: IndexPath(item: 119, section: 0), at: .top, animated: false)
      it.collection.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: false)
      for _ in 0..<40 { it.swipe() }
    }
    it.stage.settle()
    let last = it.collection.layoutAttributesForItem(at: IndexPath(item: 119, section: 0))?.frame
    #expect(it.collection.contentSize.height == last?.maxY)
    #expect(abs(it.collection.bounds.maxY - (last?.maxY ?? 0)) < 0.01)
  }
}

/// A property of a flow layout.
enum LayoutProperty: CaseIterable, Sendable {
  case itemSize, lineSpacing, itemSpacing, sectionInset, header, footer, direction, estimate
  case pinnedHeader, pinnedFooter

  @MainActor
  func set(_ layout: CollectionViewFlowLayout) {
    switch self {
    case .itemSize: layout.itemSize = Size(width: 70, height: 30)
    case .lineSpacing: layout.minimumLineSpacing = 3
    case .itemSpacing: layout.minimumInteritemSpacing = 25
    case .sectionInset: layout.sectionInset = EdgeInsets(all: 9)
    case .header: layout.headerReferenceSize = Size(width: 0, height: 20)
    case .footer: layout.footerReferenceSize = Size(width: 0, height: 20)
    case .direction: layout.scrollDirection = .horizontal
    case .estimate: layout.estimatedItemSize = Size(width: 80, height: 33)
    case .pinnedHeader: layout.sectionHeadersPinToVisibleBounds = true
    case .pinnedFooter: layout.sectionFootersPinToVisibleBounds = true
    }
  }
}

/// A method that layouts override.
enum LayoutMethod: CaseIterable, Sendable {
  case prepare, contentSize, elements, item, boundsChange, preferred, target, appearing
  case disappearing
}

/// Something that a layout asks of its collection view.
enum LayoutQuestion: CaseIterable, Sendable {
  case contentSize, insets, safeArea, visibleCells, indexPaths, attributes, counts, itemAtPoint
  case layoutIfNeeded, invalidate, setOffset, setInset

  @MainActor
  func ask(_ layout: CollectionViewLayout) {
    guard let view = layout.collectionView else { return }
    let path = IndexPath(item: 0, section: 0)
    switch self {
    case .contentSize: _ = view.contentSize
    case .insets: _ = view.adjustedContentInset
    case .safeArea: _ = (view.safeAreaInsets, view.bounds, view.contentOffset)
    case .visibleCells: _ = view.visibleCells
    case .indexPaths: _ = (view.indexPathsForVisibleItems, view.cellForItem(at: path))
    case .attributes: _ = view.layoutAttributesForItem(at: path)
    case .counts: _ = (view.numberOfSections, view.numberOfItems(inSection: 0))
    case .itemAtPoint: _ = view.indexPathForItem(at: Point(x: 10, y: 10))
    case .layoutIfNeeded: view.layoutIfNeeded()
    case .invalidate: layout.invalidateLayout()
    case .setOffset: view.contentOffset = Point(x: 0, y: 60)
    case .setInset: view.contentInset = EdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    }
  }
}

/// A flow layout whose methods run closures.
@MainActor
private final class ProbingLayout: CollectionViewFlowLayout {
  var probes: [LayoutMethod: (CollectionViewLayout) -> Void] = [:]
  var whenPreparing: () -> Void = {}
  var whenBoundsChange: (Rect) -> Void = { _ in }
  var isAfter = false
  var isInvalidatedByBounds = false
  var size: ((CollectionView) -> Size)?
  var preparations = 0
  private var isProbing = false

  private func probe(_ method: LayoutMethod) {
    guard !isProbing else { return }
    isProbing = true
    probes[method]?(self)
    isProbing = false
  }

  override func prepare() {
    preparations += 1
    if !isAfter { whenPreparing() }
    probe(.prepare)
    super.prepare()
    if isAfter { whenPreparing() }
  }

  override var collectionViewContentSize: Size {
    probe(.contentSize)
    return collectionView.flatMap { size?($0) } ?? super.collectionViewContentSize
  }

  override func layoutAttributesForElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes]? {
    probe(.elements)
    return super.layoutAttributesForElements(in: rect)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    probe(.item)
    return super.layoutAttributesForItem(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    whenBoundsChange(newBounds)
    probe(.boundsChange)
    return isInvalidatedByBounds || super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    probe(.preferred)
    return super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
  ) -> Point {
    probe(.target)
    return proposedContentOffset
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    probe(.appearing)
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    probe(.disappearing)
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
}

/// A layout of its own that puts items in one column, whose methods run closures.
@MainActor
private final class ColumnLayout: CollectionViewLayout {
  var probes: [LayoutMethod: (CollectionViewLayout) -> Void] = [:]
  var preparations = 0
  private var count = 0
  private var width = 0.0
  private var isProbing = false

  private func probe(_ method: LayoutMethod) {
    guard !isProbing else { return }
    isProbing = true
    probes[method]?(self)
    isProbing = false
  }

  override func prepare() {
    preparations += 1
    probe(.prepare)
    count = collectionView?.numberOfItems(inSection: 0) ?? 0
    width = collectionView?.bounds.width ?? 0
  }

  override var collectionViewContentSize: Size {
    probe(.contentSize)
    return Size(width: width, height: Double(count) * 40)
  }

  override func layoutAttributesForElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes]? {
    probe(.elements)
    return (0..<count).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    probe(.item)
    guard indexPath.item < count else { return nil }
    let result = CollectionViewLayoutAttributes(forCellWith: indexPath)
    result.frame = Rect(x: 0, y: Double(indexPath.item) * 40, width: width, height: 40)
    return result
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    probe(.boundsChange)
    return false
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    probe(.preferred)
    return false
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
  ) -> Point {
    probe(.target)
    return proposedContentOffset
  }
}

/// A stage with one collection view of 320 × 400 points.
@MainActor
private final class ProbedItems: CollectionViewDataSource, CollectionViewDelegate {
  let stage: Stage
  let controller = ViewController()
  let collection: CollectionView
  var count: Int
  var isSizing = false
  var ends = 0

  init(_ layout: CollectionViewLayout, count: Int = 200) {
    self.count = count
    stage = Stage(controller, size: Size(width: 320, height: 400))
    collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    collection.autoresizingMask = [.flexibleWidth]
    collection.register(ProbedCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      CollectionReusableView.self,
      forSupplementaryViewOfKind: CollectionViewFlowLayout.elementKindSectionHeader,
      withReuseIdentifier: "end")
    collection.register(
      CollectionReusableView.self,
      forSupplementaryViewOfKind: CollectionViewFlowLayout.elementKindSectionFooter,
      withReuseIdentifier: "end")
    controller.view.addSubview(collection)
    collection.delegate = self
    collection.dataSource = self
    stage.settle()
  }

  static func height(of item: Int) -> Double { Double(15 + item * 7919 % 140) }

  var frames: [Rect] {
    (0..<count).compactMap {
      collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  func swipe() {
    stage.send(.fingerDown(id: 1, Point(x: 100, y: 240)))
    for step in 1...5 {
      stage.platform.advance(by: .milliseconds(16))
      stage.send(.fingerMoved(id: 1, Point(x: 100, y: 240 - 44 * Double(step))))
    }
    stage.send(.fingerUp(id: 1, Point(x: 100, y: 20)))
    stage.settle()
  }

  func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(
    _ view: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? ProbedCell)?.height = isSizing ? ProbedItems.height(of: indexPath.item) : nil
    return cell
  }
  func collectionView(
    _ view: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "end", for: indexPath)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { ends += 1 }
}

private final class ProbedCell: CollectionViewCell {
  var height: Double?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    let result = layoutAttributes.copy()
    if let height { result.frame.size = Size(width: 300, height: height) }
    return result
  }
}
