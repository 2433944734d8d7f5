public import Pixels

/// A layout that composes items into groups, and groups into sections.
///
/// A section repeats one group for all of its items:
///
/// ```swift
/// let size = CollectionLayoutSize(
///   widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
/// let group = CollectionLayoutGroup.horizontal(
///   layoutSize: CollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
///   subitems: [CollectionLayoutItem(layoutSize: size)])
/// let layout = CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))
/// ```
///
/// Only what is visible costs time and memory. The container of groups is the visible part of the
/// collection view without its insets, and without those of the section.
@MainActor
open class CollectionViewCompositionalLayout: CollectionViewLayout {
  /// Returns the section with an index for an environment; nil for one without any extent.
  public typealias SectionProvider =
    @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any CollectionLayoutEnvironment) ->
    CollectionLayoutSection?

  /// What concerns all sections; set it again after changing it.
  public var configuration: CollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  let provider: SectionProvider
  var geometry = CompositionalGeometry()
  var sections: [CollectionLayoutSection?] = []
  /// The offsets of sections that scroll across, from the leading edge.
  var offsets: [Int: Double] = [:]
  var scrollers: [Int: OrthogonalScroller] = [:]
  /// Scrollers of sections that are gone, which may contain cells that still fade out.
  var formerScrollers: [OrthogonalScroller] = []
  /// The sizes that are known when the layout is prepared the next time.
  var kept = KnownElementSizes()
  var basis = LayoutBasis()
  /// The item that stays in place when the view changes its size, and how far it is from its edge.
  var anchor: (path: IndexPath, distance: Double)?
  /// Whether the layout is invalid only because the view changes its size.
  var isResizing = false

  /// What swipes rows aside; nil if there is nothing to swipe for.
  var swiper: RowSwiper?
  /// The color behind the rows of a list; nil for no list.
  var listGround: DynamicColor?

  /// Creates a layout of like sections.
  public convenience init(section: CollectionLayoutSection) {
    self.init(section: section, configuration: CollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout of like sections with a configuration.
  public convenience init(
    section: CollectionLayoutSection, configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout of the sections that a closure returns.
  ///
  /// It is called for each section whenever the layout is prepared.
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: CollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout of the sections that a closure returns, with a configuration.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
    register(ListCardView.self, forDecorationViewOfKind: ListCardView.kind)
  }

  open override func prepare() {
    super.prepare()
    solve()
  }

  open override var collectionViewContentSize: Size {
    prepareIfNeeded()
    return geometry.axis.size(geometry.extent, across: geometry.room[geometry.axis.other])
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
    return item(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return supplement(elementKind, at: indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return decoration(elementKind, at: indexPath)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    noteBoundsChange(newBounds)
    return false
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    let size = accepted(preferredAttributes, insteadOf: originalAttributes)
    return size != originalAttributes.size
  }

  /// Invalidates the layout and discards the preferred sizes of cells.
  open override func invalidateLayout() {
    discardSizes()
    super.invalidateLayout()
  }

  override var dependsOnTraits: Bool { true }

  override func asksForSize(of element: CollectionElement, isNew: Bool) -> Bool {
    asks(element, isNew: isNew)
  }

  override func contentSizing(of element: CollectionElement) -> ContentSizing {
    estimates(of: element)
  }

  override func take(
    _ preferred: CollectionViewLayoutAttributes, insteadOf original: CollectionViewLayoutAttributes
  ) { accept(preferred, insteadOf: original) }

  override func itemsDidChange(_ mapping: BatchMapping, forgetting paths: Set<IndexPath>) {
    follow(mapping, forgetting: paths)
  }

  override func willShow(_ shown: inout [CollectionViewLayoutAttributes]) { show(&shown) }

  override func host(of attributes: CollectionViewLayoutAttributes) -> View? {
    attributes.scrollingSection.flatMap { scrollers[$0] }
  }

  override func frame(ofSection section: Int) -> Rect? { place(ofSection: section) }

  override func takeOffset() -> Point? { offsetAfterResize() }

  override func revealAcross(
    _ path: IndexPath, at position: CollectionView.ScrollPosition, animated: Bool
  ) { reveal(path, at: position, animated: animated) }

  override func willLeave() {
    swiper?.end()
    swiper = nil
    hideGround()
    removeScrollers()
  }

  override func takes(_ scroll: Scroll) -> Bool { swiper?.handle(scroll) == true }

  override func catchesTouch(in view: View) -> Bool { swiper?.catches(view) == true }

  override func closeSwipe(isAnimated: Bool) -> Bool {
    swiper?.close(isAnimated: isAnimated) == true
  }

  override func cellsDidChange() { swiper?.rowsDidChange() }

  override func willReuse(_ cell: CollectionViewCell) {
    if let cell = cell as? any SwipedCell, cell.swipeActions != nil { swiper?.forget(cell) }
  }

  override func menu(at path: IndexPath) -> ContextMenuConfiguration? { swipeMenu(at: path) }

  override func deleteByKey(at path: IndexPath) -> Bool { performDestructive(at: path) }
}
