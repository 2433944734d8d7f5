/// A dimension of an item: a width, a height, or the distance between two anchors.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// Returns a constraint that makes the dimension equal to a constant, in points.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    LayoutConstraint(side, .equal, nil, constant: constant)
  }

  /// Returns a constraint that makes the dimension at least a constant, in points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    LayoutConstraint(side, .greaterThanOrEqual, nil, constant: constant)
  }

  /// Returns a constraint that makes the dimension at most a constant, in points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    LayoutConstraint(side, .lessThanOrEqual, nil, constant: constant)
  }

  /// Returns a constraint that makes the dimension equal to a multiple of another plus a constant,
  /// in points.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(side, .equal, anchor.side, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that makes the dimension at least a multiple of another plus a constant,
  /// in points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      side, .greaterThanOrEqual, anchor.side, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that makes the dimension at most a multiple of another plus a constant,
  /// in points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      side, .lessThanOrEqual, anchor.side, multiplier: multiplier, constant: constant)
  }
}
