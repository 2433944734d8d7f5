/// The focusable views of a window in reading order.
@MainActor
struct FocusOrder {
  let views: [View]

  init(of window: Window) {
    views = FocusOrder.views(below: window, overlays: window.overlayRouting)
  }

  /// Returns the views that Tab visits: every view without a group, and one view of each group.
  ///
  /// - Parameters:
  ///   - remembered: The view that last had the focus, by group.
  ///   - current: The focused view, which represents its group.
  func stops(remembering remembered: [String: Weak<View>], current: View?) -> [View] {
    var visited: Set<String> = []
    return views.compactMap { view in
      guard let group = view.focusGroup else { return view }
      guard visited.insert(group).inserted else { return nil }
      let members = views.filter { $0.focusGroup == group }
      if let current, members.contains(where: { $0 === current }) { return current }
      if let last = remembered[group]?.object, members.contains(where: { $0 === last }) {
        return last
      }
      return members.max { $0.focusGroupPriority < $1.focusGroupPriority } ?? view
    }
  }

  /// Returns the nearest view of the same group in a direction; nil if there is none.
  func neighbor(of view: View, _ heading: FocusHeading) -> View? {
    let from = view.convert(view.bounds, to: nil)
    let group = view.focusGroup
    var best: (view: View, distance: Double)?
    for other in views where other !== view && other.focusGroup == group {
      let to = other.convert(other.bounds, to: nil)
      guard let distance = FocusOrder.distance(from: from, to: to, heading) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (other, distance) }
    }
    return best?.view
  }

  /// Returns the index of a view among stops; nil if it is not one of them.
  static func index(of view: View?, in stops: [View]) -> Int? {
    stops.firstIndex { $0 === view }
  }

  /// Returns the index of the first stop that follows a rectangle of the window in reading order.
  static func index(after place: Rect, in stops: [View]) -> Int {
    stops.firstIndex { stop in
      let frame = stop.convert(stop.bounds, to: nil)
      if frame.midY >= place.minY, frame.midY < place.maxY {
        return stop.readsLeftToRight ? frame.midX >= place.midX : frame.midX <= place.midX
      }
      return frame.midY >= place.maxY
    } ?? 0
  }

  /// Returns the distance to a rectangle in a direction, with an extra cost for lateral offset.
  ///
  /// Returns nil if the rectangle does not lie in that direction, or if the gap to the side exceeds
  /// the gap ahead.
  private static func distance(from: Rect, to: Rect, _ heading: FocusHeading) -> Double? {
    let (ahead, isBeyond): (Double, Bool)
    switch heading {
    case .left: (ahead, isBeyond) = (from.minX - to.maxX, to.midX < from.midX)
    case .right: (ahead, isBeyond) = (to.minX - from.maxX, to.midX > from.midX)
    case .up: (ahead, isBeyond) = (from.minY - to.maxY, to.midY < from.midY)
    default: (ahead, isBeyond) = (to.minY - from.maxY, to.midY > from.midY)
    }
    let isAcross = heading == .left || heading == .right
    let gap =
      isAcross
      ? max(from.minY - to.maxY, to.minY - from.maxY, 0)
      : max(from.minX - to.maxX, to.minX - from.maxX, 0)
    let shift = isAcross ? abs(from.midY - to.midY) : abs(from.midX - to.midX)
    // Neighbors may touch or overlap a little, by less than half of the smaller one.
    let overlap =
      isAcross ? min(from.width, to.width) / 2 : min(from.height, to.height) / 2
    guard isBeyond, ahead > -overlap, gap <= max(ahead, 0) else { return nil }
    return max(ahead, 0) + 2 * gap + shift / 8
  }

  private static func views(below view: View, overlays: (any OverlayRouting)?) -> [View] {
    var result: [View] = []
    let subviews = view.modalSubview.map { [$0] } ?? ReadingOrder.sort(view.subviews)
    for subview in subviews
    where !subview.isHidden && subview.alpha >= 0.01 && subview.isUserInteractionEnabled
      && overlays?.hides(subview) != true
    {
      if subview.canBecomeFocused, overlays?.blocks(subview, .focus) != true {
        result.append(subview)
      }
      result += views(below: subview, overlays: overlays)
    }
    return result
  }
}
