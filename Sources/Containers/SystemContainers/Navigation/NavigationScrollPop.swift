/// Pops a navigation controller interactively by scrolling on a touchpad.
@MainActor
final class NavigationScrollPop {
  private weak var controller: NavigationController?
  private var swipe = NavigationSwipe()
  private var interaction: PercentDrivenInteractiveTransition?
  private var alarm: Alarm?
  private var tracker = VelocityTracker()
  private var progress = 0.0

  init(of controller: NavigationController) { self.controller = controller }

  /// Handles a scroll that nothing under the pointer has used.
  ///
  /// - Returns: Whether the scroll goes back.
  func handle(_ scroll: Scroll, in view: View) -> Bool {
    guard scroll.isPrecise, swipe.isMoving || controller?.canBeginInteractivePop == true else {
      return false
    }
    let x = view.isRightToLeft ? -scroll.delta.x : scroll.delta.x
    switch swipe.scroll(x: x, y: scroll.delta.y, at: scroll.timestamp) {
    case .ignore: return false
    case .begin(let distance):
      tracker.reset()
      interaction = controller?.beginInteractivePop()
      move(to: distance, in: view, at: scroll.timestamp)
    case .move(let distance): move(to: distance, in: view, at: scroll.timestamp)
    }
    return true
  }

  private func move(to distance: Double, in view: View, at now: Duration) {
    progress = view.bounds.width > 0 ? min(distance / view.bounds.width, 1) : 0
    tracker.add(Point(x: distance, y: 0), at: now)
    interaction?.update(progress)
    alarm?.cancel()
    guard let host = view.window?.host else { return letGo(at: now) }
    alarm = host.animator.alarm(at: host.now + NavigationSwipe.pause) { [weak self, weak host] in
      if let host { self?.letGo(at: host.now) }
    }
  }

  private func letGo(at now: Duration) {
    alarm?.cancel()
    alarm = nil
    swipe.end(at: now)
    let goes = NavigationPopGesture.goes(progress: progress, speed: tracker.velocity.x)
    if goes { interaction?.finish() } else { interaction?.cancel() }
    interaction = nil
  }
}
