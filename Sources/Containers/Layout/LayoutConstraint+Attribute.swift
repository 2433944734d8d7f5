extension LayoutConstraint {
  /// What of an item a constraint is about.
  public enum Attribute: Hashable, Sendable {
    /// The left or right edge, or the top or bottom edge.
    case left, right, top, bottom
    /// The edge where reading begins, and the one where it ends.
    case leading, trailing
    /// An extent.
    case width, height
    /// The middle across or down.
    case centerX, centerY
    /// The baseline of the first or the last line of text.
    case firstBaseline, lastBaseline
    /// An edge inside the margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// The middle between the margins.
    case centerXWithinMargins, centerYWithinMargins
    /// None: the constraint compares the first item with a constant.
    case notAnAttribute

    /// What an attribute measures.
    enum Kind: Hashable, Sendable {
      case x, y, extent, nothing
    }

    /// What the attribute measures.
    var kind: Kind {
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

    /// Whether the attribute follows the direction of reading.
    var isDirectional: Bool { self == .leading || self == .trailing }

    /// Whether the attribute is the left or the right edge whatever the direction of reading.
    var isFixedSide: Bool { self == .left || self == .right }

    /// The attribute of the margins' guide that this is; the same where it is not about margins.
    var withinMargins: Attribute {
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

    /// Whether the attribute lies across or down.
    var axis: Axis {
      switch kind {
      case .x: .horizontal
      case .y, .nothing: .vertical
      case .extent: self == .width ? .horizontal : .vertical
      }
    }
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Hashable, Sendable {
    /// The first is not greater.
    case lessThanOrEqual
    /// Both are the same.
    case equal
    /// The first is not less.
    case greaterThanOrEqual
  }

  /// A direction of layout.
  public enum Axis: Hashable, Sendable {
    /// Across: x and width.
    case horizontal
    /// Down: y and height.
    case vertical
  }
}
