/// The position and appearance of an element of a collection view.
@MainActor
open class CollectionViewLayoutAttributes {
  /// The category of an element.
  public enum ElementCategory: Hashable, Sendable {
    /// An item.
    case cell
    /// A view that belongs to a section, such as a header.
    case supplementaryView
    /// A view of the layout, such as the background of a section.
    case decorationView
  }

  /// The index path of the item, or of the item or section that a supplementary view belongs to.
  public var indexPath: IndexPath
  /// The category of the element.
  public let representedElementCategory: ElementCategory
  /// The kind of a supplementary or decoration view; nil for an item.
  public let representedElementKind: String?
  /// The frame in content coordinates, in points.
  public var frame = Rect.zero
  /// The opacity.
  public var alpha = 1.0
  /// The transform, relative to the center.
  public var transform3D = Transform3D.identity
  /// The stacking order; elements with higher values are in front.
  public var zIndex = 0
  /// Whether the element is hidden, in which case it has no view.
  public var isHidden = false
  /// The section that scrolls the element across the layout; nil for none.
  var scrollingSection: Int?

  /// Creates the attributes of an element of any category.
  public required init(
    category: ElementCategory, kind: String?, indexPath: IndexPath
  ) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
  }

  /// Creates the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(category: .cell, kind: nil, indexPath: indexPath)
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  /// Creates the attributes of a decoration view.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(category: .decorationView, kind: kind, indexPath: indexPath)
  }

  /// The center of the frame.
  public var center: Point {
    get { frame.center }
    set { frame = Rect(center: newValue, size: frame.size) }
  }

  /// The size of the frame; setting it keeps the center.
  public var size: Size {
    get { frame.size }
    set { frame = Rect(center: frame.center, size: newValue) }
  }

  /// Returns an independent copy; a subclass with more properties must copy these too.
  open func copy() -> CollectionViewLayoutAttributes {
    let copy = Self.init(
      category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
    copy.frame = frame
    copy.alpha = alpha
    copy.transform3D = transform3D
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.scrollingSection = scrollingSection
    return copy
  }

  /// The identity of the element, independent of its appearance.
  var key: CollectionElement {
    CollectionElement(
      kind: representedElementKind, indexPath: indexPath,
      isDecoration: representedElementCategory == .decorationView)
  }
}

/// The identity of an element: an item, or a supplementary or decoration view of a kind.
struct CollectionElement: Hashable, Sendable {
  /// The kind of a supplementary view; nil for an item.
  let kind: String?
  let indexPath: IndexPath
  var isDecoration = false
}
