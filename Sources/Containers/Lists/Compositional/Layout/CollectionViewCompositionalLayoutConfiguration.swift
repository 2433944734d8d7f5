/// What concerns all sections of a compositional layout.
///
/// ```swift
/// let configuration = CollectionViewCompositionalLayoutConfiguration()
/// configuration.interSectionSpacing = 16
/// let layout = CollectionViewCompositionalLayout(
///   section: section, configuration: configuration)
/// ```
@MainActor
public final class CollectionViewCompositionalLayoutConfiguration {
  /// The direction in which sections follow each other; vertical by default.
  public var scrollDirection = CollectionViewFlowLayout.ScrollDirection.vertical
  /// The space between sections, in points.
  public var interSectionSpacing = 0.0
  /// The views at the boundary of the whole layout.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []

  /// Creates a configuration.
  public init() {}
}
