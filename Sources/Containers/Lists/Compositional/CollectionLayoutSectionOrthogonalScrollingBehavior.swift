/// The way a section scrolls across the direction of its compositional layout.
public enum CollectionLayoutSectionOrthogonalScrollingBehavior: Hashable, Sendable, CaseIterable {
  /// It does not scroll across.
  case none
  /// It comes to rest anywhere.
  case continuous
  /// It comes to rest at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// It scrolls by pages as wide as the section.
  case paging
  /// It scrolls by one group at a time, aligned to the leading edge.
  case groupPaging
  /// It scrolls by one group at a time, which is centered.
  case groupPagingCentered
}
