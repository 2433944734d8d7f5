/// A scrollable view that presents items arranged by a layout, with cells for visible ones only.
///
/// The ``dataSource`` provides the items, and the ``collectionViewLayout`` arranges them. A
/// ``CollectionViewDelegate`` in ``ScrollView/delegate`` is notified of user actions. The class
/// body lists everything a subclass can override.
@MainActor
open class CollectionView: ScrollView {
  /// The position to scroll an item to; a vertical and a horizontal one can be combined.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The positions as a bit mask.
    public let rawValue: Int

    /// Creates positions from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Aligned to the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// Centered vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// Aligned to the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// Aligned to the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// Centered horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// Aligned to the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The object that provides the items.
  public weak var dataSource: (any CollectionViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      outlineSource = dataSource as? any OutlineSource
      reloadData()
    }
  }

  /// The object that prepares data for items before they are displayed.
  public weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)?

  /// The delegate; a ``CollectionViewDelegate`` also receives the events of items.
  open override weak var delegate: (any ScrollViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      collectionDelegate = delegate as? any CollectionViewDelegate
      if collectionDelegate != nil { offerEntryMenus() }
      collectionViewLayout.invalidateLayout()
    }
  }

  /// The layout that arranges the elements.
  public var collectionViewLayout: CollectionViewLayout { didSet { layoutDidChange(oldValue) } }
  /// A view behind the items that does not scroll, for example to show when there are no items.
  public var backgroundView: View? { didSet { backgroundDidChange(oldValue) } }
  /// Whether items can be selected while they are not edited; true by default.
  public var allowsSelection = true
  /// Whether more than one item can be selected while they are not edited; false by default.
  public var allowsMultipleSelection = false
  /// Whether items can be selected while they are edited; false by default.
  public var allowsSelectionDuringEditing = false
  /// Whether more than one item can be selected while they are edited; false by default.
  ///
  /// A press, Space, or Enter then selects an item or deselects it, and performs no primary action;
  /// Shift with an arrow key extends the selection. List cells show it in the accessory
  /// `.multiselect()`. All items are deselected when editing ends.
  public var allowsMultipleSelectionDuringEditing = false {
    didSet {
      guard allowsMultipleSelectionDuringEditing != oldValue, isEditing, !maySelect else { return }
      for path in selection { setSelected(path, false) }
    }
  }
  /// Whether moving the focus by key also selects the item; false by default.
  ///
  /// If false, keys move only the focus; Enter or Space then selects the focused item, as a press
  /// does.
  public var selectionFollowsFocus = false

  /// Whether the items are being edited, which list cells show in their accessories; false by default.
  public var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

  weak var collectionDelegate: (any CollectionViewDelegate)?
  weak var outlineSource: (any OutlineSource)?
  var entryMenu: AnyObject?
  var sectionIndex = SectionIndex()
  var moving: EntryMove? { didSet { movingDidChange(from: oldValue) } }
  var moveScroller: MoveScroller?
  var mover: EntryMover?
  var dragParts: (any EntryClipping)?
  var counts: [Int]?
  var cells: [IndexPath: CollectionViewCell] = [:]
  var formerPaths: [ObjectIdentifier: IndexPath] = [:]
  var supplements: [CollectionElement: CollectionReusableView] = [:]
  let cellPool = ReusePool<CollectionViewCell>()
  let supplementPool = ReusePool<CollectionReusableView>()
  /// The registrations that were dequeued with, which are kept so that no other has their identity.
  var registrations: [ObjectIdentifier: (record: RegistrationRecord, identifier: String)] = [:]
  var selection: Set<IndexPath> = []
  var highlighted: IndexPath?
  var cursor: IndexPath?
  weak var focusedCell: CollectionViewCell?
  var selectionAnchor: IndexPath?
  var entryRing: FocusRingView?
  var pendingUpdates: PendingUpdates<Bool>?
  var batchDepth = 0
  var prefetching = Prefetching()
  /// The insets for which the layout was last prepared.
  var layoutInset = EdgeInsets.zero
  /// Whether the layout is invalid for the bounds that the view is about to have.
  var isLayoutOutdated = false
  /// Whether the layout is being asked for something that others may ask for meanwhile.
  var isAskingLayout = false
  /// Whether the size of the content may have changed since the layout was asked for it.
  var needsContentSize = true
  /// Whether the items are being laid out, during which the app may call anything.
  var isLayingOut = false
  /// Whether the layout was invalidated while the view was using it.
  ///
  /// The items are then laid out once more, but not again and again if that invalidates it too.
  var isInvalidatedInUse = false
  var isSecondPass = false
  var edition = 0
  var isMakingCell = false
  var reconfigured: (path: IndexPath, cell: CollectionViewCell)?

  /// Creates a collection view with a layout.
  public init(frame: Rect, collectionViewLayout layout: CollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty collection view with a flow layout from a nib; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    collectionViewLayout = CollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    collectionViewLayout.collectionView = self
    backgroundColor = ScrollPalette.ground
  }

  /// Reloads all items from the data source.
  ///
  /// The collection view calls this method when ``dataSource`` changes. Diffable data sources call
  /// it to apply a snapshot by reloading.
  open func reloadData() { forgetItems() }

  /// Animates several changes as one batch.
  ///
  /// Change the data source inside the closure, together with the calls that report the changes.
  /// Deletions, reloads, and origins of moves refer to the state before the batch; insertions and
  /// destinations of moves refer to the state after it. The order of the calls does not matter.
  ///
  /// A diffable data source calls this method and, within it, the reporting method of each kind of
  /// change that occurs, once, and each move method once per move. None of these methods calls
  /// another.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion)
  }

  /// Reports that the data source inserted items.
  ///
  /// See ``performBatchUpdates(_:completion:)``.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Reports that the data source deleted items.
  ///
  /// See ``performBatchUpdates(_:completion:)``.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Replaces the cells of items.
  ///
  /// See ``performBatchUpdates(_:completion:)``.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Has the data source configure the existing cells of items again.
  ///
  /// Dequeuing for one of these items returns its current cell. This is cheaper than
  /// ``reloadItems(at:)``, and activity inside the cell continues.
  ///
  /// See ``performBatchUpdates(_:completion:)``.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredItems.formUnion(indexPaths) }
  }

  /// Reports that the data source moved an item.
  ///
  /// See ``performBatchUpdates(_:completion:)``.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append(BatchChanges.Move(from: indexPath, to: newIndexPath)) }
  }

  /// Reports that the data source inserted sections.
  ///
  /// See ``performBatchUpdates(_:completion:)``.
  open func insertSections(_ sections: Set<Int>) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Reports that the data source deleted sections.
  ///
  /// See ``performBatchUpdates(_:completion:)``.
  open func deleteSections(_ sections: Set<Int>) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections, whose number of items may have changed.
  ///
  /// See ``performBatchUpdates(_:completion:)``.
  open func reloadSections(_ sections: Set<Int>) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Reports that the data source moved a section.
  ///
  /// See ``performBatchUpdates(_:completion:)``.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(BatchChanges.Move(from: section, to: newSection)) }
  }

  open override func layoutSubviews() {
    layoutItems()
    super.layoutSubviews()
  }

  /// Measures the items again after the preferred text size changes.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    let isSameText =
      traitCollection.preferredContentSizeCategory == previous?.preferredContentSizeCategory
    guard collectionViewLayout.dependsOnTraits || previous != nil && !isSameText else { return }
    collectionViewLayout.invalidateLayout()
  }

  override var widthBesideIndicator: Double { sectionIndex.width }

  override func boundsWillChange(to new: Rect) {
    super.boundsWillChange(to: new)
    askForInvalidation(for: new)
  }

  override func boundsDidChange(from old: Rect) {
    if bounds.size != old.size { needsContentSize = true }
    if isLayoutOutdated {
      isLayoutOutdated = false
      collectionViewLayout.invalidateLayout()
    }
    super.boundsDidChange(from: old)
    if bounds.origin != old.origin { collectionViewLayout.closeSwipe(isAnimated: true) }
  }

  override func catchesTouch(in view: View) -> Bool {
    super.catchesTouch(in: view) || collectionViewLayout.catchesTouch(in: view)
  }

  open override func scrolled(_ scroll: Scroll) {
    if !collectionViewLayout.takes(scroll) { super.scrolled(scroll) }
  }

  override func encodePlace(with coder: RestorationCoder) { encodeEntries(with: coder) }

  override func decodePlace(with coder: RestorationCoder) {
    decodeEntries(with: coder) { selectItem(at: $0, animated: false, scrollPosition: []) }
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

  /// Whether the focused item has items to cut or copy, or there are some to paste.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    dragParts?.mayPerform(action) == true || super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) { dragParts?.perform(.cut) }

  open override func copy(_ sender: Any?) { dragParts?.perform(.copy) }

  open override func paste(_ sender: Any?) { dragParts?.perform(.paste) }

  /// Whether the collection view can have the focus: if it has items to select, can take what is to
  /// be pasted, or can scroll by key.
  open override var canBecomeFocused: Bool {
    (allowsSelection || isEditing || moving != nil) && !isCovered
      && loadedCounts.contains { $0 > 0 }
      || !isCovered && dragParts?.mayPerform(.paste) == true
      || super.canBecomeFocused
  }

  /// Describes a list whose item count includes the items that are not visible.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .list
    if maySelect, selectsSeveral { semantics.states.insert(.multiselectable) }
  }

  open override func didUpdateFocus() { focusOfItemsDidChange() }
}
