internal import ConstraintSolver

/// Automatic constraints, which follow from an item's autoresizing mask and content size.
extension LayoutEngine {
  /// Updates the automatic constraints of an item.
  ///
  /// Constraints that no longer apply are removed, and others get their new constants.
  func adjust(_ member: LayoutMember) {
    guard let node = member.node else { return }
    if node.wrapsContent { noteWrapping(member) }
    let desired = automaticConstraints(of: node, member)
    var present = member.automatic
    member.automatic = []
    for var constraint in desired {
      constraint.constant = constraint.constant.withinLayoutLimits
      if !constraint.share.isFinite { constraint.share = 0 }
      let index = present.firstIndex {
        $0.kind == constraint.kind && $0.share == constraint.share
          && $0.priority == constraint.priority
      }
      if let index {
        let old = present.remove(at: index)
        if let handle = old.handle {
          let isThere =
            old.constant == constraint.constant || change(handle, to: -constraint.constant)
          constraint.handle = isThere ? handle : nil
        }
      }
      member.automatic.append(constraint)
    }
    for constraint in present { constraint.handle.map(removeFromSolver) }
  }

  /// Adds the automatic constraints of the items that joined while a constraint was lowered.
  func completeNewMembers() {
    while let member = newMembers.popLast() {
      guard contains(member) else { continue }
      adjust(member)
      complete(member)
    }
  }

  /// Adds the automatic constraints of an item that are not in the solver yet.
  func complete(_ member: LayoutMember) {
    for index in member.automatic.indices where member.automatic[index].handle == nil {
      let constraint = member.automatic[index]
      let handle = add(linear(constraint, of: member), .automatic(member, constraint))
      member.automatic[index].handle = handle
    }
  }

  private func linear(_ constraint: AutomaticConstraint, of member: LayoutMember)
    -> LinearConstraint
  {
    let variable =
      switch constraint.kind {
      case .minX: member.minX
      case .minY: member.minY
      default: constraint.isHorizontal ? member.width : member.height
      }
    var terms = [(variable, 1.0)]
    if constraint.share != 0, let container = member.node?.layoutContainer {
      let above = self.member(container)
      terms.append((constraint.isHorizontal ? above.width : above.height, -constraint.share))
    }
    return LinearConstraint(
      terms: terms, constant: -constraint.constant, relation: constraint.relation.linear,
      strength: constraint.priority.strength)
  }

  private func automaticConstraints(
    of node: any LayoutNode, _ member: LayoutMember
  ) -> [AutomaticConstraint] {
    if node === root { return rootConstraints(of: node, member) }
    switch node.layoutPlacement {
    case .solved: return content(of: node, member) + AutomaticConstraint.positive
    case .beginning(let point):
      return AutomaticConstraint.positive + [
        AutomaticConstraint(kind: .minX, constant: point.x),
        AutomaticConstraint(kind: .minY, constant: point.y),
      ]
    case .fixed(let frame):
      return AutomaticConstraint.fixing(frame, node.framePriority)
    case .following(let frame, let mask, let size):
      return AutomaticConstraint.following(frame, mask, size)
    }
  }

  private func rootConstraints(
    of node: any LayoutNode, _ member: LayoutMember
  ) -> [AutomaticConstraint] {
    if let fitting {
      return content(of: node, member) + AutomaticConstraint.positive + [
        AutomaticConstraint(
          kind: .fitsWidth, constant: fitting.size.width, priority: fitting.horizontal),
        AutomaticConstraint(
          kind: .fitsHeight, constant: fitting.size.height, priority: fitting.vertical),
      ]
    }
    switch node.layoutPlacement {
    case .fixed(let frame), .following(let frame, _, _):
      return [
        AutomaticConstraint(
          kind: .width, constant: frame.width, priority: node.framePriority.horizontal),
        AutomaticConstraint(
          kind: .height, constant: frame.height, priority: node.framePriority.vertical),
      ]
    case .solved, .beginning: return content(of: node, member) + AutomaticConstraint.positive
    }
  }

  /// Returns the content size constraints, with the priorities of content hugging and compression
  /// resistance.
  private func content(
    of node: any LayoutNode, _ member: LayoutMember
  ) -> [AutomaticConstraint] {
    let size = node.layoutContentSize(forWidth: node.wrapsContent ? member.measuredWidth : nil)
    let insets = node.alignmentRectInsets
    let record = node.knownLayoutRecord
    var result: [AutomaticConstraint] = []
    func add(_ kind: AutomaticConstraint.Kind, _ length: Double, _ priority: LayoutPriority) {
      result.append(AutomaticConstraint(kind: kind, constant: length, priority: priority))
    }
    if size.width >= 0 {
      let width = size.width + insets.left + insets.right
      add(.hugsWidth, width, record?.hugging.horizontal ?? .defaultLow)
      add(.resistsWidth, width, record?.resistance.horizontal ?? .defaultHigh)
    }
    if size.height >= 0 {
      let height = size.height + insets.top + insets.bottom
      add(.hugsHeight, height, record?.hugging.vertical ?? .defaultLow)
      add(.resistsHeight, height, record?.resistance.vertical ?? .defaultHigh)
    }
    return result
  }
}

extension AutomaticConstraint {
  /// The constraints that keep a width and a height from being negative.
  static let positive = [
    AutomaticConstraint(kind: .positiveWidth, constant: 0),
    AutomaticConstraint(kind: .positiveHeight, constant: 0),
  ]

  static func fixing(_ frame: Rect, _ priority: FramePriority) -> [AutomaticConstraint] {
    [
      AutomaticConstraint(kind: .minX, constant: frame.minX),
      AutomaticConstraint(kind: .minY, constant: frame.minY),
      AutomaticConstraint(kind: .width, constant: frame.width, priority: priority.horizontal),
      AutomaticConstraint(kind: .height, constant: frame.height, priority: priority.vertical),
    ]
  }

  /// Returns the constraints of a frame in a container, which the mask adapts when that is resized.
  static func following(
    _ frame: Rect, _ mask: AutoresizingMask, _ size: Size
  ) -> [AutomaticConstraint] {
    let shares = mask.shares(of: frame, in: size)
    func part(_ kind: Kind, _ value: Double, _ share: Double, _ extent: Double)
      -> AutomaticConstraint
    {
      AutomaticConstraint(kind: kind, constant: value - share * extent, share: share)
    }
    return [
      part(.minX, frame.minX, shares.horizontal.before, size.width),
      part(.minY, frame.minY, shares.vertical.before, size.height),
      part(.width, frame.width, shares.horizontal.length, size.width),
      part(.height, frame.height, shares.vertical.length, size.height),
    ]
  }
}
