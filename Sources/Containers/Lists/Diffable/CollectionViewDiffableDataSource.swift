/// A data source that identifies items and updates a collection view from snapshots.
///
/// Apply a snapshot of the whole state; the data source works out the insertions, deletions, and
/// moves.
@MainActor
open class CollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: CollectionViewDataSource {
  /// A closure that returns the cell of an item; returning nil is an error.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: CollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> CollectionViewCell?
  /// A closure that returns a supplementary view; returning nil is an error.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: CollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> CollectionReusableView?
  /// A snapshot of the sections and items.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The closure that provides supplementary views, for layouts that have them.
  public var supplementaryViewProvider: SupplementaryViewProvider?
  /// What is asked and called when the user expands and collapses items of section snapshots.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()
  /// What lets the user reorder items: by a long press and a drag, Alt+Up and Alt+Down, and assistive
  /// technology.
  open var reorderingHandlers = ReorderingHandlers() {
    didSet { if reorderingHandlers.canReorderItem != nil { collectionView?.offerMoving() } }
  }

  private weak var collectionView: CollectionView?
  private let cellProvider: CellProvider
  private var reordering: DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>?
  private(set) var core = DiffableCore<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source without items and assigns it to a collection view.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  /// Returns the current snapshot.
  open func snapshot() -> Snapshot { core.snapshot }

  /// Applies a snapshot and updates the collection view.
  ///
  /// - Parameters:
  ///   - snapshot: The new state.
  ///   - animatingDifferences: Whether to animate the changes.
  ///   - completion: Called when the update is finished.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    carryOut(animatingDifferences, completion) { $0.advance(to: snapshot) }
  }

  /// Applies a snapshot by reloading all cells, without computing differences.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    _ = core.advance(to: snapshot)
    collectionView?.reloadData()
    completion?()
  }

  /// Returns the items of a section as an outline; a flat one if no section snapshot was applied.
  ///
  /// Applying a snapshot of all sections in which the items of this one differ makes it flat.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType> { core.outline(of: section) }

  /// Applies the items of one section as an outline and updates the collection view.
  ///
  /// The cells of items that stay visible are kept, those of items that were expanded or collapsed too:
  /// their ``CellConfigurationState/isExpanded`` says so. The Right and Left keys expand and collapse the
  /// focused item.
  ///
  /// - Parameters:
  ///   - snapshot: The new state of the section.
  ///   - section: The section, which is appended if there is none.
  ///   - animatingDifferences: Whether to animate the changes.
  ///   - completion: Called when the update is finished.
  open func apply(
    _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    carryOut(animatingDifferences, completion) { $0.advance(to: snapshot, of: section) }
  }

  /// Returns the identifier of the item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    core.snapshot.item(at: indexPath)
  }

  /// Returns the index path of an item; nil if it is not in the snapshot.
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
        "The cell provider of \(self) returned no cell for item \(indexPath) of "
          + "\(collectionView): return one for every item in the snapshot.")
    }
    return cell
  }

  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { mayReorder(indexPath) }

  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { reorder(from: sourceIndexPath, to: destinationIndexPath) }

  open func indexTitles(for collectionView: CollectionView) -> [String]? { nil }

  open func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

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

extension CollectionViewDiffableDataSource {
  private typealias Core = DiffableCore<SectionIdentifierType, ItemIdentifierType>

  private func carryOut(
    _ isAnimated: Bool, _ completion: (() -> Void)?,
    _ advance: @escaping (inout Core) -> BatchChanges
  ) {
    guard let collectionView else {
      _ = advance(&core)
      completion?()
      return
    }
    collectionView.apply(isAnimated: isAnimated) {
      advance(&self.core)
    } completion: { _ in
      completion?()
    }
  }

  func take(
    _ transaction: DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
  ) {
    core.take(transaction)
    reordering = transaction
  }

  /// Returns the reordering of which the app has not heard yet, and forgets it.
  func takeReordering()
    -> DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>?
  {
    defer { reordering = nil }
    return reordering
  }
}
