/// Swipes the rows of a list aside, by touch, mouse, or touchpad, to show buttons for their actions.
@MainActor
final class RowSwiper: GestureRecognizerDelegate {
  /// The speed toward a side above which a released row goes there, in points per second.
  private static let flick = 300.0
  private static let settling = Duration.milliseconds(250)

  private weak var list: (any SwipedList)?
  /// The part of a row over which a swipe performs the first action.
  private static let fullShare = 0.6
  private let touchpad = TouchpadDrag()
  /// The cell that is aside, or is about to be.
  private weak var cell: (any SwipedCell)?
  /// How far the cell was aside when the drag began, in points.
  private var start = 0.0
  /// What the drag that is about to begin shows.
  private var offer: (path: IndexPath, swipe: RowSwipe?)?

  private let pan = PanGestureRecognizer()

  /// Offers swipes on the rows of a list.
  init(of list: any SwipedList) {
    self.list = list
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.addTarget { [weak self] in self?.follow($0) }
    list.addGestureRecognizer(pan)
  }

  /// Puts the row back that is aside, and offers no swipes any more.
  func end() {
    close(isAnimated: false)
    list?.removeGestureRecognizer(pan)
  }

  /// Whether a row is aside.
  var isOpen: Bool { cell != nil }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard let list, let pan = recognizer as? PanGestureRecognizer,
      let touch = pan.touches.first
    else { return false }
    let way = pan.translation(in: list)
    if touch.isDelivered, let view = touch.view, view !== list,
      !list.touchesShouldCancel(in: view)
    {
      return false
    }
    guard abs(way.x) > abs(way.y) else { return false }
    offer = offer(at: pan.location(in: list) - way, along: along(way.x))
    return offer != nil
  }

  private func follow(_ pan: PanGestureRecognizer) {
    guard let list else { return }
    let way = along(pan.translation(in: list).x)
    switch pan.state {
    case .began:
      if let offer { begin(offer.path, offer.swipe) }
      offer = nil
      pan.setTranslation(.zero, in: nil)
    case .changed: move(to: start + way * sign)
    case .ended: letGo(speed: along(pan.velocity(in: list).x))
    case .cancelled: close(isAnimated: true)
    case .possible, .failed: break
    }
  }

  /// Handles a scroll over the list.
  ///
  /// - Returns: Whether the scroll moves a row.
  func handle(_ scroll: Scroll) -> Bool {
    guard let list, scroll.isPrecise else { return false }
    let isNew = !touchpad.isDragging
    let delta = Point(x: along(scroll.delta.x), y: scroll.delta.y)
    guard case .dragged(let distance) = touchpad.scroll(delta, at: scroll.timestamp) else {
      return false
    }
    if isNew {
      let way = touchpad.lead + distance
      guard let offer = offer(at: scroll.location(in: list), along: way) else {
        touchpad.drop()
        return false
      }
      begin(offer.path, offer.swipe)
    }
    move(to: max(0, start + (touchpad.lead + distance) * sign))
    guard let host = list.window?.host else { return true }
    touchpad.wait(in: host) { [weak self] in self?.letGo(speed: $0) }
    return true
  }

  /// Returns a horizontal distance in the direction of a swipe: toward the leading edge.
  private func along(_ x: Double) -> Double { list?.readsLeftToRight == false ? x : -x }

  /// The sign of a distance that moves the row farther aside.
  private var sign: Double { cell?.swipeActions?.swipe.side.sign ?? 1 }

  /// Returns the row at a point in the list and what a swipe there shows; nil if nothing.
  ///
  /// A row that is aside goes on with what it shows.
  private func offer(at point: Point, along way: Double) -> (path: IndexPath, swipe: RowSwipe?)? {
    guard let list, list.maySwipe, let (path, row) = list.swipedCell(at: point) else { return nil }
    if row === cell { return (path, nil) }
    return list.swipe(of: path, way > 0 ? .trailing : .leading).map { (path, $0) }
  }

  private func begin(_ path: IndexPath, _ swipe: RowSwipe?) {
    if let cell, list?.swipedPath(of: cell) == path {
      start = cell.swipeActions?.reveal ?? 0
      return
    }
    putBack(isAnimated: true)
    guard let swipe else { return }
    // With the focus, the list receives Escape, which closes the row. What loses it may reload.
    if let list { list.window?.moveFocus(to: list) }
    guard let list, let cell = list.swipedCell(of: path) else { return }
    let view = SwipeActionsView(swipe)
    view.whenChosen = { [weak self] in self?.perform($0, from: $1) }
    cell.showSwipe(view)
    (self.cell, start) = (cell, 0)
    list.swipeWillBegin(at: path)
  }

  private func move(to distance: Double) {
    guard let cell, let view = cell.swipeActions else { return }
    let width = cell.bounds.width
    if view.swipe.performsFirst {
      view.reveal = min(max(0, distance), max(width, view.width))
      view.isFull = view.reveal > max(width * Self.fullShare, view.width + 30)
    } else {
      let room = RubberBand(dimension: width)
      view.reveal = max(0, room.position(distance, in: 0...view.width))
    }
    cell.setNeedsLayout()
  }

  private func letGo(speed: Double) {
    guard let cell, let view = cell.swipeActions else { return }
    let isFast = abs(speed) > RowSwiper.flick
    let isOutward = speed * sign > 0
    if view.isFull, !isFast || isOutward, let first = view.swipe.actions.first {
      slide(cell, view, to: max(cell.bounds.width, view.width))
      return perform(first, from: view)
    }
    guard isFast ? isOutward : view.reveal > view.width / 2 else {
      close(isAnimated: true)
      return
    }
    view.isFull = false
    slide(cell, view, to: view.width)
  }

  private func slide(
    _ cell: any SwipedCell, _ view: SwipeActionsView, to reveal: Double,
    completion: ((Bool) -> Void)? = nil
  ) {
    view.reveal = reveal
    cell.setNeedsLayout()
    View.animate(withDuration: RowSwiper.settling) {
      cell.layoutIfNeeded()
    } completion: {
      completion?($0)
    }
  }

  /// Puts the row that is aside back.
  ///
  /// - Returns: Whether one was.
  @discardableResult
  func close(isAnimated: Bool) -> Bool {
    guard list != nil, cell != nil else { return false }
    touchpad.drop()
    return putBack(isAnimated: isAnimated)
  }

  @discardableResult
  private func putBack(isAnimated: Bool) -> Bool {
    guard let list, let cell else { return false }
    let path = list.swipedPath(of: cell)
    release(cell, isAnimated: isAnimated)
    list.swipeDidEnd(at: path)
    return true
  }

  private func release(_ cell: any SwipedCell, isAnimated: Bool) {
    self.cell = nil
    guard let view = cell.swipeActions else { return }
    guard isAnimated, cell.window?.host != nil else { return cell.showSwipe(nil) }
    slide(cell, view, to: 0) { [weak cell] _ in
      if cell?.swipeActions === view { cell?.showSwipe(nil) }
    }
  }

  /// Performs an action on the row that is aside, which stays so until the action is finished.
  private func perform(_ action: ContextualAction, from source: View) {
    guard let list, let cell, let view = cell.swipeActions, let path = list.swipedPath(of: cell)
    else { return }
    guard !view.swipe.isDeletion else { return commit() }
    touchpad.drop()
    list.keepFocus(at: path) {
      action.handler(action, source) { [weak self, weak cell, weak view] _ in
        guard let self, let cell, self.cell === cell, cell.swipeActions === view else { return }
        putBack(isAnimated: true)
      }
    }
  }

  /// Deletes the row that is aside.
  private func commit() {
    guard let list, let cell, let path = list.swipedPath(of: cell) else { return }
    // The list changes its rows while the row is still aside.
    self.cell = nil
    touchpad.drop()
    list.deleteSwiped(path)
    let rest = cell.swipeActions == nil ? nil : list.swipedPath(of: cell)
    if rest != nil { release(cell, isAnimated: true) }
    list.swipeDidEnd(at: rest)
  }

  /// Called after updates: the row that was aside may be gone.
  func rowsDidChange() {
    if let list, let cell, list.swipedPath(of: cell) == nil { loseRow() }
  }

  private func loseRow() {
    cell = nil
    touchpad.drop()
    list?.swipeDidEnd(at: nil)
  }

  /// Called when a cell is put back into the pool.
  func forget(_ cell: any SwipedCell) {
    cell.showSwipe(nil)
    if self.cell === cell { loseRow() }
  }

  /// Returns whether a touch that begins in a view is only there to put a row back.
  func catches(_ view: View) -> Bool {
    guard let buttons = cell?.swipeActions, !view.isDescendant(of: buttons) else { return false }
    return close(isAnimated: true)
  }
}
