/// A drag that shows columns from the primary edge, or hides those that cover the secondary one.
@MainActor
final class SplitSwipe: EdgePan, GestureRecognizerDelegate {
  private weak var controller: SplitViewController?
  private var swiping: SplitSwiping?
  /// The reach of the touch that was received last.
  private var reach = EdgePan.reach
  /// The distance from the side within which a finger begins, in points, as in libadwaita.
  private static let fingerReach = 32.0

  init(of controller: SplitViewController) {
    self.controller = controller
    super.init()
    delegate = self
    addTarget { [weak self] _ in self?.follow() }
  }

  private func follow() {
    let way = sign * translation(in: view).x
    switch state {
    case .began: swiping = controller?.beginSwipe(shows: way > 0)
    case .changed: swiping?.move(by: way)
    case .ended, .cancelled:
      swiping?.end(speed: state == .ended ? sign * velocity(in: view).x : nil)
      swiping = nil
    case .possible, .failed: break
    }
  }

  override var isFromRight: Bool { controller?.layout.isMirrored == true }

  // MARK: Delegate

  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    guard let controller else { return false }
    reach = touch.type == .direct ? Self.fingerReach : EdgePan.reach
    if controller.countAfterSwipe(shows: false) != nil { return true }
    return controller.countAfterSwipe(shows: true) != nil
      && isAtEdge(touch.location(in: view).x, reach: reach)
  }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    let way = translation(in: view)
    let shows = sign * way.x > 0
    return abs(way.x) > abs(way.y)
      && controller?.countAfterSwipe(shows: shows) != nil
      && (!shows || isAtEdge(location(in: view).x - way.x, reach: reach))
  }

  /// Makes the scroll views inside wait for the decision.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool {
    // A drag that can pop a stack does so.
    other is PanGestureRecognizer && !(other is NavigationPopGesture)
  }
}

/// Shows and hides columns by scrolling on a touchpad.
@MainActor
final class SplitScrollSwipe {
  private weak var controller: SplitViewController?
  private let drag = TouchpadDrag()
  private var swiping: SplitSwiping?

  init(of controller: SplitViewController) { self.controller = controller }

  /// Handles a scroll that nothing under the pointer has used.
  ///
  /// - Returns: Whether the scroll moves columns.
  func handle(_ scroll: Scroll, in view: View) -> Bool {
    guard scroll.isPrecise, let controller,
      drag.isDragging || controller.canSwipe
    else { return false }
    let x = controller.layout.isMirrored ? -scroll.delta.x : scroll.delta.x
    let isNew = !drag.isDragging
    switch drag.scroll(Point(x: x, y: scroll.delta.y), at: scroll.timestamp) {
    case .ignored, .swallowed: return false
    case .dragged(let distance):
      let way = drag.lead + distance
      if isNew { swiping = controller.beginSwipe(shows: way > 0) }
      swiping?.move(by: way)
      wait(in: view, at: scroll.timestamp)
      return true
    }
  }

  private func wait(in view: View, at now: Duration) {
    guard let host = view.window?.host else { return letGo(speed: drag.letGo(at: now)) }
    drag.wait(in: host) { [weak self] in self?.letGo(speed: $0) }
  }

  private func letGo(speed: Double) {
    swiping?.end(speed: speed)
    swiping = nil
  }
}

extension SplitViewController {
  /// Whether a scroll on a touchpad moves columns in one direction or the other.
  ///
  /// Beside the secondary column only what covers it is moved, so that a sidebar does not come by
  /// chance.
  fileprivate var canSwipe: Bool {
    countAfterSwipe(shows: false) != nil
      || layout.behavior != .tile
        && countAfterSwipe(shows: true) != nil
  }
}

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
    guard let split, split.flow.motion?.interaction === interaction else { return }
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
    guard settings.presentsWithGesture, case .resting(.columns(layout.mode, _)) = flow,
      isVisibleToChildren, View.areAnimationsEnabled
    else { return nil }
    let count = layout.count
    if shows { return count < layout.greatestCount ? count + 1 : nil }
    return layout.isDimmed ? layout.countUncovered : nil
  }

  /// Begins a drag.
  func beginSwipe(shows: Bool) -> SplitSwiping? {
    guard let count = countAfterSwipe(shows: shows) else { return nil }
    delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
    guard countAfterSwipe(shows: shows) == count else {
      delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
      return nil
    }
    let mode = layout.mode(count)
    let (coming, leaving) = layout.change(from: layout.mode, to: mode)
    let travel = (coming + leaving).reduce(0) { $0 + layout.width(of: $1) }
    let interaction = PercentDrivenInteractiveTransition()
    begin(to: mode, interaction)
    return SplitSwiping(self, interaction, count: count, travel: shows ? travel : -travel)
  }

  /// Makes what the user has shown or hidden the model.
  func acceptSwipe(_ count: Int) {
    guard let mode = flow.motion?.to else { return }
    layout.demand(count)
    advance(.release)
    announce(mode)
  }
}
