internal import Pixels

/// A row of a list in a collection view: content, accessories, and separators.
///
/// It follows the list of its section, see ``CollectionLayoutListConfiguration``: its background and its
/// separators, and the actions of a swipe. It is also the header and the footer of such a section.
@MainActor
open class CollectionViewListCell: CollectionViewCell {
  /// The accessories, which are arranged by their kinds: labels next to the content, the reorder grip at
  /// the edge.
  public var accessories: [CellAccessory] = [] { didSet { accessoriesDidChange() } }
  /// The number of steps by which the content is indented; 0 by default, and the level of an item in an
  /// outline.
  public var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// The length of a step, in points; 16 by default.
  public var indentationWidth = 16.0 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// Whether leading accessories are indented along with the content; true by default.
  public var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
  }
  /// The space at the sides of the content and of accessories, in points.
  static let sideMargin = 16.0
  var placement: ListPlacement?
  /// The background that the cell has given itself; another one is the app's own.
  var givenBackground: BackgroundConfiguration?
  var swipeActions: SwipeActionsView?
  var accessoryViews: [ListAccessoryView] = []
  var lines: (top: View?, bottom: View?) = (nil, nil)

  /// Creates an empty cell.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    content.standardMargins = DirectionalEdgeInsets(
      top: 11, leading: Self.sideMargin, bottom: 11, trailing: Self.sideMargin)
  }

  /// Returns the content that rows, headers or footers of the list have, without any text.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    placement?.content ?? .cell()
  }

  /// The state of the cell that configurations adapt to, with what a list adds to it.
  open override var configurationState: CellConfigurationState {
    var state = super.configurationState
    state.isSwiped = swipeActions != nil
    state.isEditing = collectionView?.isEditing == true
    return state
  }

  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { showStateInAccessories() } }
  }

  override func outlinePlaceDidChange() {
    if let outlinePlace { indentationLevel = outlinePlace.level }
    showStateInAccessories()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRow()
  }

  /// Describes the header of a section as a heading.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    guard collectionView == nil, placement?.role == .header else { return }
    (semantics.role, semantics.headingLevel) = (.heading, 1)
    semantics.states.subtract([.selectable, .focusable])
  }

  open override func sizeThatFits(_ size: Size) -> Size { fittingSize(width: size.width) }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    let result = layoutAttributes.copy()
    result.frame.size = sizeThatFits(layoutAttributes.size)
    return result
  }

  open override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let collectionView = collectionView ?? superview as? CollectionView {
      take(
        ListPlacement(
          layoutAttributes.representedElementKind, at: layoutAttributes.indexPath,
          in: collectionView))
    }
  }

  override func willShow(_ kind: String?, at path: IndexPath, in list: CollectionView) {
    take(ListPlacement(kind, at: path, in: list))
  }

  override func editingDidChange() {
    stateMayHaveChanged()
    View.animate(withDuration: .milliseconds(250)) {
      showAccessories()
      setNeedsLayout()
      layoutIfNeeded()
    }
  }
}

extension CollectionViewListCell: SwipedCell {
  func showSwipe(_ view: SwipeActionsView?) {
    swipeActions?.removeFromSuperview()
    swipeActions = view
    stateMayHaveChanged()
    if let view { addSubview(view) }
    setNeedsLayout()
  }
}
