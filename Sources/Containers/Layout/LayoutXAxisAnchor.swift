/// A place across: a left or right edge, the edges of reading, or the middle.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Returns the distance from this place to another, to make constraints from.
  public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(side: .distance(from: side, to: other.side))
  }

  /// Returns a constraint that puts this place so many system spacings (8 points) after another, in
  /// the direction of reading where both follow it.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.equal, spacingAfter: anchor, multiplier: multiplier)
  }

  /// Returns a constraint that keeps this place at least so many system spacings after another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, spacingAfter: anchor, multiplier: multiplier)
  }

  /// Returns a constraint that keeps this place at most so many system spacings after another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, spacingAfter: anchor, multiplier: multiplier)
  }
}
