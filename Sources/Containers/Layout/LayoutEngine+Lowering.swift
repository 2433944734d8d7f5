internal import ConstraintSolver

/// Translation of constraints between items into linear expressions of variables.
extension LayoutEngine {
  /// A linear expression: a sum of terms and a constant.
  struct Sum {
    /// Whether directional positions are measured from the right edge.
    let isMirrored: Bool
    private(set) var terms: [(SolverVariable, Double)] = []
    var offset = 0.0

    mutating func add(_ coefficient: Double, _ variable: SolverVariable) {
      if let index = terms.firstIndex(where: { $0.0 == variable }) {
        terms[index].1 += coefficient
        if terms[index].1 == 0 { terms.remove(at: index) }
      } else {
        terms.append((variable, coefficient))
      }
    }
  }

  /// Returns first − multiplier × second, without the constant; nil if an item no longer exists or
  /// has left the hierarchy.
  ///
  /// Positions are relative to the view that holds the constraint. In a right-to-left layout,
  /// directional positions are measured from its right edge.
  func lower(_ constraint: LayoutConstraint) -> Sum? {
    guard constraint.first.isWhole, constraint.second?.isWhole ?? true else { return nil }
    let holder = constraint.isHeld ? constraint.holder : constraint.commonContainer
    guard let holder else { return nil }
    let frame = Frame(container: holder, sides: constraint, engine: self)
    var sum = Sum(isMirrored: frame.isMirrored)
    frame.add(constraint.first, 1, to: &sum)
    if let second = constraint.second {
      frame.add(second, -constraint.multiplier.withinLayoutLimits, to: &sum)
    }
    return sum
  }

  /// The coordinate system of one constraint.
  @MainActor
  struct Frame {
    let container: any LayoutNode
    let constraint: LayoutConstraint
    let isMirrored: Bool
    let engine: LayoutEngine

    init(container: any LayoutNode, sides: LayoutConstraint, engine: LayoutEngine) {
      self.container = container
      constraint = sides
      self.engine = engine
      let isDirectional = sides.first.isDirectional || sides.second?.isDirectional == true
      isMirrored = isDirectional && container.isLayoutRightToLeft
    }

    func add(_ side: ConstraintSide, _ factor: Double, to sum: inout Sum) {
      switch side {
      case .distance(let from, let to):
        add(to, factor, to: &sum)
        add(from, -factor, to: &sum)
      case .single(let reference, let attribute):
        guard let node = reference.node else { return }
        add(node, attribute, factor, to: &sum)
      }
    }

    private func add(
      _ node: any LayoutNode, _ attribute: LayoutConstraint.Attribute, _ factor: Double,
      to sum: inout Sum
    ) {
      let plain = attribute.withinMargins
      if plain != attribute { return add(node.layoutMarginNode, plain, factor, to: &sum) }
      let insets = node.alignmentRectInsets
      switch attribute {
      case .width:
        sum.add(factor, engine.member(node).width)
        sum.offset -= factor * (insets.left + insets.right)
      case .height:
        sum.add(factor, engine.member(node).height)
        sum.offset -= factor * (insets.top + insets.bottom)
      case .top: addY(node, 0, insets.top, factor, to: &sum)
      case .bottom: addY(node, 1, -insets.bottom, factor, to: &sum)
      case .centerY: addY(node, 0.5, (insets.top - insets.bottom) / 2, factor, to: &sum)
      case .firstBaseline, .lastBaseline:
        let baseline = node.layoutBaseline(isFirst: attribute == .firstBaseline)
        addY(baseline.node, baseline.share, baseline.offset, factor, to: &sum)
      case .leading: addX(node, isMirrored ? 1 : 0, insets, factor, to: &sum)
      case .trailing: addX(node, isMirrored ? 0 : 1, insets, factor, to: &sum)
      case .left: addX(node, 0, insets, factor, to: &sum)
      case .right: addX(node, 1, insets, factor, to: &sum)
      default: addX(node, 0.5, insets, factor, to: &sum)
      }
    }

    /// Adds a horizontal position, given as a fraction of the width from the left edge.
    private func addX(
      _ node: any LayoutNode, _ share: Double, _ insets: EdgeInsets, _ factor: Double,
      to sum: inout Sum
    ) {
      let inset = insets.left * (1 - share) - insets.right * share
      let sign = isMirrored ? -factor : factor
      if isMirrored { sum.add(factor, engine.member(container).width) }
      addPlace(edgeNode(node, isCenter: share == 0.5), share, inset, sign, \.horizontal, to: &sum)
    }

    private func addY(
      _ node: any LayoutNode, _ share: Double, _ inset: Double, _ factor: Double,
      to sum: inout Sum
    ) {
      addPlace(edgeNode(node, isCenter: share == 0.5), share, inset, factor, \.vertical, to: &sum)
    }

    /// Returns the item whose edges apply; for a scroll view seen from inside, this is the content
    /// guide.
    private func edgeNode(_ node: any LayoutNode, isCenter: Bool) -> any LayoutNode {
      node === container && !isCenter ? node.layoutContentNode : node
    }

    private func addPlace(
      _ node: any LayoutNode, _ share: Double, _ inset: Double, _ factor: Double,
      _ axis: KeyPath<LayoutMember, LayoutMember.Extent>, to sum: inout Sum
    ) {
      let extent = engine.member(node)[keyPath: axis]
      if share != 0 { sum.add(factor * share, extent.length) }
      sum.offset += factor * inset
      var current = node
      while current !== container {
        sum.add(factor, engine.member(current)[keyPath: axis].start)
        guard let above = current.layoutContainer else { return }
        if above !== container, let offset = above.layoutContentOffset {
          sum.offset -= factor * (extent.isHorizontal ? offset.x : offset.y)
          above.layoutRecord.noteCrossing(constraint)
        }
        current = above
      }
    }
  }
}

extension LayoutMember {
  /// The variables of an item along one axis.
  struct Extent {
    let start: SolverVariable
    let length: SolverVariable
    let isHorizontal: Bool
  }

  var horizontal: Extent { Extent(start: minX, length: width, isHorizontal: true) }
  var vertical: Extent { Extent(start: minY, length: height, isHorizontal: false) }
}

extension Double {
  /// The largest number that the layout engine computes with, in points.
  ///
  /// Greater ones would leave no digits for the other numbers.
  static let layoutLimit = 1e8

  /// The number itself, or the nearest one within the limits; 0 if it is not a number.
  var withinLayoutLimits: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -Double.layoutLimit), Double.layoutLimit)
  }
}
