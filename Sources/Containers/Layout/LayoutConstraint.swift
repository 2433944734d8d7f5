/// A relationship between two attributes of items that the layout maintains while it is active.
///
/// The relationship is first = multiplier × second + constant, or ≤ or ≥. If constraints conflict,
/// those with higher priorities win. If ``LayoutPriority/required`` constraints conflict, a warning
/// lists them and the one that is broken.
///
/// ```swift
/// LayoutConstraint.activate([
///   button.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
///   button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
/// ])
/// ```
@MainActor
public final class LayoutConstraint {
  let first: ConstraintSide
  let second: ConstraintSide?
  /// The relation between the two sides.
  public let relation: Relation
  /// The factor applied to the second attribute.
  public let multiplier: Double
  /// A name that identifies the constraint in messages.
  public var identifier: String?

  /// The constant added to the second side, in points.
  ///
  /// Changing it while the constraint is active is cheap.
  public var constant: Double {
    didSet {
      guard constant != oldValue else { return }
      checkNumbers()
      engine?.touch(self)
    }
  }

  /// The priority of the constraint; required by default.
  public var priority = LayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      priority.check(for: description)
      engine?.touch(self)
    }
  }

  /// Whether the constraint is active.
  ///
  /// Activating a constraint whose items have no common ancestor traps, so add the views first.
  public var isActive: Bool {
    get { isHeld && holder != nil }
    set { if newValue != isActive { if newValue { hold() } else { letGo() } } }
  }

  /// Whether the constraint is held by a view.
  var isHeld = false
  /// Whether the constraint belongs to an item itself and applies wherever that item is laid out.
  var isOwned = false
  /// The item that holds the constraint.
  weak var holder: (any LayoutNode)?
  /// The engine that the constraint has joined.
  weak var engine: LayoutEngine?
  /// The place in the order of activation; 0 before that, and for one that belongs to an item.
  var sequence = 0

  init(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide?,
    multiplier: Double = 1, constant: Double = 0
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    checkNumbers()
    checkSides()
  }

  /// Creates a constraint: first = multiplier × second + constant, or ≤ or ≥.
  ///
  /// - Parameters:
  ///   - view1: The first item.
  ///   - attr1: The attribute of the first item.
  ///   - view2: The second item; nil, with ``Attribute/notAnAttribute``, to compare a width or
  ///     height with the constant.
  ///   - attr2: The attribute of the second item.
  public convenience init(
    item view1: any LayoutItem, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: (any LayoutItem)?, attribute attr2: Attribute, multiplier: Double,
    constant: Double
  ) {
    guard (view2 == nil) == (attr2 == .notAnAttribute) else {
      misuse(
        "A constraint of \(view1.node.layoutName) needs a second item and an attribute of it, or "
          + "neither.")
    }
    self.init(
      .attribute(view1.node, attr1), relation,
      view2.map { .attribute($0.node, attr2) }, multiplier: multiplier, constant: constant)
  }

  /// The first item; nil if it no longer exists.
  public var firstItem: (any LayoutItem)? { first.item }
  /// The attribute of the first item.
  public var firstAttribute: Attribute { first.attribute }
  /// The second item; nil if there is none, or if it no longer exists.
  public var secondItem: (any LayoutItem)? { second?.item }
  /// The attribute of the second item.
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// Activates constraints.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
