/// A scrollable view that presents rows in a single column, with cells for visible rows only.
///
/// The ``dataSource`` provides the rows. A ``TableViewDelegate`` in ``ScrollView/delegate`` is
/// notified of user actions. The class body lists everything a subclass can override.
@MainActor
open class TableView: ScrollView {
  /// A value for heights that stands for the height that the content requires.
  public static var automaticDimension: Double { -1 }

  /// The style of the table view.
  public let style: Style

  /// The object that provides the rows.
  public weak var dataSource: (any TableViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      offerDeletion()
      reloadData()
    }
  }
  /// The object that prepares data for rows before they are displayed.
  public weak var prefetchDataSource: (any TableViewDataSourcePrefetching)?

  /// The delegate; a ``TableViewDelegate`` also receives the events of rows.
  open override weak var delegate: (any ScrollViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      tableDelegate = delegate as? any TableViewDelegate
      if tableDelegate != nil { offerActions() }
      reloadData()
    }
  }

  /// The height of rows, in points; automatic by default.
  public var rowHeight = TableView.automaticDimension {
    didSet { if rowHeight != oldValue { reloadData() } }
  }
  /// The estimated height of rows that have not been measured, in points; automatic by default.
  ///
  /// If 0, the table view asks the delegate for all heights when it loads.
  public var estimatedRowHeight = TableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { reloadData() } }
  }
  /// The height of headers, in points; automatic by default.
  public var sectionHeaderHeight = TableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { reloadData() } }
  }
  /// The height of footers, in points; automatic by default.
  public var sectionFooterHeight = TableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { reloadData() } }
  }
  /// The style of the separators between rows.
  public var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { separatorsDidChange() } }
  }
  /// The color of the separators; nil for the default color.
  public var separatorColor: DynamicColor? {
    didSet { if separatorColor != oldValue { separatorsDidChange() } }
  }
  /// A view above all sections, with the height of its frame.
  public var tableHeaderView: View? { didSet { accessoryDidChange(oldValue, tableHeaderView) } }
  /// A view below all sections, with the height of its frame.
  public var tableFooterView: View? { didSet { accessoryDidChange(oldValue, tableFooterView) } }
  /// A view behind the rows that does not scroll, for example to show when there are no rows.
  public var backgroundView: View? { didSet { backgroundDidChange(oldValue) } }
  /// Whether the content of cells, headers, and footers stays within the safe area at the sides.
  ///
  /// The default is true.
  public var insetsContentViewsToSafeArea = true {
    didSet {
      guard insetsContentViewsToSafeArea != oldValue else { return }
      for view in subviews { view.setNeedsLayout() }
    }
  }
  /// Whether rows can be selected outside edit mode; true by default.
  public var allowsSelection = true
  /// Whether more than one row can be selected outside edit mode; false by default.
  public var allowsMultipleSelection = false
  /// Whether rows can be selected in edit mode; false by default.
  public var allowsSelectionDuringEditing = false
  /// Whether more than one row can be selected in edit mode; false by default.
  ///
  /// Rows that can be edited then show circles in place of their editing styles. A press, Space, or
  /// Enter selects a row or deselects it, and performs no primary action; Shift with an arrow key
  /// extends the selection. All rows are deselected when edit mode ends.
  public var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { marksDidChange() } }
  }
  /// Whether moving the focus by key also selects the row; false by default.
  ///
  /// If false, keys move only the focus; Enter or Space then selects the focused row, as a press
  /// does.
  public var selectionFollowsFocus = false

  weak var tableDelegate: (any TableViewDelegate)?
  var entryMenu: AnyObject?
  var sectionIndex = SectionIndex()
  // Read many times for each row: final, so that the compiler proves that no accesses overlap.
  final var layout: TableLayout?
  var knownWidth = 0.0
  var knownCategory = ContentSizeCategory.unspecified
  var cells: [IndexPath: TableViewCell] = [:]
  var formerPaths: [ObjectIdentifier: IndexPath] = [:]
  var headers: [Int: View] = [:]
  var footers: [Int: View] = [:]
  var cards: [Int: View] = [:]
  var givenSeparatorInset = EdgeInsets(
    top: 0, left: TableView.automaticDimension, bottom: 0, right: 0)
  let cellPool = ReusePool<TableViewCell>()
  let headerPool = ReusePool<TableViewHeaderFooterView>()
  var selection: Set<IndexPath> = []
  var highlighted: IndexPath?
  var cursor: IndexPath?
  weak var focusedCell: TableViewCell?
  var selectionAnchor: IndexPath?
  var typed = TypeSelection()
  var pendingUpdates: PendingUpdates<RowAnimation>?
  var batchDepth = 0
  var storedIsEditing = false
  var prefetching = Prefetching()
  var moving: EntryMove? { didSet { movingDidChange(from: oldValue) } }
  var moveScroller: MoveScroller?
  var mover: EntryMover?
  var dragParts: (any EntryClipping)?
  /// The object that handles swipes; nil if the data source commits no edits.
  var swiper: RowSwiper?
  var entryRing: FocusRingView?
  var isMakingCell = false
  /// Whether the rows are being laid out, during which the app may call anything.
  var isLayingOut = false
  var edition = 0
  var reconfigured: (path: IndexPath, cell: TableViewCell)?

  /// Creates a table view with a style.
  public init(frame: Rect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table view from a nib, as `TableView()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? ScrollPalette.ground : ScrollPalette.groupedGround
  }

  /// Creates a table view with the plain style.
  public override convenience init(frame: Rect = .zero) { self.init(frame: frame, style: .plain) }

  /// Reloads all rows from the data source.
  ///
  /// The table view calls this method when the data source, the delegate, or a property for the
  /// height of all rows changes. Diffable data sources call it to apply a snapshot by reloading.
  open func reloadData() { forgetRows() }

  /// Animates several changes as one batch.
  ///
  /// Change the data source inside the closure, together with the calls that report the changes.
  /// Deletions, reloads, and origins of moves refer to the state before the batch; insertions and
  /// destinations of moves refer to the state after it. The order of the calls does not matter.
  ///
  /// A diffable data source calls this method and, within it, the reporting method of each kind of
  /// change that occurs, once, and each move method once per move. None of these methods calls
  /// another.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and calls `insertRows(at:with:)` and the like.
  ///   - completion: Called when the update is finished.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion)
  }

  /// Begins a batch of changes that ends with the matching ``endUpdates()``.
  ///
  /// See ``performBatchUpdates(_:completion:)``, which does not call this method. Only the app
  /// calls it.
  open func beginUpdates() { beginBatch() }

  /// Ends a batch of changes and applies those made since the matching ``beginUpdates()``.
  ///
  /// Only the app calls this method.
  open func endUpdates() { endOuterBatch() }

  /// Reports that the data source inserted rows.
  ///
  /// See ``performBatchUpdates(_:completion:)``.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    change(animation) { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Reports that the data source deleted rows.
  ///
  /// See ``performBatchUpdates(_:completion:)``.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    change(animation) { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Replaces the cells of rows.
  ///
  /// See ``performBatchUpdates(_:completion:)``.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    change(animation) { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Has the data source configure the existing cells of rows again.
  ///
  /// Dequeuing for one of these rows returns its current cell. This is cheaper than
  /// ``reloadRows(at:with:)``, and activity inside the cell continues.
  ///
  /// See ``performBatchUpdates(_:completion:)``.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change(batchDepth == 0 ? .none : .automatic) { $0.reconfiguredItems.formUnion(indexPaths) }
  }

  /// Reports that the data source moved a row.
  ///
  /// See ``performBatchUpdates(_:completion:)``.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) {
      $0.movedItems.append(BatchChanges.Move(from: indexPath, to: newIndexPath))
    }
  }

  /// Reports that the data source inserted sections.
  ///
  /// See ``performBatchUpdates(_:completion:)``.
  open func insertSections(_ sections: Set<Int>, with animation: RowAnimation = .automatic) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }

  /// Reports that the data source deleted sections.
  ///
  /// See ``performBatchUpdates(_:completion:)``.
  open func deleteSections(_ sections: Set<Int>, with animation: RowAnimation = .automatic) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections, whose number of rows may have changed.
  ///
  /// See ``performBatchUpdates(_:completion:)``.
  open func reloadSections(_ sections: Set<Int>, with animation: RowAnimation = .automatic) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }

  /// Reports that the data source moved a section.
  ///
  /// See ``performBatchUpdates(_:completion:)``.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) {
      $0.movedSections.append(BatchChanges.Move(from: section, to: newSection))
    }
  }

  /// Whether the table view is in edit mode, or a row is swiped aside.
  ///
  /// Setting it to false returns that row to its place.
  open var isEditing: Bool {
    get { storedIsEditing || swiper?.isOpen == true }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves edit mode, optionally animated.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, isAnimated: animated)
  }

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    if bounds.origin != old.origin { swiper?.close(isAnimated: true) }
    // Changed only in the layout pass, the content size would request a second one.
    guard bounds.width != old.width else { return }
    if layout != nil { updateContentSize() }
    marginsMayHaveChanged()
  }

  override var widthBesideIndicator: Double { sectionIndex.width }

  override var usualLayoutMargins: DirectionalEdgeInsets { .usual(side: systemSideMargin) }

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

  override func encodePlace(with coder: RestorationCoder) { encodeEntries(with: coder) }

  override func decodePlace(with coder: RestorationCoder) {
    decodeEntries(with: coder) { selectRow(at: $0, animated: false, scrollPosition: .none) }
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

  override func catchesTouch(in view: View) -> Bool {
    super.catchesTouch(in: view) || swiper?.catches(view) == true
  }

  open override func scrolled(_ scroll: Scroll) {
    if swiper?.handle(scroll) != true { super.scrolled(scroll) }
  }

  open override func pressesBegan(_ presses: Set<Press>) {
    if !handleKeys(presses) { super.pressesBegan(presses) }
  }

  open override func pressesChanged(_ presses: Set<Press>) {
    if !handleKeys(presses) { super.pressesChanged(presses) }
  }

  /// Whether the focused row has items to cut or copy, or there are some to paste.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    dragParts?.mayPerform(action) == true || super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) { dragParts?.perform(.cut) }

  open override func copy(_ sender: Any?) { dragParts?.perform(.copy) }

  open override func paste(_ sender: Any?) { dragParts?.perform(.paste) }

  /// Whether the table view can have the focus: whether it has rows to select or edit, can take
  /// what is to be pasted, or can scroll by key.
  open override var canBecomeFocused: Bool {
    loadIfNeeded()
    return (allowsSelection || isEditing) && !isCovered && layout?.isEmpty == false
      || !isCovered && dragParts?.mayPerform(.paste) == true
      || super.canBecomeFocused
  }

  /// Describes a list whose item count includes the rows that are not visible.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .list
    if maySelect, selectsSeveral { semantics.states.insert(.multiselectable) }
  }

  open override func didUpdateFocus() { focusOfRowsDidChange() }
}
