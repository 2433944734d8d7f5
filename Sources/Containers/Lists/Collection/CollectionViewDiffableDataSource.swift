/// A data source of a collection that knows each item by an identifier: it is given the whole state, and
/// finds out by itself which items come, go and move.
@MainActor
open class CollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: CollectionViewDataSource {
  /// Returns the cell of an item; nil, which is an error, where it has none.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: CollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> CollectionViewCell?
  /// Returns a supplementary view; nil, which is an error, where there is none.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: CollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> CollectionReusableView?
  /// The state of the collection.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// What makes supplementary views, for layouts that have any.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  private weak var collectionView: CollectionView?
  private let cellProvider: CellProvider
  private var core = DiffableCore<SectionIdentifierType, ItemIdentifierType>()

  /// Makes a data source without items and assigns it to a collection.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  /// Returns the state in force.
  open func snapshot() -> Snapshot { core.snapshot }

  /// Puts another state in force.
  ///
  /// - Parameters:
  ///   - snapshot: The state.
  ///   - animatingDifferences: Whether items are seen to come, go and move.
  ///   - completion: Called when everything is in its place.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let changes = core.advance(to: snapshot)
    guard let collectionView else {
      completion?()
      return
    }
    collectionView.apply(changes, isAnimated: animatingDifferences) { _ in completion?() }
  }

  /// Puts another state in force without looking for differences: every cell is made anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    _ = core.advance(to: snapshot)
    collectionView?.reloadData()
    completion?()
  }

  /// Returns the item at a position; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    core.snapshot.item(at: indexPath)
  }

  /// Returns the position of an item; nil where there is none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    core.snapshot.path(of: itemIdentifier)
  }

  open func numberOfSections(in collectionView: CollectionView) -> Int {
    core.snapshot.numberOfSections
  }

  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { core.snapshot.numberOfItems(inSection: core.snapshot.sectionIdentifiers[section]) }

  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    guard let item = core.snapshot.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      misuse(
        "The cell provider of \(self) gave \(collectionView) no cell for item \(indexPath): return "
          + "one for every item of the snapshot.")
    }
    return cell
  }

  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      misuse(
        "\(self) has no view of kind \(kind) at \(indexPath) for \(collectionView): set a "
          + "supplementaryViewProvider that returns one.")
    }
    return view
  }
}
