/// A position or dimension of an item, from which constraints are created.
///
/// Anchors of different kinds have different types, so a constraint between an x and a y does not
/// compile.
///
/// ```swift
/// button.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8).isActive = true
/// ```
@MainActor
public class LayoutAnchor<AnchorType: AnyObject> {
  /// The side of a constraint that the anchor represents.
  let side: ConstraintSide

  init(side: ConstraintSide) { self.side = side }

  init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    side = .attribute(item.node, attribute)
  }

  /// The item of the anchor; nil for the distance between two anchors, or if the item no longer
  /// exists.
  public var item: (any LayoutItem)? { side.item }

  /// Whether the constraints leave more than one solution for the anchor's item.
  public var hasAmbiguousLayout: Bool { side.items.contains { $0.hasAmbiguousPlace } }

  /// The active constraints on the anchor's item along the anchor's axis.
  public var constraintsAffectingLayout: [LayoutConstraint] {
    side.items.flatMap { $0.constraintsAffecting(side.axis) }
  }

  /// Returns a constraint that makes this anchor equal to another plus a constant, in points.
  public func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(side, .equal, anchor.side, constant: constant)
  }

  /// Returns a constraint that makes this anchor at least another plus a constant, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(side, .greaterThanOrEqual, anchor.side, constant: constant)
  }

  /// Returns a constraint that makes this anchor at most another plus a constant, in points.
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
