/// A data source of a table that knows each row by an identifier: it is given the whole state, and finds
/// out by itself which rows come, go and move.
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
  /// Returns the cell of an item; nil, which is an error, where it has none.
  public typealias CellProvider =
    @MainActor (
      _ tableView: TableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> TableViewCell?
  /// The state of the table.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// How rows come and go.
  public var defaultRowAnimation = TableView.RowAnimation.automatic

  private weak var tableView: TableView?
  private let cellProvider: CellProvider
  private var core = DiffableCore<SectionIdentifierType, ItemIdentifierType>()

  /// Makes a data source without rows and assigns it to a table.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  /// Returns the state in force.
  open func snapshot() -> Snapshot { core.snapshot }

  /// Puts another state in force.
  ///
  /// - Parameters:
  ///   - snapshot: The state.
  ///   - animatingDifferences: Whether rows are seen to come, go and move.
  ///   - completion: Called when everything is in its place.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let changes = core.advance(to: snapshot)
    guard let tableView else {
      completion?()
      return
    }
    tableView.apply(changes, animation: animatingDifferences ? defaultRowAnimation : .none) { _ in
      completion?()
    }
  }

  /// Puts another state in force without looking for differences: every cell is made anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    _ = core.advance(to: snapshot)
    tableView?.reloadData()
    completion?()
  }

  /// Returns the item of a row; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    core.snapshot.item(at: indexPath)
  }

  /// Returns the row of an item; nil where there is none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    core.snapshot.path(of: itemIdentifier)
  }

  /// Returns the section at an index; nil where there is none.
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
        "The cell provider of \(self) gave \(tableView) no cell for row \(indexPath): return one "
          + "for every item of the snapshot.")
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
}
