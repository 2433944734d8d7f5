/// A layout of lines: items one after another, as many as there is room for, then the next line.
@MainActor
open class CollectionViewFlowLayout: CollectionViewLayout {
  /// Which way the lines follow each other.
  public enum ScrollDirection: Hashable, Sendable {
    /// Lines from top to bottom.
    case vertical
    /// Lines from left to right.
    case horizontal
  }

  /// The kind of the view before a section.
  public static let elementKindSectionHeader = "CollectionViewElementKindSectionHeader"
  /// The kind of the view after a section.
  public static let elementKindSectionFooter = "CollectionViewElementKindSectionFooter"

  /// A size that follows from the content.
  public static let automaticSize = Size(
    width: Double.greatestFiniteMagnitude, height: Double.greatestFiniteMagnitude)

  /// Which way the lines follow each other; downward at first.
  public var scrollDirection = ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The least room between lines, in points.
  public var minimumLineSpacing = 10.0 { didSet { invalidateLayout() } }
  /// The least room between the items of a line, in points.
  public var minimumInteritemSpacing = 10.0 { didSet { invalidateLayout() } }
  /// The size that items count with until they are seen; then each has the one that its cell prefers.
  ///
  /// Zero, as at first, for items whose cells are not asked; ``automaticSize`` for an estimate that the
  /// layout finds.
  public var estimatedItemSize = Size.zero { didSet { invalidateLayout() } }
  /// The size of items, where the delegate has no other.
  public var itemSize = Size(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size of headers, where the delegate has no other; of a header only the extent along the
  /// direction of scrolling counts, and zero is none.
  public var headerReferenceSize = Size.zero { didSet { invalidateLayout() } }
  /// The size of footers, as ``headerReferenceSize``.
  public var footerReferenceSize = Size.zero { didSet { invalidateLayout() } }
  /// The room around the items of a section, where the delegate has no other.
  public var sectionInset = EdgeInsets(all: 0) { didSet { invalidateLayout() } }
  /// Whether headers stay at the beginning of what is seen; false at first.
  public var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay at the end of what is seen; false at first.
  public var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  var flow = FlowGeometry()
  /// The sizes that cells prefer, of the items that were seen, by section.
  var preferredSizes: [Int: KnownSizes] = [:]

  open override func prepare() {
    super.prepare()
    flow = makeFlow()
  }

  open override var collectionViewContentSize: Size {
    prepareIfNeeded()
    let cross = flow.cross
    return scrollDirection == .vertical
      ? Size(width: cross, height: flow.extent) : Size(width: flow.extent, height: cross)
  }

  open override func layoutAttributesForElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    return elements(in: rect)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard let frame = flow.frame(of: indexPath) else { return nil }
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = oriented(frame)
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return supplementary(elementKind, section: indexPath.section)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    guard let collectionView else { return false }
    let axis: ScrollAxis = scrollDirection == .vertical ? .horizontal : .vertical
    return newBounds.size[axis] != collectionView.layoutBounds.size[axis]
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    isSelfSizing && preferredAttributes.size != originalAttributes.size
  }

  /// Marks the layout as out of date, with the sizes that cells were found to prefer.
  open override func invalidateLayout() {
    preferredSizes = [:]
    super.invalidateLayout()
  }

  override var dependsOnSize: Bool { false }

  override func asksForSize(of element: CollectionElement, isNew: Bool) -> Bool {
    isSelfSizing && element.kind == nil
      && (isNew || preferredSizes[element.indexPath.section]?[element.indexPath.item] == nil)
  }

  override func take(
    _ preferred: CollectionViewLayoutAttributes, insteadOf original: CollectionViewLayoutAttributes
  ) {
    var sizes = preferredSizes
    preferredSizes = [:]
    let path = preferred.indexPath
    sizes[path.section, default: KnownSizes()][path.item] = preferred.size
    if preferred.size != original.size { invalidateLayout() }
    preferredSizes = sizes
  }

  override func itemsDidChange(_ mapping: BatchMapping, forgetting paths: Set<IndexPath>) {
    var sizes: [Int: KnownSizes] = [:]
    for (section, known) in preferredSizes {
      for (item, size) in zip(known.items, known.sizes) {
        let path = IndexPath(item: item, section: section)
        guard !paths.contains(path), let place = mapping.newPath(of: path) else { continue }
        sizes[place.section, default: KnownSizes()][place.item] = size
      }
    }
    invalidateLayout()
    preferredSizes = sizes
  }
}
