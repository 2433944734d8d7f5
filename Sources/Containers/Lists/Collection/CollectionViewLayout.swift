/// An abstract layout that arranges the elements of a collection view.
///
/// Subclasses override ``prepare()``, ``collectionViewContentSize``, and the three methods that
/// return attributes. The class body lists everything a subclass can override.
@MainActor
open class CollectionViewLayout {
  /// The collection view that uses the layout; nil for none.
  public internal(set) weak var collectionView: CollectionView?
  /// Whether the layout has changed since it was prepared.
  var needsPreparation = true
  private(set) var isPreparing = false
  /// The classes of decoration views, by their kinds.
  private(set) var decorationClasses: [String: CollectionReusableView.Type] = [:]

  /// Creates a layout.
  public init() {}

  /// Prepares the layout, for example by computing the positions of all elements.
  ///
  /// The collection view calls this method after an invalidation, before it asks for attributes.
  /// The layout may set its own properties in this method.
  open func prepare() {}

  /// The size of the content, in points; zero by default.
  open var collectionViewContentSize: Size { .zero }

  /// Returns the attributes of all elements that intersect a rectangle of the content.
  ///
  /// The default implementation returns nil, which stands for none.
  open func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item; nil by default.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view; nil by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view; nil by default.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Registers a class for decoration views of a kind; nil unregisters it.
  ///
  /// The layout decides where such views are; the data source knows nothing of them.
  open func register(
    _ viewClass: CollectionReusableView.Type?, forDecorationViewOfKind elementKind: String
  ) { decorationClasses[elementKind] = viewClass }

  /// Returns whether new bounds invalidate the layout; false by default.
  ///
  /// The collection view still has the old bounds when it calls this method. A new size always
  /// invalidates a layout, except a flow layout, which depends only on the extent across its scroll
  /// direction.
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { false }

  /// Returns whether the preferred size of a view invalidates the layout; false by default.
  ///
  /// An override that returns true must keep the attributes it needs when it is prepared again.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Whether any change of the collection view's size invalidates the layout.
  var dependsOnSize: Bool { true }

  /// Whether any change of the collection view's traits invalidates the layout.
  var dependsOnTraits: Bool { false }

  /// Returns the dimensions of an element that its content determines.
  func contentSizing(of element: CollectionElement) -> ContentSizing { .measured }

  /// Called with the visible elements before their views are placed.
  func willShow(_ shown: inout [CollectionViewLayoutAttributes]) {}

  /// Returns the place of a section with what is at its boundary; nil if that is unknown.
  func frame(ofSection section: Int) -> Rect? { nil }

  /// Returns the view that contains the view of an element; nil for the collection view.
  func host(of attributes: CollectionViewLayoutAttributes) -> View? { nil }

  /// Returns the offset to scroll to after the layout was prepared for another size of the view; nil
  /// to stay.
  func takeOffset() -> Point? { nil }

  /// Scrolls, within what the layout itself scrolls, so that an item can be seen.
  func revealAcross(
    _ path: IndexPath, at position: CollectionView.ScrollPosition, animated: Bool
  ) {}

  /// Called when the collection view gets another layout.
  func willLeave() {}

  /// Returns whether the layout handles a scroll, for example to swipe a row.
  func takes(_ scroll: Scroll) -> Bool { false }

  /// Returns whether a touch that begins in a view only puts back a row that is swiped aside.
  func catchesTouch(in view: View) -> Bool { false }

  /// Puts back the row that is swiped aside.
  ///
  /// - Returns: Whether one was.
  @discardableResult
  func closeSwipe(isAnimated: Bool) -> Bool { false }

  /// Called after updates, by which cells may be gone.
  func cellsDidChange() {}

  /// Called before a cell is put back into the pool.
  func willReuse(_ cell: CollectionViewCell) {}

  /// Returns the menu of an item if the delegate has none; nil for none.
  func menu(at path: IndexPath) -> ContextMenuConfiguration? { nil }

  /// Deletes an item for the Delete key.
  ///
  /// - Returns: Whether it can.
  func deleteByKey(at path: IndexPath) -> Bool { false }

  /// Returns whether to ask the view of an element for its preferred size.
  func asksForSize(of element: CollectionElement, isNew: Bool) -> Bool { isNew }

  /// Accepts the preferred attributes of a view, whose size may be unchanged.
  func take(
    _ preferred: CollectionViewLayoutAttributes, insteadOf original: CollectionViewLayoutAttributes
  ) { invalidateLayout() }

  /// Updates the layout after a batch, discarding data on items at some index paths of the old
  /// state.
  func itemsDidChange(_ mapping: BatchMapping, forgetting paths: Set<IndexPath>) {
    invalidateLayout()
  }

  /// Returns the offset at which scrolling should come to rest; the proposed one by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
  ) -> Point { proposedContentOffset }

  /// Returns the attributes from which an inserted item starts its animation.
  ///
  /// By default these are the item's own, with an alpha of 0.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { faded(layoutAttributesForItem(at: itemIndexPath)) }

  /// Returns the attributes at which a deleted item ends its animation.
  ///
  /// The default, nil, fades the item out in place.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Invalidates the layout; overrides must call super.
  open func invalidateLayout() {
    needsPreparation = true
    collectionView?.layoutWasInvalidated()
  }

  /// Prepares the layout if it was invalidated.
  func prepareIfNeeded() {
    guard needsPreparation, !isPreparing else { return }
    isPreparing = true
    needsPreparation = false
    prepare()
    if needsPreparation { changedInPreparation() }
    needsPreparation = false
    isPreparing = false
  }

  /// Takes over what ``prepare()`` itself has changed.
  func changedInPreparation() {}

  private func faded(
    _ attributes: CollectionViewLayoutAttributes?
  ) -> CollectionViewLayoutAttributes? {
    let copy = attributes?.copy()
    copy?.alpha = 0
    return copy
  }
}
