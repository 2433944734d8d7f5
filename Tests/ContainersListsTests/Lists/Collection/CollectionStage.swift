@testable import Containers
import ContainersTesting

/// A stage with one collection view of 320 × 400 points and a flow layout of 60-point items.
@MainActor
final class CollectionStage: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  let stage: Stage
  let collection: CollectionView
  let layout = CollectionViewFlowLayout()
  var items: [[Int]]
  var sizes: ((IndexPath) -> Size)?
  var whenSelected: () -> Void = {}
  var whenFilled: (CollectionViewCell, Int) -> Void = { _, _ in }
  var log: [String] = []
  var presses: [String] = []
  var shownHeaders: [Int] = []
  var indexTitles: [String]?
  var isMovable: (Int) -> Bool = { _ in false }
  var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
  var moves: [String] = []
  var whenMoved: () -> Void = {}

  init(
    _ items: [[Int]], scale: Double = 1, configure: (CollectionViewFlowLayout) -> Void = { _ in }
  ) {
    self.items = items
    let controller = ViewController()
    stage = Stage(controller, size: Size(width: 320, height: 400), scale: scale)
    layout.itemSize = Size(width: 60, height: 60)
    configure(layout)
    collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    collection.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      CollectionViewFlowLayout.elementKindSectionHeader,
      CollectionViewFlowLayout.elementKindSectionFooter,
    ] {
      collection.register(
        TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    controller.view.addSubview(collection)
    collection.delegate = self
    collection.dataSource = self
    stage.turn()
  }

  convenience init(count: Int) { self.init([Array(0..<count)]) }

  var numbers: [Int] { collection.visibleCells.compactMap { ($0 as? NumberCell)?.number } }

  var selected: [Int] { (collection.indexPathsForSelectedItems ?? []).map(\.item) }

  func frame(_ item: Int, _ section: Int = 0) -> Rect? {
    collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { items.count }
  func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
    items[section].count
  }
  func collectionView(
    _ view: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let number = items[indexPath.section][indexPath.item]
    (cell as? NumberCell)?.number = number
    whenFilled(cell, number)
    return cell
  }
  func collectionView(
    _ view: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let title = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (title as? TitleView)?.label.text = "Section \(indexPath.section)"
    return title
  }
  func collectionView(
    _ view: CollectionView, layout: CollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> Size {
    // Without sizes, the stage is like a delegate that does not implement the method.
    sizes?(indexPath) ?? (layout as? CollectionViewFlowLayout)?.itemSizeByDefault() ?? .zero
  }
  func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { isMovable(items[indexPath.section][indexPath.item]) }
  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let number = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    items[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
    moves.append("\(number)")
    whenMoved()
  }
  func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { target(currentIndexPath, proposedIndexPath) }
  func indexTitles(for collectionView: CollectionView) -> [String]? { indexTitles }
  func collectionView(_ view: CollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
    whenSelected()
  }
  func collectionView(_ view: CollectionView, didHighlightItemAt indexPath: IndexPath) {
    presses.append("down \(indexPath.item)")
  }
  func collectionView(_ view: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    presses.append("up \(indexPath.item)")
  }
  func collectionView(
    _ view: CollectionView, willDisplaySupplementaryView shown: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { shownHeaders.append(indexPath.section) }
  func collectionView(
    _ view: CollectionView, didEndDisplayingSupplementaryView gone: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { shownHeaders.removeAll { $0 == indexPath.section } }
  func collectionView(_ view: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    log.append("open \(indexPath.item)")
  }
}

@MainActor
final class NumberCell: CollectionViewCell {
  let label = Label()
  var number = 0 {
    didSet {
      label.text = "\(number)"
      accessibility.label = "Item \(number)"
    }
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    contentView.backgroundColor = Color(hex: 0xDCE6F5)
    contentView.cornerRadius = 8
    cornerRadius = 8
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

@MainActor
final class TitleView: CollectionReusableView {
  let label = Label()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    label.font = .headline
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }
}
