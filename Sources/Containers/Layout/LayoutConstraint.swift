/// A relation between two attributes of items, which the layout keeps as long as it is active.
///
/// It says: first = multiplier × second + constant, or ≤ or ≥. Of constraints that contradict each
/// other those of higher priority win; where even ``LayoutPriority/required`` ones do, a warning
/// names them and the one that is broken.
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
  /// How the two sides compare.
  public let relation: Relation
  /// What the second attribute is multiplied by.
  public let multiplier: Double
  /// A name to find the constraint by in messages.
  public var identifier: String?

  /// What is added to the second side, in points; cheap to change while the constraint is active.
  public var constant: Double {
    didSet {
      guard constant != oldValue else { return }
      checkNumbers()
      engine?.touch(self)
    }
  }

  /// How much the constraint counts against others; required at first.
  public var priority = LayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      priority.check(for: description)
      engine?.touch(self)
    }
  }

  /// Whether the constraint takes part in the layout.
  ///
  /// Activating one whose items have no view in common is a trap: add the views first.
  public var isActive: Bool {
    get { isHeld }
    set { if newValue != isHeld { if newValue { hold() } else { letGo() } } }
  }

  /// Whether a holder has the constraint.
  var isHeld = false
  /// Whether the constraint is part of an item, and in force wherever that takes part in a layout.
  var isOwned = false
  /// The item that holds the constraint.
  weak var holder: (any LayoutNode)?
  /// The engine that the constraint is, or will be, in.
  weak var engine: LayoutEngine?
  /// Whether what the solver has of the constraint is out of date but for the constant.
  var needsLowering = false
  /// How many were made active in the engine before.
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

  /// Makes a constraint: first = multiplier × second + constant, or ≤ or ≥.
  ///
  /// - Parameters:
  ///   - view1: The first item.
  ///   - attr1: What of it.
  ///   - view2: The second item; nil, with ``Attribute/notAnAttribute``, to compare an extent with the
  ///     constant.
  ///   - attr2: What of it.
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

  /// The first item; nil once it is gone.
  public var firstItem: (any LayoutItem)? { first.item }
  /// What of the first item.
  public var firstAttribute: Attribute { first.attribute }
  /// The second item; nil without one.
  public var secondItem: (any LayoutItem)? { second?.item }
  /// What of the second item.
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// Makes several constraints active.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes several constraints inactive.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
