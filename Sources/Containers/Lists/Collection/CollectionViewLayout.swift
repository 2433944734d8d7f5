/// What decides where the elements of a collection stand.
///
/// A subclass overrides ``prepare()``, ``collectionViewContentSize`` and the three methods that return
/// attributes; this class body is the table of what may be overridden.
@MainActor
open class CollectionViewLayout {
  /// The collection that the layout is of; nil for none.
  public internal(set) weak var collectionView: CollectionView?
  private(set) var needsPreparation = true

  /// Makes a layout.
  public init() {}

  /// Computes what the questions after it need; called before them whenever the layout is out of date.
  open func prepare() {}

  /// The size of the content, in points; zero unless overridden.
  open var collectionViewContentSize: Size { .zero }

  /// Returns the attributes of all elements that a rectangle of the content meets; nil, as unless overridden,
  /// for none.
  open func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item; nil unless overridden.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view; nil unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Whether another visible rectangle makes the layout out of date; no unless overridden.
  ///
  /// Asked once the rectangle is the new one. Another size makes every layout out of date but the flow
  /// layout, which cares for the extent across its lines alone.
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { false }

  /// Whether the size that a view wants makes the layout out of date; no unless overridden.
  ///
  /// An override keeps the attributes that it needs when it is prepared again.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Whether any other size of the collection makes the layout out of date.
  var dependsOnSize: Bool { true }

  /// Whether the view of an element is asked which size it wants.
  func asksForSize(of element: CollectionElement, isNew: Bool) -> Bool { isNew }

  /// Takes the size that a view wants, which may be the one that it has.
  func take(
    _ preferred: CollectionViewLayoutAttributes, insteadOf original: CollectionViewLayoutAttributes
  ) { invalidateLayout() }

  /// Takes other items; those of some positions of the state before are made anew.
  func itemsDidChange(_ mapping: BatchMapping, forgetting paths: Set<IndexPath>) {
    invalidateLayout()
  }

  /// Returns where the content shall rest after a throw: where it would, unless overridden.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
  ) -> Point { proposedContentOffset }

  /// Returns the attributes from which an item comes that appears in an update: its own, clear, unless
  /// overridden.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { faded(layoutAttributesForItem(at: itemIndexPath)) }

  /// Returns the attributes to which an item goes that disappears in an update; nil, unless
  /// overridden, for where it was, clear.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Marks the layout as out of date; an override calls super.
  open func invalidateLayout() {
    needsPreparation = true
    collectionView?.setNeedsLayout()
  }

  /// Prepares if need be.
  func prepareIfNeeded() {
    guard needsPreparation else { return }
    needsPreparation = false
    prepare()
  }

  private func faded(
    _ attributes: CollectionViewLayoutAttributes?
  ) -> CollectionViewLayoutAttributes? {
    let copy = attributes?.copy()
    copy?.alpha = 0
    return copy
  }
}
