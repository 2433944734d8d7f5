/// Shares a drag between a sheet and the scroll views in it.
@MainActor
final class SheetDragSharing: GestureRecognizerDelegate {
  private weak var controller: SheetPresentationController?
  private weak var card: SheetView?
  weak var drag: SheetDrag?
  /// The scroll view from which the drag was taken, or `nil` if it began elsewhere.
  private weak var scrollView: ScrollView?
  /// Whether the scroll view scrolls above the largest detent.
  private var isScrolling = false

  init(_ controller: SheetPresentationController, _ card: SheetView) {
    self.controller = controller
    self.card = card
  }

  // MARK: Whose drag it is

  /// Leaves touches to the views that use them.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    guard let drag, drag.isPossible, let container = controller?.containerView,
      controller?.claims(touch.location(in: container)) == true
    else { return false }
    return views(under: touch).allSatisfy { view in
      if view is SheetGrabber { return true }
      if let scrollView = view as? ScrollView {
        let pan = scrollView.panGestureRecognizer
        return scrollView.gestureRecognizer(pan, shouldReceive: touch)
      }
      return !view.keepsTouchesFromScrolling
    }
  }

  /// Lets the sheet decide before the scroll views in it.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool {
    other is ScrollPanGestureRecognizer
  }

  /// Takes vertical drags, in scroll views only those that begin at their top.
  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard let drag, drag.isPossible, let card, let touch = recognizer.touches.first else {
      return false
    }
    let way = drag.pan.translation(in: nil)
    guard abs(way.y) > abs(way.x) else { return false }
    (scrollView, isScrolling) = (nil, false)
    let scrollViews = views(under: touch).compactMap { $0 as? ScrollView }
      .filter { $0.isScrollEnabled && $0.canDrag(.vertical) }
    guard let innermost = scrollViews.first(where: { $0.canMove(.vertical) }) ?? scrollViews.first,
      !card.grabberContains(touch.location(in: card))
    else { return true }
    guard scrollViews.allSatisfy({ $0.contentOffset.y <= $0.minimumOffset.y + 0.5 }) else {
      return false
    }
    guard way.y > 0 ? leavesDownwardDrags(scrollViews) : leavesUpwardDrags else { return false }
    scrollView = innermost
    return true
  }

  /// A list that can be refreshed is pulled for that.
  private func leavesDownwardDrags(_ scrollViews: [ScrollView]) -> Bool {
    scrollViews.allSatisfy { $0.storedRefresh == nil }
  }

  private var leavesUpwardDrags: Bool {
    guard let controller, let drag, let layout = controller.layout else { return false }
    return controller.prefersScrollingExpandsWhenScrolledToEdge
      && drag.shownHeight < controller.resolvedDetents(layout).largest.height - 0.5
  }

  /// The views at a touch, from the deepest one up to the card.
  private func views(under touch: Touch) -> some Sequence<View> {
    let card = card
    return sequence(first: touch.view, next: { $0?.superview }).lazy
      .prefix { $0 != nil && $0 !== card && !($0 is PresentationContainerView) }
      .compactMap { $0 }
  }

  // MARK: Scrolling above the largest detent

  /// Scrolls the scroll view by what a drag is above the largest detent, in points.
  ///
  /// - Returns: Whether the scroll view takes it.
  func scroll(by distance: Double) -> Bool {
    guard let scrollView, scrollView.canMove(.vertical) else { return false }
    guard distance > 0 || isScrolling else { return false }
    if !isScrolling {
      isScrolling = true
      scrollView.beginDrag(along: .vertical)
    }
    scrollView.continueDrag(by: Point(x: 0, y: -max(0, distance)))
    return distance > 0
  }

  /// Releases the scroll view, which continues at a velocity in points per second.
  ///
  /// - Returns: Whether it was scrolled.
  @discardableResult
  func endScrolling(_ velocity: Double) -> Bool {
    guard isScrolling else { return false }
    isScrolling = false
    let isScrolled = scrollView.map { $0.contentOffset.y > $0.minimumOffset.y } ?? false
    scrollView?.endDrag(velocity: Point(x: 0, y: isScrolled ? velocity : 0))
    return isScrolled
  }
}
