internal import Pixels

/// Places the items of a group, one after another.
///
/// Items beyond those that exist are placed too, so that the last group of a section looks like the
/// others, but they do not count for the size of an estimated group.
struct GroupSolver {
  /// The most items in a line, beyond which there are surely too many.
  private static let mostInLine = 10_000
  private static let tolerance = 1e-6

  /// The number of items that exist.
  let present: Int
  /// Returns the size that the content of an item determines; nil if it is not known.
  let known: (Int) -> Size?
  /// The index of the next item.
  private var next = 0

  init(present: Int, known: @escaping (Int) -> Size?) {
    (self.present, self.known) = (present, known)
  }

  /// Returns a group with its existing items.
  static func solve(
    _ plan: ItemPlan, in room: Size, present: Int = .max, known: @escaping (Int) -> Size?
  ) -> SolvedGroup {
    var solver = GroupSolver(present: present, known: known)
    return solver.solve(plan, in: room).prefix(present)
  }

  private mutating func solve(_ plan: ItemPlan, in room: Size) -> SolvedGroup {
    guard let group = plan.group else { return leaf(plan, in: room) }
    switch group.arrangement {
    case .line(let axis, let repeats):
      return line(group, along: axis, repeats: repeats, of: plan, in: room)
    case .custom(let places):
      next += places.count
      var result = SolvedGroup(size: plan.size.resolved(in: room))
      result.leaves = places.map {
        SolvedGroup.Leaf(frame: $0.frame, estimates: [], zIndex: $0.zIndex)
      }
      result.attach(plan.supplements, to: Rect(origin: .zero, size: result.size))
      return result
    }
  }

  private mutating func leaf(_ plan: ItemPlan, in room: Size) -> SolvedGroup {
    var size = plan.size.resolved(in: room)
    let estimates = plan.size.estimates
    if !estimates.isEmpty, let known = known(next) {
      if estimates.contains(.width) { size.width = known.width }
      if estimates.contains(.height) { size.height = known.height }
    }
    next += 1
    let frame = Rect(origin: .zero, size: size).inset(by: plan.frameInsets)
    var result = SolvedGroup(size: size)
    result.leaves = [SolvedGroup.Leaf(frame: frame, estimates: estimates)]
    if !plan.supplements.isEmpty { result.attach(plan.supplements, to: frame) }
    return result
  }

  /// An item in a line.
  private struct Member {
    let plan: ItemPlan
    let firstLeaf: Int
    var solved: SolvedGroup
    let isPresent: Bool
    /// The least spaces around it, and how many of them are flexible.
    let before: CollectionLayoutSpacing?
    let after: CollectionLayoutSpacing?

    /// Returns the length along the axis, with the spaces around it.
    func length(_ axis: ScrollAxis) -> Double {
      solved.size[axis] + (before?.length ?? 0) + (after?.length ?? 0)
    }
  }

  private mutating func line(
    _ group: GroupPlan, along axis: ScrollAxis, repeats: Int?, of plan: ItemPlan, in room: Size
  ) -> SolvedGroup {
    let size = plan.size.resolved(in: room)
    let insets = plan.frameInsets
    let inner = Rect(origin: .zero, size: size).inset(by: insets).size
    var members = members(group, along: axis, repeats: repeats, of: plan, in: inner)
    let cross = axis.other
    if plan.size[cross].isEstimated { fitFractions(&members, across: axis, in: inner) }
    let crossRoom =
      plan.size[cross].isEstimated ? Self.reach(of: members, across: axis) : inner[cross]
    var result = SolvedGroup(size: size)
    let main = place(
      members, group.spacing, along: axis, crossRoom: crossRoom,
      room: plan.size[axis].isEstimated ? nil : inner[axis],
      from: Point(x: insets.left, y: insets.top), into: &result)
    result.size = axis.size(
      plan.size[axis].isEstimated ? main : size[axis],
      across: plan.size[cross].isEstimated ? crossRoom : size[cross])
    if !plan.supplements.isEmpty {
      result.attach(plan.supplements, to: Rect(origin: .zero, size: result.size))
    }
    return result
  }

