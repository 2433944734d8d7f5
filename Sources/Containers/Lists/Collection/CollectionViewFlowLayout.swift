/// A layout that places items in lines, wrapping to the next line when one is full.
@MainActor
open class CollectionViewFlowLayout: CollectionViewLayout {
  /// The direction in which lines follow each other.
  public enum ScrollDirection: Hashable, Sendable {
    /// From top to bottom.
    case vertical
    /// From left to right.
    case horizontal
  }

  /// The element kind of section headers.
  public static let elementKindSectionHeader = "CollectionViewElementKindSectionHeader"
  /// The element kind of section footers.
  public static let elementKindSectionFooter = "CollectionViewElementKindSectionFooter"

  /// A size that stands for the one that the content prefers.
  public static let automaticSize = Size(
    width: Double.greatestFiniteMagnitude, height: Double.greatestFiniteMagnitude)

  /// Whether the delegate was just found not to determine the sizes of items.
  var usesItemSize = false

  /// The direction in which lines follow each other; vertical by default.
  public var scrollDirection = ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The minimum spacing between lines, in points.
  public var minimumLineSpacing = 10.0 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The minimum spacing between items on the same line, in points.
  public var minimumInteritemSpacing = 10.0 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The estimated size of items that have not been displayed yet.
  ///
  /// Displayed items have the size that their cell prefers. Zero, the default, disables
  /// self-sizing. ``automaticSize`` lets the layout choose an estimate.
  public var estimatedItemSize = Size.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The size of items, unless the delegate provides one.
  public var itemSize = Size(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The size of headers, unless the delegate provides one.
  ///
  /// Only the extent in the scroll direction matters; zero means no header.
  public var headerReferenceSize = Size.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers, like ``headerReferenceSize``.
  public var footerReferenceSize = Size.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The insets around the items of a section, unless the delegate provides them.
  public var sectionInset = EdgeInsets(all: 0) {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// Whether headers stick to the start of the visible area; false by default.
  public var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether footers stick to the end of the visible area; false by default.
  public var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  var flow = FlowGeometry()
  /// The preferred sizes of the items displayed so far, by section.
  var preferredSizes: [Int: KnownSizes] = [:]

  open override func prepare() {
    super.prepare()
    // What a subclass has set before is part of the flow.
    needsPreparation = false
    flow = makeFlow()
  }

  override func changedInPreparation() { flow = makeFlow() }

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
    return newBounds.size[axis] != collectionView.bounds.size[axis]
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    isSelfSizing && preferredAttributes.size != originalAttributes.size
  }

  /// Invalidates the layout and discards the preferred sizes of cells.
  open override func invalidateLayout() {
    preferredSizes = [:]
    super.invalidateLayout()
  }

  override var dependsOnSize: Bool { false }

  override func frame(ofSection section: Int) -> Rect? {
    guard flow.sections.indices.contains(section) else { return nil }
    let section = flow.sections[section]
    return oriented(Rect(x: 0, y: section.start, width: flow.cross, height: section.extent))
  }

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
