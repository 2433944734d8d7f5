/// A list of rows in one column, of which only those that are seen have cells.
///
/// The ``dataSource`` knows the rows; the ``ScrollView/delegate``, where it is a
/// ``TableViewDelegate``, is told what a person does. This class body is the table of what a subclass
/// may override.
@MainActor
open class TableView: ScrollView {
  /// How sections are set apart.
  public enum Style: Hashable, Sendable {
    /// One after the other, the header of the first that is seen staying at the top.
    case plain
    /// On a ground of their own, with room between them.
    case grouped
    /// On cards with round corners.
    case insetGrouped
  }

  /// What separates rows.
  public enum SeparatorStyle: Hashable, Sendable {
    /// Nothing.
    case none
    /// A line.
    case singleLine
  }

  /// How rows come and go.
  public enum RowAnimation: Hashable, Sendable {
    /// By fading.
    case fade
    /// From and to the right.
    case right
    /// From and to the left.
    case left
    /// From and to above.
    case top
    /// From and to below.
    case bottom
    /// At once.
    case none
    /// As suits the table.
    case automatic
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Hashable, Sendable {
    /// As near as needed for it to be seen.
    case none
    /// To the top.
    case top
    /// To the middle.
    case middle
    /// To the bottom.
    case bottom
  }

  /// A height that follows from the content.
  public static var automaticDimension: Double { -1 }

  /// How sections are set apart.
  public let style: Style

  /// What knows the rows.
  public weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }
  /// What prepares rows before they are seen.
  public weak var prefetchDataSource: (any TableViewDataSourcePrefetching)?

