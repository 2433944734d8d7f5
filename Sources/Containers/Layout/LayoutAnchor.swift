/// A place or an extent of an item, to make constraints from.
///
/// Anchors of different kinds do not compare, so that a constraint between an x and a y does not
/// compile.
///
/// ```swift
/// button.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8).isActive = true
/// ```
@MainActor
public class LayoutAnchor<AnchorType: AnyObject> {
  /// What the anchor stands for.
  let side: ConstraintSide

  init(side: ConstraintSide) { self.side = side }

  init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    side = .attribute(item.node, attribute)
  }

  /// The item that the anchor belongs to; nil for the distance between two, or once it is gone.
  public var item: (any LayoutItem)? { side.item }

  /// Whether the item has a layout in which the anchor's place could be another.
  public var hasAmbiguousLayout: Bool { side.items.contains { $0.hasAmbiguousPlace } }

  /// The active constraints that name the anchor's item in the anchor's axis.
  public var constraintsAffectingLayout: [LayoutConstraint] {
    side.items.flatMap { $0.constraintsAffecting(side.axis) }
  }

  /// Returns a constraint that makes this one the same as another, plus a constant in points.
  public func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(side, .equal, anchor.side, constant: constant)
  }

  /// Returns a constraint that makes this one at least another, plus a constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(side, .greaterThanOrEqual, anchor.side, constant: constant)
  }

  /// Returns a constraint that makes this one at most another, plus a constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(side, .lessThanOrEqual, anchor.side, constant: constant)
  }

  func constraint(
    _ relation: LayoutConstraint.Relation, spacingAfter anchor: LayoutAnchor<AnchorType>,
    multiplier: Double
  ) -> LayoutConstraint {
    let spacing = side.systemSpacing(after: anchor.side)
    return LayoutConstraint(side, relation, anchor.side, constant: spacing * multiplier)
  }
}