  /// Returns as many items as fit, or as are to be repeated.
  ///
  /// In a group whose own length is estimated, estimates tell how many fit, so that their number
  /// stays when the content is known.
  private mutating func members(
    _ group: GroupPlan, along axis: ScrollAxis, repeats: Int?, of plan: ItemPlan, in inner: Size
  ) -> [Member] {
    let most = repeats.map { max(0, $0) } ?? Self.mostInLine
    let gap = group.spacing?.length ?? 0
    var result: [Member] = []
    var used = 0.0
    while !group.items.isEmpty, result.count < most {
      let item = group.items[result.count % group.items.count]
      // Items without a length would be repeated forever.
      if repeats == nil, result.count >= group.items.count, used <= 0 { break }
      let first = next
      let (before, after) = item.edgeSpacing?.along(axis) ?? (nil, nil)
      let member = Member(
        plan: item, firstLeaf: first, solved: solve(item, in: inner), isPresent: first < present,
        before: before, after: after)
      var length = member.length(axis)
      if plan.size[axis].isEstimated {
        length += item.size.resolved(in: inner)[axis] - member.solved.size[axis]
      }
      let end = used + (result.isEmpty ? 0 : gap) + length
      if repeats == nil, !result.isEmpty, end > inner[axis] + Self.tolerance {
        next = first
        break
      }
      used = end
      result.append(member)
    }
    return result
  }

  /// Solves again what is a fraction of the extent that the others determine.
  private mutating func fitFractions(
    _ members: inout [Member], across axis: ScrollAxis, in inner: Size
  ) {
    func isFraction(_ member: Member) -> Bool {
      let dimension = member.plan.size[axis.other]
      return axis == .horizontal ? dimension.isFractionalHeight : dimension.isFractionalWidth
    }
    let others = members.filter { !isFraction($0) }
    guard !others.isEmpty, others.count < members.count else { return }
    let room = axis.size(inner[axis], across: Self.reach(of: others, across: axis))
    let end = next
    for index in members.indices where isFraction(members[index]) {
      next = members[index].firstLeaf
      members[index].solved = solve(members[index].plan, in: room)
    }
    next = end
  }

  /// Returns the extent of the existing items across an axis.
  private static func reach(of members: [Member], across axis: ScrollAxis) -> Double {
    let isAnyPresent = members.contains(where: \.isPresent)
    return members.reduce(0) { reach, member in
      guard member.isPresent || !isAnyPresent else { return reach }
      let (before, after) = member.plan.edgeSpacing?.along(axis.other) ?? (nil, nil)
      return max(
        reach, member.solved.size[axis.other] + (before?.length ?? 0) + (after?.length ?? 0))
    }
  }

  /// Places items one after another, and distributes what they leave of the room.
  ///
  /// - Returns: Where the last existing item ends, with the space after it.
  private func place(
    _ members: [Member], _ spacing: CollectionLayoutSpacing?, along axis: ScrollAxis,
    crossRoom: Double, room: Double?, from origin: Point, into result: inout SolvedGroup
  ) -> Double {
    let gap = spacing?.length ?? 0
    let gaps = Double(max(0, members.count - 1))
    let length = members.reduce(gaps * gap) { $0 + $1.length(axis) }
    var flexible = spacing?.isFlexible == true ? gaps : 0
    for member in members {
      for space in [member.before, member.after] where space?.isFlexible == true { flexible += 1 }
    }
    let share = flexible > 0 ? max(0, ((room ?? length) - length) / flexible) : 0
    func extent(_ space: CollectionLayoutSpacing?) -> Double {
      (space?.length ?? 0) + (space?.isFlexible == true ? share : 0)
    }
    var (position, end) = (0.0, 0.0)
    for (index, member) in members.enumerated() {
      if index > 0 { position += extent(spacing) }
      position += extent(member.before)
      let place = axis.point(position, across: Self.start(of: member, across: axis, in: crossRoom))
      result.add(
        member.solved, at: origin + place, firstLeaf: member.firstLeaf - firstLeaf(members))
      position += member.solved.size[axis] + extent(member.after)
      if member.isPresent { end = position }
    }
    return end
  }

  private func firstLeaf(_ members: [Member]) -> Int { members.first?.firstLeaf ?? 0 }

  private static func start(
    of member: Member, across axis: ScrollAxis, in room: Double
  ) -> Double {
    guard let spacing = member.plan.edgeSpacing?.along(axis.other) else { return 0 }
    let (before, after) = (spacing.before?.length ?? 0, spacing.after?.length ?? 0)
    guard spacing.before?.isFlexible == true else { return before }
    let rest = max(0, room - member.solved.size[axis.other] - before - after)
    return before + rest / (spacing.after?.isFlexible == true ? 2 : 1)
  }
}
