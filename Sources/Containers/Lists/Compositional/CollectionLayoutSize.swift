internal import Pixels

/// The size of an item, a group, or a supplementary view in a compositional layout.
public struct CollectionLayoutSize: Hashable, Sendable {
  /// The width.
  public let widthDimension: CollectionLayoutDimension
  /// The height.
  public let heightDimension: CollectionLayoutDimension

  /// Creates a size from two dimensions.
  public init(
    widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension
  ) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }

  /// Returns the size in a container, in points.
  func resolved(in room: Size) -> Size {
    Size(width: widthDimension.resolved(in: room), height: heightDimension.resolved(in: room))
  }

  /// The dimensions that the content determines.
  var estimates: ContentSizing {
    var result: ContentSizing = []
    if widthDimension.isEstimated { result.insert(.width) }
    if heightDimension.isEstimated { result.insert(.height) }
    return result
  }

  subscript(_ axis: ScrollAxis) -> CollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }
}
