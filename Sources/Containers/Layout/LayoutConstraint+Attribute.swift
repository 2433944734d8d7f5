extension LayoutConstraint {
  /// The attribute of an item that a constraint refers to.
  public enum Attribute: Hashable, Sendable {
    /// A left, right, top, or bottom edge.
    case left, right, top, bottom
    /// The leading or trailing edge in the layout direction.
    case leading, trailing
    /// The width or height.
    case width, height
    /// The center along the x- or y-axis.
    case centerX, centerY
    /// The baseline of the first or last line of text.
    case firstBaseline, lastBaseline
    /// An edge inside the layout margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// The center of the area inside the layout margins.
    case centerXWithinMargins, centerYWithinMargins
    /// No attribute, for a constraint that compares the first item with a constant.
    case notAnAttribute

    /// The kinds of quantities that attributes measure.
    package enum Kind: Hashable, Sendable {
      case x, y, extent, nothing
    }

    /// The kind of quantity that the attribute measures.
    package var kind: Kind {
      switch self {
      case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin,
        .leadingMargin, .trailingMargin, .centerXWithinMargins:
        .x
      case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
        .centerYWithinMargins:
        .y
      case .width, .height: .extent
      case .notAnAttribute: .nothing
      }
    }

    /// Whether the attribute depends on the layout direction.
    package var isDirectional: Bool { self == .leading || self == .trailing }

    /// Whether the attribute is the left or right edge, independent of the layout direction.
    package var isFixedSide: Bool { self == .left || self == .right }

    /// The corresponding attribute of the layout margins guide, or the attribute itself.
    package var withinMargins: Attribute {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: self
      }
    }

    /// The axis of the attribute.
    var axis: Axis {
      switch kind {
      case .x: .horizontal
      case .y, .nothing: .vertical
      case .extent: self == .width ? .horizontal : .vertical
      }
    }
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Hashable, Sendable {
    /// The first side is less than or equal to the second.
    case lessThanOrEqual
    /// Both sides are equal.
    case equal
    /// The first side is greater than or equal to the second.
    case greaterThanOrEqual
  }

  /// An axis of layout.
  public enum Axis: Hashable, Sendable {
    /// The horizontal axis: x and width.
    case horizontal
    /// The vertical axis: y and height.
    case vertical
  }
}
