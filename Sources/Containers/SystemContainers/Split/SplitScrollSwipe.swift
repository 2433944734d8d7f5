/// Shows and hides columns by scrolling on a touchpad.
@MainActor
final class SplitScrollSwipe {
  private weak var controller: SplitViewController?
  private var swipe = TouchpadSwipe()
  private var swiping: SplitSwiping?
  private var alarm: Alarm?

  init(of controller: SplitViewController) { self.controller = controller }

  /// Handles a scroll that nothing under the pointer has used.
  ///
  /// - Returns: Whether the scroll moves columns.
  func handle(_ scroll: Scroll, in view: View) -> Bool {
    guard scroll.isPrecise, let controller,
      swipe.distance != nil || controller.canSwipe
    else { return false }
    let x = controller.flow.layout.isMirrored ? -scroll.delta.x : scroll.delta.x
    let isNew = swipe.distance == nil
    switch swipe.scroll(Point(x: x, y: scroll.delta.y), at: scroll.timestamp) {
    case .ignored, .swallowed: return false
    case .dragged(let distance):
      let way = swipe.lead + distance
      if isNew { swiping = controller.beginSwipe(shows: way > 0) }
      swiping?.move(by: way)
      wait(in: view, at: scroll.timestamp)
      return true
    }
  }

  private func wait(in view: View, at now: Duration) {
    alarm?.cancel()
    guard let host = view.window?.host else { return letGo(at: now) }
    alarm = host.animator.alarm(at: host.now + TouchpadSwipe.silence) { [weak self, weak host] in
      if let host { self?.letGo(at: host.now) }
    }
  }

  private func letGo(at now: Duration) {
    alarm?.cancel()
    alarm = nil
    swiping?.end(speed: swipe.letGo(at: now))
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
      || flow.layout.behavior != .tile
        && countAfterSwipe(shows: true) != nil
  }
}
