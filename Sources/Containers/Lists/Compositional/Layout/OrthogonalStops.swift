internal import Pixels

/// Where a section that scrolls across its layout comes to rest, in points from the leading edge.
struct OrthogonalStops: Sendable {
  /// The speed above which even a short drag goes to the next group, in points per second.
  private static let flick = 200.0

  let behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
  let stack: GroupStack
  /// The space before the first group, in points.
  let inset: Double
  /// The extent of what the section scrolls, and of the part that is visible, in points.
  let extent: Double
  let visible: Double

  /// The farthest offset.
  var end: Double { max(0, extent - visible) }

  /// Returns the offset at which a scroll that would end at another one comes to rest.
  ///
  /// - Parameters:
  ///   - proposed: Where it would end.
  ///   - current: Where the content is now.
  ///   - start: Where the content was when the user began.
  ///   - speed: The speed of the offset, in points per second.
  func rest(for proposed: Double, at current: Double, from start: Double, speed: Double) -> Double {
    guard stack.groupCount > 0 else { return proposed }
    switch behavior {
    case .none, .continuous, .paging: return proposed
    case .continuousGroupLeadingBoundary: return offset(of: nearest(to: proposed))
    case .groupPaging, .groupPagingCentered:
      let first = nearest(to: start)
      var goal = nearest(to: current)
      if abs(speed) > Self.flick {
        let here = offset(of: goal)
        if speed > 0, here <= current { goal += 1 }
        if speed < 0, here >= current { goal -= 1 }
      }
      goal = min(max(goal, first - 1), first + 1)
      return offset(of: min(max(0, goal), stack.groupCount - 1))
    }
  }

  /// Returns the offset at which a group is in its place.
  func offset(of group: Int) -> Double {
    let placed = stack.group(group)
    let length = placed.solved.size[stack.axis]
    let offset =
      behavior == .groupPagingCentered
      ? inset + placed.start + length / 2 - visible / 2 : placed.start
    return min(max(0, offset), end)
  }

  /// Returns the group whose place is nearest to an offset.
  func nearest(to offset: Double) -> Int {
    let isCentered = behavior == .groupPagingCentered
    let position = isCentered ? offset + visible / 2 - inset : offset
    let group = stack.group(at: max(0, position))
    let near = max(0, group - 1)...min(group + 1, stack.groupCount - 1)
    return near.min { abs(self.offset(of: $0) - offset) < abs(self.offset(of: $1) - offset) }
      ?? group
  }
}
