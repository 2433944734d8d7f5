/// One side of a constraint: an attribute of an item, or the distance between two attributes.
@MainActor
enum ConstraintSide {
  case single(LayoutReference, LayoutConstraint.Attribute)
  indirect case distance(from: ConstraintSide, to: ConstraintSide)

  static func attribute(
    _ node: any LayoutNode, _ attribute: LayoutConstraint.Attribute
  ) -> ConstraintSide {
    .single(LayoutReference(node: node), attribute)
  }

  /// The items that still exist.
  var items: [any LayoutNode] {
    switch self {
    case .single(let reference, _): reference.node.map { [$0] } ?? []
    case .distance(let from, let to): from.items + to.items
    }
  }

  /// Whether all items still exist.
  var isWhole: Bool {
    switch self {
    case .single(let reference, _): reference.node != nil
    case .distance(let from, let to): from.isWhole && to.isWhole
    }
  }

  /// The item of the side; nil for a distance, or if the item no longer exists.
  var item: (any LayoutNode)? {
    guard case .single(let reference, _) = self else { return nil }
    return reference.node
  }

  /// The attribute; for a distance, the width or height along its axis.
  var attribute: LayoutConstraint.Attribute {
    switch self {
    case .single(_, let attribute): attribute
    case .distance(let from, _): from.axis == .horizontal ? .width : .height
    }
  }

  var axis: LayoutConstraint.Axis { attribute.axis }

  /// Whether the side depends on the layout direction.
  var isDirectional: Bool {
    switch self {
    case .single(_, let attribute): attribute.withinMargins.isDirectional
    case .distance(let from, let to): from.isDirectional || to.isDirectional
    }
  }

  /// Whether the side depends on a baseline.
  var namesBaseline: Bool {
    switch self {
    case .single(_, let attribute): attribute == .firstBaseline || attribute == .lastBaseline
    case .distance(let from, let to): from.namesBaseline || to.namesBaseline
    }
  }

  /// Returns the system spacing between two positions, in points.
  func systemSpacing(after other: ConstraintSide) -> Double {
    guard attribute == .firstBaseline || attribute == .lastBaseline,
      other.attribute == .firstBaseline || other.attribute == .lastBaseline,
      let height = item?.layoutLineHeight ?? other.item?.layoutLineHeight
    else { return 8 }
    return height
  }

  /// A description for messages.
  var description: String {
    switch self {
    case .single(let reference, let attribute):
      "\(reference.node?.layoutName ?? "(gone)").\(attribute)"
    case .distance(let from, let to): "(\(to.description) - \(from.description))"
    }
  }
}

/// A weak reference to an item.
struct LayoutReference {
  weak var node: (any LayoutNode)?
}

extension LayoutConstraint.Relation {
  /// The sign of the relation, for messages.
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension Double {
  /// The number as text, without a fraction if it is an integer.
  var plain: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\((self * 1000).rounded() / 1000)"
  }
}
