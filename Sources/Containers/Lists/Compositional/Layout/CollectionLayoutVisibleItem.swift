public import Pixels

/// A visible item of a section, whose appearance the app may change.
///
/// See ``CollectionLayoutSection/visibleItemsInvalidationHandler``.
@MainActor
public final class CollectionLayoutVisibleItem {
  private let attributes: CollectionViewLayoutAttributes

  init(_ attributes: CollectionViewLayoutAttributes) { self.attributes = attributes }

  /// The index path.
  public var indexPath: IndexPath { attributes.indexPath }
  /// The frame in the content of the collection view, in points.
  public var frame: Rect { attributes.frame }
  /// The bounds, in points.
  public var bounds: Rect { Rect(origin: .zero, size: attributes.size) }
  /// Whether it is an item or a supplementary view.
  public var representedElementCategory: CollectionViewLayoutAttributes.ElementCategory {
    attributes.representedElementCategory
  }
  /// The kind of a supplementary view; nil for an item.
  public var representedElementKind: String? { attributes.representedElementKind }
  /// The name of the element: the kind of a supplementary view, or an empty text.
  public var name: String { attributes.representedElementKind ?? "" }
  /// The opacity.
  public var alpha: Double {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  /// The stacking order.
  public var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  /// Whether the element is hidden.
  public var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  /// The center, in the content of the collection view.
  public var center: Point {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  /// The transform in the plane, relative to the center.
  public var transform: Transform {
    get { attributes.transform3D.affine ?? .identity }
    set { attributes.transform3D = Transform3D(newValue) }
  }
  /// The transform in space, relative to the center.
  public var transform3D: Transform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
}
