/// Where an element of a collection stands and how it is seen: an item, or a view beside the items.
@MainActor
open class CollectionViewLayoutAttributes {
  /// What kind of element it is.
  public enum ElementCategory: Hashable, Sendable {
    /// An item.
    case cell
    /// A view that goes with a section, such as a header.
    case supplementaryView
  }

  /// The position of the item; of a supplementary view, of the item or section that it goes with.
  public var indexPath: IndexPath
  /// What kind of element it is.
  public let representedElementCategory: ElementCategory
  /// The kind of the supplementary view; nil for items.
  public let representedElementKind: String?
  /// The rectangle in the content, in points.
  public var frame = Rect.zero
  /// The opacity.
  public var alpha = 1.0
  /// The transform about the middle.
  public var transform3D = Transform3D.identity
  /// What lies in front: greater numbers.
  public var zIndex = 0
  /// Whether the element has no view.
  public var isHidden = false

  /// Makes attributes of an element of some kind.
  public required init(
    category: ElementCategory, kind: String?, indexPath: IndexPath
  ) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
  }

  /// Makes the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(category: .cell, kind: nil, indexPath: indexPath)
  }

  /// Makes the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  /// The middle of the frame.
  public var center: Point {
    get { frame.center }
    set { frame = Rect(center: newValue, size: frame.size) }
  }

  /// The size of the frame.
  public var size: Size {
    get { frame.size }
    set { frame = Rect(center: frame.center, size: newValue) }
  }

  /// Returns attributes that can be changed apart from these; a subclass with more adds its own.
  open func copy() -> CollectionViewLayoutAttributes {
    let copy = Self.init(
      category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
    copy.frame = frame
    copy.alpha = alpha
    copy.transform3D = transform3D
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  /// What the element is, whatever it looks like.
  var key: CollectionElement {
    CollectionElement(kind: representedElementKind, indexPath: indexPath)
  }
}

/// An element of a collection: an item, or a supplementary view of a kind.
struct CollectionElement: Hashable, Sendable {
  /// The kind of the supplementary view; nil for an item.
  let kind: String?
  let indexPath: IndexPath
}
