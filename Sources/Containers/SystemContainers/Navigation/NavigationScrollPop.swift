/// Pops a navigation controller interactively by scrolling on a touchpad.
@MainActor
final class NavigationScrollPop {
  private weak var controller: NavigationController?
  private var swipe = TouchpadSwipe(isOneWay: true)
  private var interaction: PercentDrivenInteractiveTransition?
  private var alarm: Alarm?
  private var progress = 0.0

  init(of controller: NavigationController) { self.controller = controller }

  /// Handles a scroll that nothing under the pointer has used.
  ///
  /// - Returns: Whether the scroll goes back.
  func handle(_ scroll: Scroll, in view: View) -> Bool {
    guard scroll.isPrecise, swipe.distance != nil || controller?.canBeginInteractivePop == true
    else {
      return false
    }
    let x = view.isRightToLeft ? -scroll.delta.x : scroll.delta.x
    let isNew = swipe.distance == nil
    switch swipe.scroll(Point(x: x, y: scroll.delta.y), at: scroll.timestamp) {
    case .ignored, .swallowed: return false
    case .dragged(let distance):
      if isNew { interaction = controller?.beginInteractivePop() }
      move(to: max(0, swipe.lead + distance), in: view, at: scroll.timestamp)
      return true
    }
  }

  private func move(to distance: Double, in view: View, at now: Duration) {
    progress = view.bounds.width > 0 ? min(distance / view.bounds.width, 1) : 0
    interaction?.update(progress)
    alarm?.cancel()
    guard let host = view.window?.host else { return letGo(at: now) }
    alarm = host.animator.alarm(at: host.now + TouchpadSwipe.silence) { [weak self, weak host] in
      if let host { self?.letGo(at: host.now) }
    }
  }

  private func letGo(at now: Duration) {
    alarm?.cancel()
    alarm = nil
    let speed = swipe.letGo(at: now)
    let goes = NavigationPopGesture.goes(progress: progress, speed: speed)
    if goes { interaction?.finish() } else { interaction?.cancel() }
    interaction = nil
  }
}
