internal import Pixels

/// The groups of a section, one after another along an axis.
///
/// Groups that are all alike take no storage, and estimated ones only where an item was measured, so
/// that a million items cost nothing before they are seen.
struct GroupStack: Sendable {
  /// A group with its place in the stack.
  struct Placed: Sendable {
    let start: Double
    let firstItem: Int
    let solved: SolvedGroup
  }

  private enum Kind: Sendable {
    case empty
    /// Groups that are all alike.
    case uniform
    /// Groups with as many items each, whose lengths include the spacing.
    case measured(RowHeights)
    /// Groups that take as many items as fit.
    case flowing([FlowRun])
  }

  let count: Int
  let axis: ScrollAxis
  private let plan: ItemPlan
  private let room: Size
  private let spacing: Double
  /// A group whose items are all as large as estimated.
  private let template: SolvedGroup
  private var kind = Kind.empty
  /// The preferred sizes of items.
  private(set) var known: KnownSizes
  /// The largest extent across the axis of the groups with measured items.
  private var measuredAcross: Double?

  /// Creates a stack of the groups for a number of items.
  init(
    _ plan: ItemPlan, count: Int, in room: Size, along axis: ScrollAxis, spacing: Double,
    known: KnownSizes
  ) {
    (self.plan, self.count, self.room, self.axis, self.known) = (plan, count, room, axis, known)
    self.spacing = spacing.isFinite ? spacing : 0
    template = GroupSolver.solve(plan, in: room) { _ in nil }
    guard count > 0, !template.leaves.isEmpty else { return }
    guard plan.isEstimated else {
      kind = .uniform
      return
    }
    if plan.isFlowing {
      flow()
      return
    }
    kind = .measured(
      RowHeights(count: groupCount(.uniform), estimate: template.size[axis] + self.spacing))
    var last: Int?
    for item in known.items where item < count && item / perGroup != last {
      last = item / perGroup
      measure(item / perGroup)
    }
    if !count.isMultiple(of: perGroup) { measure(count / perGroup) }
  }

  /// The number of items in a full group.
  private var perGroup: Int { template.leaves.count }

  /// The number of groups.
  var groupCount: Int { groupCount(kind) }

  private func groupCount(_ kind: Kind) -> Int {
    switch kind {
    case .empty: 0
    case .uniform, .measured: (count + perGroup - 1) / perGroup
    case .flowing(let runs): runs.last.map { $0.firstGroup + $0.groups } ?? 0
    }
  }

  /// The length of all groups with the spaces between them.
  var extent: Double {
    switch kind {
    case .empty: 0
    case .uniform: Double(groupCount) * (template.size[axis] + spacing) - spacing
    case .measured(let lengths): lengths.total - spacing
    case .flowing(let runs): (runs.last?.end ?? spacing) - spacing
    }
  }

  /// The extent of the groups across the axis.
  var extentAcross: Double {
    groupCount > 0 ? measuredAcross ?? template.size[axis.other] : 0
  }

  /// Returns the groups between two positions.
  func groups(from low: Double, to high: Double) -> Range<Int> {
    guard high > 0, low < extent, low <= high else { return 0..<0 }
    return group(at: low)..<min(groupCount, group(at: high) + 1)
  }

  /// Returns the group at a position, or the nearest one.
  func group(at position: Double) -> Int {
    let last = max(0, groupCount - 1)
    switch kind {
    case .empty: return 0
    case .uniform:
      let pitch = template.size[axis] + spacing
      return pitch > 0 ? min(Int(min(max(0, position / pitch), 1e12)), last) : 0
    case .measured(let lengths): return lengths.row(at: position)
    case .flowing(let runs):
      let run = runs[runs.nearestPlace { $0.end > position }]
      return run.group(at: position)
    }
  }

  /// Returns a group.
  func group(_ index: Int) -> Placed {
    switch kind {
    case .empty: return Placed(start: 0, firstItem: 0, solved: template)
    case .uniform:
      let first = index * perGroup
      return Placed(
        start: Double(index) * (template.size[axis] + spacing), firstItem: first,
        solved: template.prefix(count - first))
    case .measured(let lengths):
      return Placed(
        start: lengths.offset(of: index), firstItem: index * perGroup, solved: solved(index))
    case .flowing(let runs):
      return runs[runs.nearestPlace { $0.firstGroup + $0.groups > index }].group(index)
    }
  }

  /// Returns the index of the group with an item.
  func group(of item: Int) -> Int {
    guard case .flowing(let runs) = kind else { return perGroup > 0 ? item / perGroup : 0 }
    return runs[runs.nearestPlace { $0.firstItem + $0.count > item }].group(of: item)
  }

  /// Returns an item, relative to the start of the stack; nil if it has no place.
  func leaf(_ item: Int) -> SolvedGroup.Leaf? {
    guard groupCount > 0, (0..<count).contains(item) else { return nil }
    let group = group(group(of: item))
    guard group.solved.leaves.indices.contains(item - group.firstItem) else { return nil }
    var leaf = group.solved.leaves[item - group.firstItem]
    let shift = axis.point(group.start)
    leaf.frame = leaf.frame.offsetBy(dx: shift.x, dy: shift.y)
    return leaf
  }

  /// Returns the dimensions of an item that its content determines.
  func estimates(of item: Int) -> ContentSizing {
    switch kind {
    case .empty, .uniform: []
    case .measured: template.leaves[item % perGroup].estimates
    case .flowing: leaf(item)?.estimates ?? []
    }
  }

  /// Notes the size that the content of an item determines.
  mutating func setSize(_ size: Size, of item: Int) {
    known[item] = size
    switch kind {
    case .empty, .uniform: break
    case .measured: measure(item / perGroup)
    case .flowing: flow()
    }
  }

  private func solved(_ index: Int) -> SolvedGroup {
    let first = index * perGroup
    let place = known.place(of: first)
    let isKnown = place < known.items.count && known.items[place] < first + perGroup
    guard isKnown || count - first < perGroup else { return template }
    return GroupSolver.solve(plan, in: room, present: count - first) { known[first + $0] }
  }

  private mutating func measure(_ index: Int) {
    guard case .measured(var lengths) = kind else { return }
    kind = .empty
    let size = solved(index).size
    lengths.set(size[axis] + spacing, of: index)
    kind = .measured(lengths)
    measuredAcross = max(measuredAcross ?? 0, size[axis.other])
  }

  /// Distributes the items over groups that take as many as fit.
  private mutating func flow() {
    let runs = FlowRun.runs(
      plan, count: count, in: room, along: axis, spacing: spacing, known: known,
      template: template)
    kind = .flowing(runs)
    let measured = runs.flatMap(\.measured).map { $0.size[axis.other] }
    measuredAcross = measured.max()
  }
}

extension Array {
  /// Returns the first index whose element satisfies a predicate, by binary search, or the last one.
  ///
  /// The predicate must hold for all elements after that one.
  func nearestPlace(where isSo: (Element) -> Bool) -> Int {
    Swift.min(firstPlace(where: isSo), count - 1)
  }

  /// Returns the first index whose element satisfies a predicate, by binary search, or the count.
  func firstPlace(where isSo: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isSo(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
