/// Swipes the rows of a table aside, by touch, mouse, or touchpad, to show buttons for their actions.
@MainActor
final class RowSwiper: GestureRecognizerDelegate {
  /// The speed toward a side above which a released row goes there, in points per second.
  private static let flick = 300.0
  private static let settling = Duration.milliseconds(250)

  private weak var table: TableView?
  /// The part of a row over which a swipe performs the first action.
  private static let fullShare = 0.6
  private let touchpad = TouchpadDrag()
  /// The cell that is aside, or is about to be.
  private weak var cell: TableViewCell?
  /// How far the cell was aside when the drag began, in points.
  private var start = 0.0
  /// What the drag that is about to begin shows.
  private var offer: (path: IndexPath, swipe: RowSwipe?)?

  /// Offers swipes on the rows of a table.
  init(of table: TableView) {
    self.table = table
    let pan = PanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.addTarget { [weak self] in self?.follow($0) }
    table.addGestureRecognizer(pan)
  }

  /// Whether a row is aside.
  var isOpen: Bool { cell != nil }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard let table, let pan = recognizer as? PanGestureRecognizer,
      let touch = pan.touches.first
    else { return false }
    let way = pan.translation(in: table)
    if touch.isDelivered, let view = touch.view, view !== table,
      !table.touchesShouldCancel(in: view)
    {
      return false
    }
    guard abs(way.x) > abs(way.y) else { return false }
    offer = offer(at: pan.location(in: table) - way, along: along(way.x))
    return offer != nil
  }

  private func follow(_ pan: PanGestureRecognizer) {
    guard let table else { return }
    let way = along(pan.translation(in: table).x)
    switch pan.state {
    case .began:
      if let offer { begin(offer.path, offer.swipe) }
      offer = nil
      pan.setTranslation(.zero, in: nil)
    case .changed: move(to: start + way * sign)
    case .ended: letGo(speed: along(pan.velocity(in: table).x))
    case .cancelled: close(isAnimated: true)
    case .possible, .failed: break
    }
  }

  /// Handles a scroll over the table.
  ///
  /// - Returns: Whether the scroll moves a row.
  func handle(_ scroll: Scroll) -> Bool {
    guard let table, scroll.isPrecise else { return false }
    let isNew = !touchpad.isDragging
    let delta = Point(x: along(scroll.delta.x), y: scroll.delta.y)
    guard case .dragged(let distance) = touchpad.scroll(delta, at: scroll.timestamp) else {
      return false
    }
    if isNew {
      let way = touchpad.lead + distance
      guard let offer = offer(at: scroll.location(in: table), along: way) else {
        touchpad.drop()
        return false
      }
      begin(offer.path, offer.swipe)
    }
    move(to: max(0, start + (touchpad.lead + distance) * sign))
    guard let host = table.window?.host else { return true }
    touchpad.wait(in: host) { [weak self] in self?.letGo(speed: $0) }
    return true
  }

  /// Returns a horizontal distance in the direction of a swipe: toward the leading edge.
  private func along(_ x: Double) -> Double { table?.readsLeftToRight == false ? x : -x }

  /// The sign of a distance that moves the row farther aside.
  private var sign: Double { cell?.swipeActions?.swipe.side.sign ?? 1 }

  /// Returns the row at a point in the table and what a swipe there shows; nil if nothing.
  ///
  /// A row that is aside goes on with what it shows.
  private func offer(at point: Point, along way: Double) -> (path: IndexPath, swipe: RowSwipe?)? {
    guard let table, !table.storedIsEditing, let path = table.indexPathForRow(at: point),
      let row = table.cellForRow(at: path)
    else { return nil }
    if row === cell { return (path, nil) }
    return table.swipe(of: path, way > 0 ? .trailing : .leading).map { (path, $0) }
  }

  private func begin(_ path: IndexPath, _ swipe: RowSwipe?) {
    if let cell, cell === table?.cellForRow(at: path) {
      start = cell.swipeActions?.reveal ?? 0
      return
    }
    putBack(isAnimated: true)
    guard let swipe else { return }
    // With the focus, the table receives Escape, which closes the row. What loses it may reload.
    if let table { table.window?.moveFocus(to: table) }
    guard let table, let cell = table.cellForRow(at: path) else { return }
    let view = SwipeActionsView(swipe)
    view.whenChosen = { [weak self] in self?.perform($0, from: $1) }
    cell.showSwipe(view)
    (self.cell, start) = (cell, 0)
    table.cursor = path
    table.tableDelegate?.tableView(table, willBeginEditingRowAt: path)
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
    _ cell: TableViewCell, _ view: SwipeActionsView, to reveal: Double,
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
    guard table != nil, cell != nil else { return false }
    touchpad.drop()
    return putBack(isAnimated: isAnimated)
  }

  @discardableResult
  private func putBack(isAnimated: Bool) -> Bool {
    guard let table, let cell else { return false }
    let path = table.indexPath(for: cell)
    release(cell, isAnimated: isAnimated)
    table.tableDelegate?.tableView(table, didEndEditingRowAt: path)
    return true
  }

  private func release(_ cell: TableViewCell, isAnimated: Bool) {
    self.cell = nil
    guard let view = cell.swipeActions else { return }
    guard isAnimated, cell.window?.host != nil else { return cell.showSwipe(nil) }
    slide(cell, view, to: 0) { [weak cell] _ in
      if cell?.swipeActions === view { cell?.showSwipe(nil) }
    }
  }

  /// Performs an action on the row that is aside, which stays so until the action is finished.
  private func perform(_ action: ContextualAction, from source: View) {
    guard let table, let cell, let view = cell.swipeActions, let path = table.indexPath(for: cell)
    else { return }
    guard !view.swipe.isDeletion else { return commit() }
    touchpad.drop()
    table.keepFocus(at: path) {
      action.handler(action, source) { [weak self, weak cell, weak view] _ in
        guard let self, let cell, self.cell === cell, cell.swipeActions === view else { return }
        putBack(isAnimated: true)
      }
    }
  }

  /// Deletes the row that is aside.
  private func commit() {
    guard let table, let cell, let path = table.indexPath(for: cell) else { return }
    // The table changes its rows while the row is still aside.
    self.cell = nil
    touchpad.drop()
    table.delete(path)
    let rest = cell.swipeActions == nil ? nil : table.indexPath(for: cell)
    if rest != nil { release(cell, isAnimated: true) }
    table.tableDelegate?.tableView(table, didEndEditingRowAt: rest)
  }

  /// Called after updates: the row that was aside may be gone.
  func rowsDidChange() {
    if let table, let cell, table.indexPath(for: cell) == nil { loseRow() }
  }

  private func loseRow() {
    cell = nil
    touchpad.drop()
    if let table { table.tableDelegate?.tableView(table, didEndEditingRowAt: nil) }
  }

  /// Called when a cell is put back into the pool.
  func forget(_ cell: TableViewCell) {
    cell.showSwipe(nil)
    if self.cell === cell { loseRow() }
  }

  /// Returns whether a touch that begins in a view is only there to put a row back.
  func catches(_ view: View) -> Bool {
    guard let buttons = cell?.swipeActions, !view.isDescendant(of: buttons) else { return false }
    return close(isAnimated: true)
  }
}
