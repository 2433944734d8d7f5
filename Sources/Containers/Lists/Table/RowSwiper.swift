/// Swipes the rows of a table aside, by touch, mouse, or touchpad, to show a button that deletes them.
@MainActor
final class RowSwiper: GestureRecognizerDelegate {
  /// The speed toward a side above which a released row goes there, in points per second.
  private static let flick = 300.0
  private static let settling = Duration.milliseconds(250)

  private weak var table: TableView?
  private let touchpad = TouchpadDrag(isOneWay: true)
  /// The cell that is aside, or is about to be.
  private weak var cell: TableViewCell?
  /// How far the cell was aside when the drag began, in points.
  private var start = 0.0

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
    return along(way.x) > abs(way.y) && path(at: pan.location(in: table) - way) != nil
  }

  private func follow(_ pan: PanGestureRecognizer) {
    guard let table else { return }
    let way = along(pan.translation(in: table).x)
    switch pan.state {
    case .began:
      if let path = path(at: pan.location(in: table) - pan.translation(in: table)) { begin(path) }
      pan.setTranslation(.zero, in: nil)
    case .changed: move(to: start + way)
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
      guard let path = path(at: scroll.location(in: table)) else {
        touchpad.drop()
        return false
      }
      begin(path)
    }
    move(to: max(0, start + touchpad.lead + distance))
    guard let host = table.window?.host else { return true }
    touchpad.wait(in: host) { [weak self] in self?.letGo(speed: $0) }
    return true
  }

  /// Returns a horizontal distance in the direction of a swipe: toward the leading edge.
  private func along(_ x: Double) -> Double { table?.readsLeftToRight == false ? x : -x }

  /// Returns the row at a point in the table, if a swipe there may show its button.
  private func path(at point: Point) -> IndexPath? {
    guard let table, !table.storedIsEditing, let path = table.indexPathForRow(at: point),
      table.cellForRow(at: path) != nil, table.mayDelete(path)
    else { return nil }
    return path
  }

  private func begin(_ path: IndexPath) {
    if let cell, cell === table?.cellForRow(at: path) {
      start = cell.swipeButton?.reveal ?? 0
      return
    }
    putBack(isAnimated: true)
    // With the focus, the table receives Escape, which closes the row. What loses it may reload.
    if let table { table.window?.moveFocus(to: table) }
    guard let table, let cell = table.cellForRow(at: path) else { return }
    let button = SwipeButton(table.deletionTitle(of: path))
    button.whenTapped = { [weak self] in self?.commit() }
    cell.showSwipe(button)
    (self.cell, start) = (cell, 0)
    table.cursor = path
    table.tableDelegate?.tableView(table, willBeginEditingRowAt: path)
  }

  private func move(to distance: Double) {
    guard let cell, let button = cell.swipeButton else { return }
    let room = RubberBand(dimension: cell.bounds.width)
    button.reveal = max(0, room.position(distance, in: 0...button.width))
    cell.setNeedsLayout()
  }

  private func letGo(speed: Double) {
    guard let cell, let button = cell.swipeButton else { return }
    let isFast = abs(speed) > RowSwiper.flick
    guard isFast ? speed > 0 : button.reveal > button.width / 2 else {
      close(isAnimated: true)
      return
    }
    slide(cell, button, to: button.width)
  }

  private func slide(
    _ cell: TableViewCell, _ button: SwipeButton, to reveal: Double,
    completion: ((Bool) -> Void)? = nil
  ) {
    button.reveal = reveal
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
    guard let button = cell.swipeButton else { return }
    guard isAnimated, cell.window?.host != nil else { return cell.showSwipe(nil) }
    slide(cell, button, to: 0) { [weak cell] _ in
      if cell?.swipeButton === button { cell?.showSwipe(nil) }
    }
  }

  /// Deletes the row that is aside.
  private func commit() {
    guard let table, let cell, let path = table.indexPath(for: cell) else { return }
    // The table changes its rows while the row is still aside.
    self.cell = nil
    touchpad.drop()
    table.delete(path)
    let rest = cell.swipeButton == nil ? nil : table.indexPath(for: cell)
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
    guard let button = cell?.swipeButton, !view.isDescendant(of: button) else { return false }
    return close(isAnimated: true)
  }
}