  /// What follows and decides; of a table, a ``TableViewDelegate``.
  open override weak var delegate: (any ScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any TableViewDelegate
      if tableDelegate != nil { offerEntryMenus() }
      reloadData()
    }
  }

  /// The height of rows, in points; automatic at first.
  public var rowHeight = TableView.automaticDimension { didSet { reloadData() } }
  /// The height that rows count with until they come near; automatic at first, and 0 to ask for all
  /// heights at once.
  public var estimatedRowHeight = TableView.automaticDimension { didSet { reloadData() } }
  /// The height of headers, in points; automatic at first.
  public var sectionHeaderHeight = TableView.automaticDimension { didSet { reloadData() } }
  /// The height of footers, in points; automatic at first.
  public var sectionFooterHeight = TableView.automaticDimension { didSet { reloadData() } }
  /// What separates rows.
  public var separatorStyle = SeparatorStyle.singleLine { didSet { separatorsDidChange() } }
  /// The colour of the lines between rows; nil for the usual one.
  public var separatorColor: DynamicColor? { didSet { separatorsDidChange() } }
  /// How far the lines stay from the edges, in points.
  public var separatorInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { separatorsDidChange() }
  }
  /// A view above all sections, as high as its frame says.
  public var tableHeaderView: View? { didSet { accessoryDidChange(oldValue, tableHeaderView) } }
  /// A view below all sections, as high as its frame says.
  public var tableFooterView: View? { didSet { accessoryDidChange(oldValue, tableFooterView) } }
  /// A view behind all rows that does not scroll: the place for what is said where there are none.
  public var backgroundView: View? { didSet { backgroundDidChange(oldValue) } }
  /// Whether the content of cells, headers and footers keeps clear of what is covered at the sides; true
  /// at first.
  public var insetsContentViewsToSafeArea = true {
    didSet {
      guard insetsContentViewsToSafeArea != oldValue else { return }
      for view in subviews { view.setNeedsLayout() }
    }
  }
  /// Whether rows can be selected; true at first.
  public var allowsSelection = true
  /// Whether several rows can be selected; false at first.
  public var allowsMultipleSelection = false
  /// Whether rows can be selected while the table is edited; false at first.
  public var allowsSelectionDuringEditing = false
  /// Whether the arrow keys select the row that they come to; true at first.
  public var selectionFollowsFocus = true

  weak var tableDelegate: (any TableViewDelegate)?
  var entryMenu: AnyObject?
  var layout: TableLayout?
  var knownWidth = 0.0
  var knownCategory = ContentSizeCategory.unspecified
  var visible: [IndexPath: TableViewCell] = [:]
  var headers: [Int: View] = [:]
  var footers: [Int: View] = [:]
  var cards: [Int: View] = [:]
  let cellPool = ReusePool<TableViewCell>()
  let headerPool = ReusePool<TableViewHeaderFooterView>()
  var selection: Set<IndexPath> = []
  var highlighted: IndexPath?
  var cursor: IndexPath?
  var selectionAnchor: IndexPath?
  var typed = TypeSelection()
  var pendingChanges: TableChanges?
  var batchDepth = 0
  var storedIsEditing = false
  var prefetched: Set<IndexPath> = []
  var moving: TableMove?
  var entryRing: FocusRingView?
  var isMakingCell = false
  /// The cell that the data source fills again, and its row.
  var reconfigured: (path: IndexPath, cell: TableViewCell)?

  /// Makes a table.
  public init(frame: Rect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? ScrollPalette.ground : ScrollPalette.groupedGround
  }

  /// Makes a plain table.
  public override convenience init(frame: Rect = .zero) { self.init(frame: frame, style: .plain) }

  /// Forgets all rows and asks the data source again.
  ///
  /// Open. Called where another data source or delegate, or another height for all rows, is set, and by
  /// diffable data sources that reload.
  open func reloadData() { forgetRows() }

  /// Carries several changes out as one: the data source changes in the block, together with the calls
  /// that say how.
  ///
  /// Deletions, reloads and origins of moves count in the state before the block, insertions and goals
  /// of moves in that after it, whatever the order of the calls.
  ///
  /// Open, as are the methods that say what has changed. Diffable data sources call it, and in it the method
  /// for each kind of change that there is, once, and those that move once for each move. Alone, none of them
  /// calls another.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and calls `insertRows(at:with:)` and the like.
  ///   - completion: Called when everything is in its place.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion)
  }

  /// Begins several changes that are carried out as one with the ``endUpdates()`` that belongs to it;
  /// see ``performBatchUpdates(_:completion:)``, which does not call it.
  ///
  /// Open. The library itself never calls it.
  open func beginUpdates() { beginBatch() }

  /// Carries the changes out that were made since ``beginUpdates()``.
  ///
  /// Open. The library itself never calls it.
  open func endUpdates() { endOuterBatch() }

  /// Adds rows that the data source has now.
  ///
  /// Open; see ``performBatchUpdates(_:completion:)``.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    change(animation) { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Takes rows away that the data source has no more.
  ///
  /// Open; see ``performBatchUpdates(_:completion:)``.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    change(animation) { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Makes the cells of rows anew.
  ///
  /// Open; see ``performBatchUpdates(_:completion:)``.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    change(animation) { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Has the data source fill the cells of rows again: what it dequeues for them is the cell that each
  /// has.
  ///
  /// Cheaper than ``reloadRows(at:with:)``, and what is going on in the cell goes on.
  ///
  /// Open; see ``performBatchUpdates(_:completion:)``.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change(batchDepth == 0 ? .none : .automatic) { $0.reconfiguredItems.formUnion(indexPaths) }
  }

  /// Moves a row that the data source has moved.
  ///
  /// Open; see ``performBatchUpdates(_:completion:)``.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) {
      $0.movedItems.append(BatchChanges.Move(from: indexPath, to: newIndexPath))
    }
  }

  /// Adds sections that the data source has now.
  ///
  /// Open; see ``performBatchUpdates(_:completion:)``.
  open func insertSections(_ sections: Set<Int>, with animation: RowAnimation = .automatic) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections away that the data source has no more.
  ///
  /// Open; see ``performBatchUpdates(_:completion:)``.
  open func deleteSections(_ sections: Set<Int>, with animation: RowAnimation = .automatic) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }

  /// Makes sections anew, with however many rows they have now.
  ///
  /// Open; see ``performBatchUpdates(_:completion:)``.
  open func reloadSections(_ sections: Set<Int>, with animation: RowAnimation = .automatic) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section that the data source has moved.
  ///
  /// Open; see ``performBatchUpdates(_:completion:)``.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) {
      $0.movedSections.append(BatchChanges.Move(from: section, to: newSection))
    }
  }

  /// Whether the table shows what editing offers.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows what editing offers, or hides it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, isAnimated: animated)
  }

  open override func layoutSubviews() {
    layoutRows()
    super.layoutSubviews()
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if traitCollection.preferredContentSizeCategory != previous?.preferredContentSizeCategory {
      setNeedsLayout()
    }
  }

  override func releaseSpareViews() {
    cellPool.drain()
    headerPool.drain()
  }

  open override var contentSize: Size {
    get {
      loadIfNeeded()
      return storedContentSize
    }
    set { super.contentSize = newValue }
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
    if !press(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
    movePress(touches)
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
    endPress(touches)
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
    cancelPress()
  }

  open override func pressesBegan(_ presses: Set<Press>) {
    if !handleKeys(presses) { super.pressesBegan(presses) }
  }

  open override func pressesChanged(_ presses: Set<Press>) {
    if !handleKeys(presses) { super.pressesChanged(presses) }
  }

  /// Whether the keyboard stops at the table: where there are rows to select or to edit.
  open override var canBecomeFocused: Bool {
    loadIfNeeded()
    return (allowsSelection || isEditing) && layout?.isEmpty == false || super.canBecomeFocused
  }

  /// A list, in which the rows count that are out of sight too.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .list
  }

  open override func didUpdateFocus() { focusOfRowsDidChange() }
}
