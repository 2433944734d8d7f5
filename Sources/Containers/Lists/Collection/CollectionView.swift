/// Items in an order that a layout puts into places, of which only those that are seen have cells.
///
/// The ``dataSource`` knows the items, the ``collectionViewLayout`` their places; the
/// ``ScrollView/delegate``, where it is a ``CollectionViewDelegate``, is told what a person does. This
/// class body is the table of what a subclass may override.
@MainActor
open class CollectionView: ScrollView {
  /// Where an item is scrolled to; across and down may be combined.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The positions as bits.
    public let rawValue: Int

    /// Makes positions from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// To the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// To the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// To the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// To the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// To the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// What knows the items.
  public weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }

  /// What follows and decides; of a collection, a ``CollectionViewDelegate``.
  open override weak var delegate: (any ScrollViewDelegate)? {
    didSet {
      collectionDelegate = delegate as? any CollectionViewDelegate
      if collectionDelegate != nil { offerEntryMenus() }
      collectionViewLayout.invalidateLayout()
    }
  }

  /// What decides where elements stand.
  public var collectionViewLayout: CollectionViewLayout { didSet { layoutDidChange(oldValue) } }
  /// A view behind all items that does not scroll: the place for what is said where there are none.
  public var backgroundView: View? { didSet { backgroundDidChange(oldValue) } }
  /// Whether items can be selected; true at first.
  public var allowsSelection = true
  /// Whether several items can be selected; false at first.
  public var allowsMultipleSelection = false
  /// Whether the arrow keys select the item that they come to; true at first.
  public var selectionFollowsFocus = true

  weak var collectionDelegate: (any CollectionViewDelegate)?
  var entryMenu: AnyObject?
  var counts: [Int]?
  var cells: [IndexPath: CollectionViewCell] = [:]
  var supplements: [CollectionElement: CollectionReusableView] = [:]
  let cellPool = ReusePool<CollectionViewCell>()
  let supplementPool = ReusePool<CollectionReusableView>()
  var selection: Set<IndexPath> = []
  var highlighted: IndexPath?
  var cursor: IndexPath?
  var selectionAnchor: IndexPath?
  var entryRing: FocusRingView?
  var pendingChanges: BatchChanges?
  /// What waits for the end of the changes, from the innermost batch to the outermost.
  var pendingCompletions: [(Bool) -> Void] = []
  var batchDepth = 0
  /// Whether items move to their places over time; false while a data source changes them at once.
  var animatesUpdates = true
  /// The bounds and the insets that the layout was prepared for.
  var layoutBounds = Rect.zero
  var layoutInset = EdgeInsets.zero
  var isMakingCell = false
  /// The cell that the data source fills again, and its item.
  var reconfigured: (path: IndexPath, cell: CollectionViewCell)?

  /// Makes a collection with a layout.
  public init(frame: Rect, collectionViewLayout layout: CollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = ScrollPalette.ground
  }

  /// Forgets all items and asks the data source again.
  ///
  /// Open. Called where another data source is set, and by diffable data sources that reload.
  open func reloadData() { forgetItems() }

  /// Carries several changes out as one: the data source changes in the block, together with the calls
  /// that say how.
  ///
  /// Deletions, reloads and origins of moves count in the state before the block, insertions and goals
  /// of moves in that after it, whatever the order of the calls.
  ///
  /// Open, as are the methods that say what has changed. Diffable data sources call it, and in it the method
  /// for each kind of change that there is, once, and those that move once for each move. Alone, none of them
  /// calls another.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion)
  }

  /// Adds items that the data source has now.
  ///
  /// Open; see ``performBatchUpdates(_:completion:)``.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Takes items away that the data source has no more.
  ///
  /// Open; see ``performBatchUpdates(_:completion:)``.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Makes the cells of items anew.
  ///
  /// Open; see ``performBatchUpdates(_:completion:)``.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Has the data source fill the cells of items again: what it dequeues for them is the cell that each
  /// has.
  ///
  /// Cheaper than ``reloadItems(at:)``, and what is going on in the cell goes on.
  ///
  /// Open; see ``performBatchUpdates(_:completion:)``.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredItems.formUnion(indexPaths) }
  }

  /// Moves an item that the data source has moved.
  ///
  /// Open; see ``performBatchUpdates(_:completion:)``.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append(BatchChanges.Move(from: indexPath, to: newIndexPath)) }
  }

  /// Adds sections that the data source has now.
  ///
  /// Open; see ``performBatchUpdates(_:completion:)``.
  open func insertSections(_ sections: Set<Int>) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections away that the data source has no more.
  ///
  /// Open; see ``performBatchUpdates(_:completion:)``.
  open func deleteSections(_ sections: Set<Int>) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Makes sections anew, with however many items they have now.
  ///
  /// Open; see ``performBatchUpdates(_:completion:)``.
  open func reloadSections(_ sections: Set<Int>) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section that the data source has moved.
  ///
  /// Open; see ``performBatchUpdates(_:completion:)``.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(BatchChanges.Move(from: section, to: newSection)) }
  }

  open override func layoutSubviews() {
    layoutItems()
    super.layoutSubviews()
  }

  /// Measures the items again where text gets another size.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard let previous,
      traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory
    else { return }
    collectionViewLayout.invalidateLayout()
  }

  override func releaseSpareViews() {
    cellPool.drain()
    supplementPool.drain()
  }

  open override var contentSize: Size {
    get {
      updateContentSize()
      return storedContentSize
    }
    set { super.contentSize = newValue }
  }

  override func targetOffset(forProposed proposed: Point, velocity: Point) -> Point {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
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

  /// Whether the keyboard stops at the collection: where there are items to select.
  open override var canBecomeFocused: Bool {
    allowsSelection && loadedCounts.contains { $0 > 0 } || super.canBecomeFocused
  }

  /// A list, in which the items count that are out of sight too.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .list
  }

  open override func didUpdateFocus() { focusOfItemsDidChange() }
}
