/// A vertical position: a top or bottom edge, a baseline, or the center.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another, from which constraints can be created.
  public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(side: .distance(from: side, to: other.side))
  }

  /// Returns a constraint that places this anchor at a multiple of the system spacing below
  /// another.
  ///
  /// The system spacing is 8 points between edges, and the height of a line of text between
  /// baselines.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.equal, spacingAfter: anchor, multiplier: multiplier)
  }

  /// Returns a constraint that places this anchor at least a multiple of the system spacing below
  /// another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, spacingAfter: anchor, multiplier: multiplier)
  }

  /// Returns a constraint that places this anchor at most a multiple of the system spacing below
  /// another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, spacingAfter: anchor, multiplier: multiplier)
  }
}
