/// A place down: a top or bottom edge, a baseline, or the middle.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// Returns the distance from this place to another, to make constraints from.
  public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(side: .distance(from: side, to: other.side))
  }

  /// Returns a constraint that puts this place so many system spacings below another.
  ///
  /// Between edges the spacing is 8 points; between baselines it is the height of a line of text.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.equal, spacingAfter: anchor, multiplier: multiplier)
  }

  /// Returns a constraint that keeps this place at least so many system spacings below another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, spacingAfter: anchor, multiplier: multiplier)
  }

  /// Returns a constraint that keeps this place at most so many system spacings below another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, spacingAfter: anchor, multiplier: multiplier)
  }
}
