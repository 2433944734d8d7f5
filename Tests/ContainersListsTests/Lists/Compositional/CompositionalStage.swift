import ContainersTesting

@testable import Containers

/// A stage with one collection view with a compositional layout, whose cells have given sizes.
@MainActor
final class CompositionalStage: CollectionViewDataSource, CollectionViewDelegate {
  let stage: Stage
  let collection: CollectionView
  let isHorizontal: Bool
  var counts: [Int]
  /// The sizes that cells prefer, by their item.
  var preferred: [Int: Size] = [:]
  /// The height that headers prefer.
  var headerHeight = 20.0
  /// How many cells were asked for.
  var asked = 0
  var selected: [IndexPath] = []
  private var registered: Set<String> = []

  init(
    _ layout: CollectionViewLayout, counts: [Int], size: Size = Size(width: 320, height: 400),
    isHorizontal: Bool = false, configure: (CollectionView) -> Void = { _ in }
  ) {
    (self.counts, self.isHorizontal) = (counts, isHorizontal)
    let controller = ViewController()
    stage = Stage(controller, size: size)
    collection = CollectionView(
      frame: Rect(origin: .zero, size: size), collectionViewLayout: layout)
    collection.register(PreferringCell.self, forCellWithReuseIdentifier: "cell")
    configure(collection)
    controller.view.addSubview(collection)
    collection.delegate = self
    collection.dataSource = self
    stage.turn()
  }

  func frame(_ item: Int, _ section: Int = 0) -> Rect? {
    collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func view(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> Rect? {
    collection.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: item, section: section))?.frame
  }

  /// The part of the collection view in which a section scrolls.
  func scroller(_ section: Int = 0) -> OrthogonalScroller? {
    (collection.collectionViewLayout as? CollectionViewCompositionalLayout)?.scrollers[section]
  }

  /// The visible items of a section.
  func items(_ section: Int = 0) -> [Int] {
    collection.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item)
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

  func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ view: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    asked += 1
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? PreferringCell)?.preferred = preferred[indexPath.item]
    cell.accessibility.label = "Item \(indexPath.section).\(indexPath.item)"
    return cell
  }

  func collectionView(
    _ view: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    if registered.insert(kind).inserted {
      view.register(
        PreferringView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    let title = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    (title as? PreferringView)?.height = headerHeight
    return title
  }

  func collectionView(_ view: CollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}

/// A cell that prefers a size.
@MainActor
final class PreferringCell: CollectionViewCell {
  var preferred: Size?

  override func sizeThatFits(_ size: Size) -> Size { preferred ?? size }
}

/// A view that prefers a height.
@MainActor
final class PreferringView: CollectionReusableView {
  var height = 0.0

  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: height) }
}
