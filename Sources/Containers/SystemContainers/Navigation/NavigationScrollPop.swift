/// Pops a navigation controller interactively by scrolling on a touchpad.
@MainActor
final class NavigationScrollPop {
  private weak var controller: NavigationController?
  private let drag = TouchpadDrag(isOneWay: true)
  private var interaction: PercentDrivenInteractiveTransition?
  private var progress = 0.0

  init(of controller: NavigationController) { self.controller = controller }

  /// Handles a scroll that nothing under the pointer has used.
  ///
  /// - Returns: Whether the scroll goes back.
  func handle(_ scroll: Scroll, in view: View) -> Bool {
    guard scroll.isPrecise, drag.isDragging || canBegin else { return false }
    let x = view.isRightToLeft ? -scroll.delta.x : scroll.delta.x
    let isNew = !drag.isDragging
    switch drag.scroll(Point(x: x, y: scroll.delta.y), at: scroll.timestamp) {
    case .ignored, .swallowed: return false
    case .dragged(let distance):
      if isNew { interaction = controller?.beginInteractivePop() }
      move(to: max(0, drag.lead + distance), in: view, at: scroll.timestamp)
      return true
    }
  }

  private var canBegin: Bool {
    controller?.canBeginInteractivePop == true
      && controller?.navigationView?.popGesture.allowsOtherWay == true
  }

  private func move(to distance: Double, in view: View, at now: Duration) {
    progress = view.bounds.width > 0 ? min(distance / view.bounds.width, 1) : 0
    interaction?.update(progress)
    guard let host = view.window?.host else { return letGo(speed: drag.letGo(at: now)) }
    drag.wait(in: host) { [weak self] in self?.letGo(speed: $0) }
  }

  private func letGo(speed: Double) {
    let goes = EdgePan.completes(progress: progress, speed: speed)
    if goes { interaction?.finish() } else { interaction?.cancel() }
    interaction = nil
  }
}
