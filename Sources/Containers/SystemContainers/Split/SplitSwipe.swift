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

  override var isFromRight: Bool { controller?.flow.layout.isMirrored == true }

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
    // A drag that can pop does.
    other is PanGestureRecognizer && !(other is NavigationPopGesture)
  }
}
