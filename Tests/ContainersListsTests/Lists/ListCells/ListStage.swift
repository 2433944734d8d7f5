import ContainersTesting

@testable import Containers

/// A stage with one list in a collection view, with texts in its rows.
@MainActor
final class ListStage: CollectionViewDataSource, CollectionViewDelegate {
  let stage: Stage
  let collection: CollectionView
  var counts: [Int]
  var selected: [IndexPath] = []
  private let fill: (CollectionViewListCell) -> Void

  init(
    _ appearance: CollectionLayoutListConfiguration.Appearance, _ counts: [Int],
    size: Size = Size(width: 320, height: 400), scale: Double = 1,
    configure: (inout CollectionLayoutListConfiguration) -> Void = { _ in },
    fill: @escaping (CollectionViewListCell) -> Void = { _ in }
  ) {
    (self.counts, self.fill) = (counts, fill)
    var list = CollectionLayoutListConfiguration(appearance: appearance)
    configure(&list)
    let controller = ViewController()
    stage = Stage(controller, size: size, scale: scale)
    collection = CollectionView(
      frame: Rect(origin: .zero, size: size),
      collectionViewLayout: CollectionViewCompositionalLayout.list(using: list))
    collection.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
      collection.register(
        CollectionViewListCell.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    controller.view.addSubview(collection)
    collection.delegate = self
    collection.dataSource = self
    stage.settle()
  }

  func frame(_ item: Int, _ section: Int = 0) -> Rect? {
    collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func cell(_ item: Int, _ section: Int = 0) -> CollectionViewListCell? {
    collection.cellForItem(at: IndexPath(item: item, section: section)) as? CollectionViewListCell
  }

  /// Drags a finger over a row, and lets it rest before it is lifted.
  func swipe(_ item: Int, by distance: Double) {
    guard let frame = frame(item) else { return }
    let start = Point(
      x: distance < 0 ? frame.maxX - 10 : frame.minX + 10,
      y: frame.midY - collection.contentOffset.y)
    stage.send(.fingerDown(id: 1, start))
    for step in 1...10 {
      stage.advance(by: .milliseconds(16))
      let way = distance * Double(step) / 10
      stage.send(.fingerMoved(id: 1, Point(x: start.x + way, y: start.y)))
    }
    stage.advance(by: .milliseconds(400))
    stage.send(.fingerUp(id: 1, Point(x: start.x + distance, y: start.y)))
    stage.settle()
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

  func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ view: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? CollectionViewListCell else { return cell }
    var content = cell.defaultContentConfiguration()
    content.text = ["Inbox", "Drafts", "Sent", "Archive"][indexPath.item % 4]
    cell.contentConfiguration = content
    fill(cell)
    return cell
  }

  func collectionView(
    _ view: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let title = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    guard let cell = title as? CollectionViewListCell else { return title }
    var content = cell.defaultContentConfiguration()
    content.text =
      kind == CollectionView.elementKindSectionHeader ? "Mailboxes" : "Updated just now"
    cell.contentConfiguration = content
    return cell
  }

  func collectionView(_ view: CollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}
