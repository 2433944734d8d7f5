/// A horizontal position: a left, right, leading, or trailing edge, or the center.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another, from which constraints can be created.
  public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(side: .distance(from: side, to: other.side))
  }

  /// Returns a constraint that places this anchor at a multiple of the system spacing after
  /// another.
  ///
  /// The system spacing is 8 points. "After" follows the layout direction if both anchors depend on
  /// it.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.equal, spacingAfter: anchor, multiplier: multiplier)
  }

  /// Returns a constraint that places this anchor at least a multiple of the system spacing after
  /// another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, spacingAfter: anchor, multiplier: multiplier)
  }

  /// Returns a constraint that places this anchor at most a multiple of the system spacing after
  /// another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, spacingAfter: anchor, multiplier: multiplier)
  }
}
