internal import ConstraintSolver

/// An item in an engine: its four variables, and the constraints that come with it.
@MainActor
final class LayoutMember {
  let key: ObjectIdentifier
  private(set) weak var node: (any LayoutNode)?
  private(set) weak var engine: LayoutEngine?
  /// The place in the container's bounds.
  let minX: SolverVariable
  let minY: SolverVariable
  let width: SolverVariable
  let height: SolverVariable
  /// The constraints that come with the item, as they stand in the solver.
  var automatic: [AutomaticConstraint] = []
  /// The constraints that are part of the item.
  var own: [LayoutConstraint] = []
  /// The width for which the height of the content was asked.
  var measuredWidth: Double?
  /// Whether what the item says of itself waits to be asked again.
  var isTouched = false

  init(_ node: any LayoutNode, in engine: LayoutEngine) {
    key = ObjectIdentifier(node)
    self.node = node
    self.engine = engine
    minX = engine.solver.makeVariable()
    minY = engine.solver.makeVariable()
    width = engine.solver.makeVariable()
    height = engine.solver.makeVariable()
  }

  /// Every variable.
  var variables: [SolverVariable] { [minX, minY, width, height] }
}

/// A constraint that comes with an item: its autoresizing mask, its content, its size of at least 0.
struct AutomaticConstraint {
  enum Kind: Hashable {
    case minX, minY, width, height
    case positiveWidth, positiveHeight
    case hugsWidth, hugsHeight, resistsWidth, resistsHeight
    case staysWidth, staysHeight
    case fitsWidth, fitsHeight
  }

  let kind: Kind
  /// What the variable is compared with, in points.
  var constant: Double
  /// The share of the container's extent that is added to it.
  var share = 0.0
  var priority = LayoutPriority.required
  /// Its place in the solver.
  var handle: SolverConstraint?

  var relation: LayoutConstraint.Relation {
    switch kind {
    case .positiveWidth, .positiveHeight, .resistsWidth, .resistsHeight: .greaterThanOrEqual
    case .hugsWidth, .hugsHeight: .lessThanOrEqual
    default: .equal
    }
  }

  var isHorizontal: Bool {
    switch kind {
    case .minX, .width, .positiveWidth, .hugsWidth, .resistsWidth, .staysWidth, .fitsWidth: true
    default: false
    }
  }

  /// The name of what is constrained.
  private var attribute: String {
    switch kind {
    case .minX: "left"
    case .minY: "top"
    default: isHorizontal ? "width" : "height"
    }
  }

  private var origin: String {
    switch kind {
    case .minX, .minY, .width, .height: "AutoresizingMaskConstraint"
    case .positiveWidth, .positiveHeight: "PositiveSizeConstraint"
    case .hugsWidth, .hugsHeight, .resistsWidth, .resistsHeight: "ContentSizeConstraint"
    case .staysWidth, .staysHeight, .fitsWidth, .fitsHeight: "FittingSizeConstraint"
    }
  }

  /// Returns the constraint of an item as it stands in messages.
  func description(of name: String) -> String {
    let container = share == 0 ? "" : " \(share.plain) × superview + "
    return "<\(origin) \(name).\(attribute) \(relation.sign) \(container)\(constant.plain) "
      + "@\(Double(priority.rawValue).plain)>"
  }
}
