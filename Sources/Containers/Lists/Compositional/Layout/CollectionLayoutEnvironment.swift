public import Pixels

/// What a layout is made for: a container and its traits.
@MainActor
public protocol CollectionLayoutEnvironment {
  /// The container.
  var container: any CollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: TraitCollection { get }
}

/// The size of what a layout fills.
@MainActor
public protocol CollectionLayoutContainer {
  /// The size, in points.
  var contentSize: Size { get }
  /// The size without the insets, in points.
  var effectiveContentSize: Size { get }
  /// The insets, in points.
  var contentInsets: DirectionalEdgeInsets { get }
  /// The insets, in points; the same.
  var effectiveContentInsets: DirectionalEdgeInsets { get }
}

/// What a compositional layout is made for.
struct LayoutEnvironment: CollectionLayoutEnvironment, CollectionLayoutContainer {
  let contentSize: Size
  let contentInsets: DirectionalEdgeInsets
  let traitCollection: TraitCollection

  var container: any CollectionLayoutContainer { self }
  var effectiveContentInsets: DirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: Size {
    Rect(origin: .zero, size: contentSize)
      .inset(by: contentInsets.resolved(isRightToLeft: false)).size
  }

  /// Returns the environment inside a container of a size.
  func containing(_ size: Size) -> LayoutEnvironment {
    LayoutEnvironment(contentSize: size, contentInsets: .zero, traitCollection: traitCollection)
  }
}
