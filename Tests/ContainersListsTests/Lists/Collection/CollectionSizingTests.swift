@testable import Containers
import ContainersTesting
import Testing

@MainActor
struct CollectionSizingTests {
  @Test("Items have the size that their constraints require, and lines wrap accordingly")
  func constraints() throws {
    let it = SizedItems(["a", "a longer text", "b", "a text that is longer still"])
    let cells = it.collection.visibleCells.compactMap { $0 as? TextItem }
    #expect(cells.map(\.label.text) == it.texts)
    for cell in cells {
      let text = cell.label.intrinsicContentSize
      #expect(cell.frame.size == Size(width: text.width + 16, height: text.height + 8))
    }
    #expect(cells[0].frame.minY == cells[1].frame.minY)
    #expect(cells[3].frame.minY > cells[1].frame.minY)
  }

  @Test("A cell gets its preferred size, and content before the visible part does not move it")
  func preferred() throws {
    let it = TallItems(count: 2000)
    it.collection.scrollToItem(
      at: IndexPath(item: 1000, section: 0), at: .top, animated: false)
    it.stage.turn()
    for _ in 0..<40 {
      let before = it.places
      it.stage.scroll(.at(100, 100), by: Point(x: 0, y: 20))
      it.stage.turn()
      for (path, y) in it.places {
        if let old = before[path] { #expect(abs(y - old - 20) < 0.001) }
      }
    }
    let cells = it.collection.visibleCells.compactMap { $0 as? TallItem }
    #expect(cells.count > 5)
    for (a, b) in zip(cells, cells.dropFirst()) { #expect(b.frame.minY == a.frame.maxY + 10) }
    for cell in cells { #expect(cell.frame.height == TallItem.height(cell.number)) }
  }

  @Test("Preferred sizes follow their items through an update")
  func update() {
    let it = TallItems(count: 100)
    it.numbers.insert(1004, at: 0)
    it.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    it.stage.settle()
    let cells = it.collection.visibleCells.compactMap { $0 as? TallItem }
    #expect(cells.first?.number == 1004)
    for cell in cells { #expect(cell.frame.height == TallItem.height(cell.number)) }
  }

  @Test("A flow layout is invalidated by a new width or insets, but not by a new height")
  func boundsChange() {
    let it = CollectionStage(count: 20)
    let layout = CountingLayout()
    it.collection.collectionViewLayout = layout
    it.stage.turn()
    let first = layout.preparations
    it.collection.frame = Rect(x: 0, y: 0, width: 320, height: 300)
    it.stage.turn()
    #expect(layout.preparations == first)
    it.collection.frame = Rect(x: 0, y: 0, width: 200, height: 300)
    it.stage.turn()
    #expect(layout.preparations == first + 1)
    it.collection.contentInset = EdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    it.stage.turn()
    #expect(layout.preparations == first + 2)
    // The new inset has moved the content, which asks once more.
    #expect(layout.answers == [false, true, false])
  }

  @Test("A supplementary view keeps the identifier it was dequeued with, and is reused")
  func identifiers() throws {
    let it = CollectionStage([Array(0..<40), Array(0..<40)]) {
      $0.headerReferenceSize = Size(width: 0, height: 30)
      $0.footerReferenceSize = Size(width: 0, height: 30)
    }
    let header = CollectionViewFlowLayout.elementKindSectionHeader
    let first = IndexPath(item: 0, section: 0)
    let view = try #require(it.collection.supplementaryView(forElementKind: header, at: first))
    #expect(view.reuseIdentifier == "title")
    it.collection.contentOffset = Point(x: 0, y: 100_000)
    it.stage.turn()
    it.collection.contentOffset = .zero
    it.stage.turn()
    #expect(it.collection.supplementaryView(forElementKind: header, at: first) === view)
  }
}

/// A stage with items as large as their texts.
@MainActor
private final class SizedItems: CollectionViewDataSource {
  let stage: Stage
  let collection: CollectionView
  let texts: [String]

  init(_ texts: [String]) {
    self.texts = texts
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
    collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 240, height: 400), collectionViewLayout: layout)
    let controller = ViewController()
    stage = Stage(controller, size: Size(width: 240, height: 400))
    controller.view.addSubview(collection)
    collection.register(TextItem.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = self
    stage.turn()
  }

  func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
    texts.count
  }
  func collectionView(
    _ view: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? TextItem)?.label.text = texts[indexPath.item]
    return cell
  }
}

@MainActor
private final class TextItem: CollectionViewCell {
  let label = Label()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    contentView.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }
}

/// A stage with a column of items whose heights only their cells know.
@MainActor
private final class TallItems: CollectionViewDataSource {
  let stage: Stage
  let collection: CollectionView
  var numbers: [Int]

  init(count: Int) {
    numbers = Array(0..<count)
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = Size(width: 200, height: 30)
    collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    let controller = ViewController()
    stage = Stage(controller, size: Size(width: 200, height: 400))
    controller.view.addSubview(collection)
    collection.register(TallItem.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = self
    stage.turn()
  }

  /// The frames of the items in the view.
  var places: [Int: Double] {
    Dictionary(
      uniqueKeysWithValues: collection.visibleCells.compactMap { $0 as? TallItem }.map {
        ($0.number, $0.frame.minY - collection.contentOffset.y)
      })
  }

  func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
    numbers.count
  }
  func collectionView(
    _ view: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? TallItem)?.number = numbers[indexPath.item]
    return cell
  }
}

@MainActor
private final class TallItem: CollectionViewCell {
  var number = 0

  static func height(_ number: Int) -> Double { 30 + Double(number % 5) * 10 }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    let result = layoutAttributes.copy()
    result.frame.size = Size(width: 200, height: TallItem.height(number))
    return result
  }
}

@MainActor
private final class CountingLayout: CollectionViewFlowLayout {
  var preparations = 0
  var answers: [Bool] = []

  override func prepare() {
    super.prepare()
    preparations += 1
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    let answer = super.shouldInvalidateLayout(forBoundsChange: newBounds)
    answers.append(answer)
    return answer
  }
}
