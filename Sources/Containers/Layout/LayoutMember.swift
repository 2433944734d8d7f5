internal import ConstraintSolver

/// An item in a layout engine: its four variables and its automatic constraints.
@MainActor
final class LayoutMember {
  let key: ObjectIdentifier
  private(set) weak var node: (any LayoutNode)?
  private(set) weak var engine: LayoutEngine?
  /// The frame in the container's bounds.
  let minX: SolverVariable
  let minY: SolverVariable
  let width: SolverVariable
  let height: SolverVariable
  /// The automatic constraints of the item, with their handles in the solver.
  var automatic: [AutomaticConstraint] = []
  /// The constraints that belong to the item itself.
  var own: [LayoutConstraint] = []
  /// The width at which the content's height was last measured.
  var measuredWidth: Double?
  /// Whether the automatic constraints are waiting to be updated.
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

  /// All variables of the item.
  var variables: [SolverVariable] { [minX, minY, width, height] }
}

/// A constraint that follows from an item's autoresizing mask or content, or from its size being at
/// least 0.
struct AutomaticConstraint {
  enum Kind: Hashable {
    case minX, minY, width, height
    case positiveWidth, positiveHeight
    case hugsWidth, hugsHeight, resistsWidth, resistsHeight
    case staysWidth, staysHeight
    case fitsWidth, fitsHeight
  }

  let kind: Kind
  /// The constant that the variable is compared with, in points.
  var constant: Double
  /// The multiple of the container's extent that is added to the constant.
  var share = 0.0
  var priority = LayoutPriority.required
  /// The handle in the solver; nil if not added.
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

  /// The name of the constrained attribute.
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

  /// Returns a description of the constraint for messages, given the name of its item.
  func description(of name: String) -> String {
    let container = share == 0 ? "" : " \(share.plain) × superview + "
    return "<\(origin) \(name).\(attribute) \(relation.sign) \(container)\(constant.plain) "
      + "@\(Double(priority.rawValue).plain)>"
  }
}
