/// Drags by pointer, finger and touchpad.
extension PageViewController {
  private var rules: PageDrag {
    let geometry = geometry
    let isCurl = transitionStyle == .pageCurl
    // The edge of a sheet in a spread moves over both pages; otherwise the bend moves over one.
    return PageDrag(
      page: geometry.pageLength,
      travel: isCurl ? geometry.length : geometry.length + geometry.spacing, isElastic: !isCurl)
  }

  /// Whether a drag by a distance, in points, moves a page.
  func takesDrag(_ way: Point) -> Bool {
    guard dataSource != nil, isOnScreen, pages.drag == nil else { return false }
    let distances = geometry.distances(way)
    guard abs(distances.x) > abs(distances.y) else { return false }
    if let turn = pages.turn { return turn.isByUser }
    findNeighbors()
    if case .rest = rules.place(-distances.x, hasPage: hasPage) { return false }
    return !pages.strip.shown.isEmpty
  }

  /// Whether a drag by a distance, in points, turns a page rather than pulls at an end.
  func reveals(_ way: Point) -> Bool {
    guard takesDrag(way) else { return false }
    return pages.turn != nil || hasPage(geometry.distances(way).x < 0 ? .forward : .reverse)
  }

  private func hasPage(_ direction: PageDirection) -> Bool {
    if case .leaf = pages.strip.side(direction) { true } else { false }
  }

  /// Follows the recognizer.
  func follow(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began:
      pan.setTranslation(.zero, in: nil)
      hold(.pointer, pan)
    case .changed:
      guard pages.drag?.source == .pointer else { return }
      drag(by: -geometry.distances(pan.translation(in: pagesView)).x, pan)
    case .ended:
      letGo(.pointer, velocity: -geometry.distances(pan.velocity(in: pagesView)).x)
    case .cancelled: letGo(.pointer, velocity: nil)
    case .possible, .failed: break
    }
  }

  /// Takes hold of the page that turns, if there is one.
  func hold(_ source: PageHold.Source, _ pan: PanGestureRecognizer? = nil) {
    guard pages.drag == nil else { return }
    var start = 0.0
    if let turn = pages.turn {
      // The user cannot take over a turn of the program.
      guard turn.isByUser else { return }
      turn.interaction.pause()
      guard turn.session?.isInteractive == true else { return }
      turn.isHeld = true
      start = turn.progress * rules.travel * (turn.direction == .forward ? 1 : -1)
    } else if pages.pull != 0 {
      start = RubberBand(dimension: rules.page).pull(forOffset: pages.pull)
    }
    pages.drag = PageHold(source: source, start: start)
  }

  /// Shows the pages dragged by a distance, toward the next page in points.
  func drag(by distance: Double, _ pan: PanGestureRecognizer? = nil) {
    guard let hold = pages.drag else { return }
    switch rules.place(hold.start + distance, hasPage: hasPage) {
    case .turn(let direction, let fraction):
      pull(0)
      if let turn = pages.turn, turn.direction != direction { turn.session?.cut() }
      if pages.turn == nil, !turn(direction, isHeld: true) { return dropDrag() }
      // A callback of the turn may have set other pages, which ends the drag.
      guard pages.drag != nil, let turn = pages.turn else { return }
      if let pan { turn.grip = grip(of: pan) }
      turn.interaction.update(fraction)
    case .pulled(let distance):
      pages.turn?.session?.cut()
      pull(distance)
    case .rest:
      pull(0)
      pages.turn?.interaction.update(0)
    }
  }

  /// Returns where a recognizer holds the page, as a fraction of its side.
  private func grip(of pan: PanGestureRecognizer) -> Double {
    let place = pan.location(in: pagesView)
    let size = pagesView.bounds.size
    let share =
      navigationOrientation == .vertical
      ? place.x / max(1, size.width) : place.y / max(1, size.height)
    return min(max(share, 0), 1)
  }

  /// Lets go.
  ///
  /// - Parameter velocity: The speed toward the next page in points per second, or `nil` if the drag
  ///   was canceled.
  func letGo(_ source: PageHold.Source, velocity: Double?) {
    guard pages.drag?.source == source else { return }
    let rules = rules
    dropDrag()
    guard let turn = pages.turn, turn.isHeld else { return springBack() }
    turn.isHeld = false
    let speed = (velocity ?? 0) * (turn.direction == .forward ? 1 : -1)
    let usual = rules.travel / turn.duration.seconds
    turn.interaction.completionSpeed = min(max(abs(speed) / max(1, usual), 1), 3)
    if velocity != nil, rules.completes(turn.progress, velocity: speed) {
      turn.interaction.finish()
    } else {
      turn.interaction.cancel()
    }
  }

  /// Lets a page that the user holds return to its place.
  func loseHold() {
    guard let hold = pages.drag else { return }
    letGo(hold.source, velocity: nil)
  }

  /// Forgets the drag; what it has moved stays.
  func dropDrag() {
    pages.drag = nil
    pages.touchpad.drop()
  }

  /// Moves the pages by a distance beyond an end, in points.
  func pull(_ distance: Double) {
    guard pages.pull != distance else { return }
    pages.pull = distance
    placePages()
  }

  private func springBack() {
    guard pages.pull != 0 else { return }
    View.animate(withDuration: .milliseconds(250), options: [.curveEaseOut, .allowUserInteraction])
    {
      self.pull(0)
    }
  }
}
