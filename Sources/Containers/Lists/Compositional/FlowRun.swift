internal import Pixels

/// Consecutive groups of a section in which each group takes as many items as fit.
///
/// Where no item is measured, all groups are alike; only the others are stored.
struct FlowRun: Sendable {
  let firstItem: Int
  /// The number of items.
  let count: Int
  let firstGroup: Int
  /// The number of groups.
  let groups: Int
  let start: Double
  /// Where the next run starts.
  let end: Double
  private let content: Content

  private enum Content: Sendable {
    case uniform(SolvedGroup, pitch: Double)
    case listed([GroupStack.Placed])
  }

  /// The groups that are stored.
  var measured: [SolvedGroup] {
    guard case .listed(let groups) = content else { return [] }
    return groups.map(\.solved)
  }

  /// Returns the group at a position, or the nearest one.
  func group(at position: Double) -> Int {
    switch content {
    case .uniform(_, let pitch):
      let place = pitch > 0 ? (position - start) / pitch : 0
      return firstGroup + min(Int(min(max(0, place), 1e12)), groups - 1)
    case .listed(let list):
      return firstGroup + max(0, list.firstPlace { $0.start > position } - 1)
    }
  }

  /// Returns the index of the group with an item.
  func group(of item: Int) -> Int {
    switch content {
    case .uniform(let template, _): firstGroup + (item - firstItem) / template.leaves.count
    case .listed(let list):
      firstGroup + max(0, list.firstPlace { $0.firstItem > item } - 1)
    }
  }

  /// Returns a group.
  func group(_ index: Int) -> GroupStack.Placed {
    let place = index - firstGroup
    switch content {
    case .uniform(let template, let pitch):
      let first = firstItem + place * template.leaves.count
      return GroupStack.Placed(
        start: start + Double(place) * pitch, firstItem: first,
        solved: template.prefix(firstItem + count - first))
    case .listed(let list): return list[place]
    }
  }

  /// Returns the runs of all items of a section.
  static func runs(
    _ plan: ItemPlan, count: Int, in room: Size, along axis: ScrollAxis, spacing: Double,
    known: KnownSizes, template: SolvedGroup
  ) -> [FlowRun] {
    var flow = Flow(
      plan: plan, count: count, room: room, axis: axis, spacing: spacing, known: known,
      template: template)
    return flow.runs()
  }

  /// The distribution of items over groups.
  private struct Flow {
    let plan: ItemPlan
    let count: Int
    let room: Size
    let axis: ScrollAxis
    let spacing: Double
    let known: KnownSizes
    let template: SolvedGroup
    private var item = 0
    private var group = 0
    private var start = 0.0

    init(
      plan: ItemPlan, count: Int, room: Size, axis: ScrollAxis, spacing: Double, known: KnownSizes,
      template: SolvedGroup
    ) {
      (self.plan, self.count, self.room, self.axis) = (plan, count, room, axis)
      (self.spacing, self.known, self.template) = (spacing, known, template)
    }

    mutating func runs() -> [FlowRun] {
      let perGroup = template.leaves.count
      var result: [FlowRun] = []
      while item < count {
        let next = min(nextKnown(from: item), count)
        let whole = next == count ? count - item : (next - item) / perGroup * perGroup
        result.append(whole > 0 ? uniform(whole) : listed())
      }
      return result
    }

    private func nextKnown(from item: Int) -> Int {
      let place = known.place(of: item)
      return place < known.items.count ? known.items[place] : count
    }

    private mutating func uniform(_ items: Int) -> FlowRun {
      let groups = (items + template.leaves.count - 1) / template.leaves.count
      let pitch = template.size[axis] + spacing
      let run = FlowRun(
        firstItem: item, count: items, firstGroup: group, groups: groups, start: start,
        end: start + Double(groups) * pitch, content: .uniform(template, pitch: pitch))
      (item, group, start) = (item + items, group + groups, run.end)
      return run
    }

    private mutating func listed() -> FlowRun {
      let (firstItem, firstGroup, begin) = (item, group, start)
      var list: [GroupStack.Placed] = []
      repeat {
        let (known, first) = (known, item)
        let solved = GroupSolver.solve(plan, in: room, present: count - item) { known[first + $0] }
        list.append(GroupStack.Placed(start: start, firstItem: item, solved: solved))
        item += max(1, solved.leaves.count)
        start += solved.size[axis] + spacing
      } while item < count && nextKnown(from: item) - item < template.leaves.count
      group += list.count
      return FlowRun(
        firstItem: firstItem, count: item - firstItem, firstGroup: firstGroup, groups: list.count,
        start: begin, end: start, content: .listed(list))
    }
  }
}
