/// A change of the columns that the user moves.
@MainActor
final class SplitSwiping {
  private weak var split: SplitViewController?
  private let interaction: PercentDrivenInteractiveTransition
  private let count: Int
  /// The distance of the whole change, in points; negative toward the primary edge.
  private let travel: Double
  private var progress = 0.0

  init(
    _ split: SplitViewController, _ interaction: PercentDrivenInteractiveTransition, count: Int,
    travel: Double
  ) {
    self.split = split
    self.interaction = interaction
    self.count = count
    self.travel = travel
  }

  /// Shows the columns moved by a distance away from the primary edge, in points.
  func move(by distance: Double) {
    progress = travel == 0 ? 0 : min(max(distance / travel, 0), 1)
    interaction.update(progress)
  }

  /// Lets go.
  ///
  /// - Parameter speed: The speed away from the primary edge in points per second, or `nil` if the
  ///   drag was canceled.
  func end(speed: Double?) {
    guard let split, split.flow.running?.interaction === interaction else { return }
    let sign = travel < 0 ? -1.0 : 1
    guard let speed, EdgePan.completes(progress: progress, speed: sign * speed) else {
      return interaction.cancel()
    }
    split.acceptSwipe(count)
    interaction.finish()
  }
}

extension SplitViewController {
  /// Returns the number of columns after a drag, or `nil` if none can begin.
  func countAfterSwipe(shows: Bool) -> Int? {
    guard flow.presentsWithGesture, !flow.isCollapsed, flow.running == nil, !flow.isCrossing,
      flow.layout.mode == flow.shownMode, isVisibleToChildren, View.areAnimationsEnabled
    else { return nil }
    let count = flow.layout.count
    if shows { return count < flow.layout.greatestCount ? count + 1 : nil }
    return flow.layout.isDimmed ? flow.layout.countUncovered : nil
  }

  /// Begins a drag.
  func beginSwipe(shows: Bool) -> SplitSwiping? {
    guard let count = countAfterSwipe(shows: shows) else { return nil }
    delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
    guard countAfterSwipe(shows: shows) == count else {
      delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
      return nil
    }
    let mode = flow.layout.mode(count)
    let moving = flow.layout.columns(max(count, flow.layout.count))
      .filter { !flow.layout.columns(min(count, flow.layout.count)).contains($0) }
    let travel = moving.reduce(0) { $0 + flow.layout.width(of: $1) }
    let interaction = PercentDrivenInteractiveTransition()
    begin(to: mode, interaction)
    return SplitSwiping(self, interaction, count: count, travel: shows ? travel : -travel)
  }

  /// Makes what the user has shown or hidden the model.
  func acceptSwipe(_ count: Int) {
    guard let mode = flow.running?.to else { return }
    flow.layout.demand(count)
    flow.running?.interaction = nil
    flow.endsGesture = true
    announce(mode, flow.layout.columns)
  }
}
