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
    let x = controller.flow.layout.isMirrored ? -scroll.delta.x : scroll.delta.x
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
      || flow.layout.behavior != .tile
        && countAfterSwipe(shows: true) != nil
  }
}
