import Containers

final class CountedTable: TableView {
  override func reloadData() {
    super.reloadData()
    Calls.note("TableView.reloadData")
  }

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    super.performBatchUpdates(updates, completion: completion)
    Calls.note("TableView.performBatchUpdates")
  }

  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    super.insertRows(at: indexPaths, with: animation)
    Calls.note("TableView.insertRows")
  }

  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    super.deleteRows(at: indexPaths, with: animation)
    Calls.note("TableView.deleteRows")
  }
}

final class CountedCell: TableViewCell {
  private let extra = CountedLabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(extra)
    Calls.note("TableViewCell.init(style:reuseIdentifier:)")
  }

  required init?(coder: NibCoder) { fatalError("init(coder:) has not been implemented") }

  override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size {
    Calls.note("TableViewCell.systemLayoutSizeFitting")
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

final class CountedCollection: CollectionView {
  override func insertItems(at indexPaths: [IndexPath]) {
    super.insertItems(at: indexPaths)
    Calls.note("CollectionView.insertItems")
  }

  override func deleteItems(at indexPaths: [IndexPath]) {
    super.deleteItems(at: indexPaths)
    Calls.note("CollectionView.deleteItems")
  }
}

final class CountedItem: CollectionViewCell {
  override init(frame: Rect) {
    super.init(frame: frame)
    Calls.note("CollectionViewCell.init(frame:)")
  }
}

final class CountedLayout: CollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes]? {
    Calls.note("CollectionViewLayout.layoutAttributesForElements")
    return super.layoutAttributesForElements(in: rect)
  }
}
