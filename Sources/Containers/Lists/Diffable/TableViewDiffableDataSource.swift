/// A data source that identifies items and updates a table view from snapshots.
///
/// Apply a snapshot of the whole state; the data source works out the insertions, deletions, and
/// moves.
///
/// ```swift
/// let dataSource = TableViewDiffableDataSource<Section, City>(tableView: table) {
///   table, path, city in
///   let cell = table.dequeueReusableCell(withIdentifier: "city", for: path)
///   cell.textLabel.text = city.name
///   return cell
/// }
/// ```
@MainActor
open class TableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: TableViewDataSource {
  /// A closure that returns the cell of an item; returning nil is an error.
  public typealias CellProvider =
    @MainActor (
      _ tableView: TableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> TableViewCell?
  /// A snapshot of the sections and items.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The animation of rows that are inserted or deleted.
  public var defaultRowAnimation = TableView.RowAnimation.automatic

  private weak var tableView: TableView?
  private let cellProvider: CellProvider
  private var core = DiffableCore<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source without rows and assigns it to a table view.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  /// Returns the current snapshot.
  open func snapshot() -> Snapshot { core.snapshot }

  /// Applies a snapshot and updates the table view.
  ///
  /// - Parameters:
  ///   - snapshot: The new state.
  ///   - animatingDifferences: Whether to animate the changes.
  ///   - completion: Called when the update is finished.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let tableView else {
      _ = core.advance(to: snapshot)
      completion?()
      return
    }
    tableView.apply(animation: animatingDifferences ? defaultRowAnimation : .none) {
      self.core.advance(to: snapshot)
    } completion: { _ in
      completion?()
    }
  }

  /// Applies a snapshot by reloading all cells, without computing differences.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    _ = core.advance(to: snapshot)
    tableView?.reloadData()
    completion?()
  }

  /// Returns the identifier of the item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    core.snapshot.item(at: indexPath)
  }

  /// Returns the index path of an item; nil if it is not in the snapshot.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    core.snapshot.path(of: itemIdentifier)
  }

  /// Returns the identifier of the section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = core.snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  open func numberOfSections(in tableView: TableView) -> Int { core.snapshot.numberOfSections }

  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    core.snapshot.numberOfItems(inSection: core.snapshot.sectionIdentifiers[section])
  }

  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    guard let item = core.snapshot.item(at: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else {
      misuse(
        "The cell provider of \(self) returned no cell for row \(indexPath) of \(tableView): "
          + "return one for every item in the snapshot.")
    }
    return cell
  }

  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
