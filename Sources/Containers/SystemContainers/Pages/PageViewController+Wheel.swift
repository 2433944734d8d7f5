/// The wheel and the touchpad.
extension PageViewController {
  /// Handles a scroll that nothing inside the pages has used.
  ///
  /// - Returns: Whether it was used.
  func takes(_ scroll: Scroll) -> Bool {
    guard wheelTurnsPages, dataSource != nil, isOnScreen, !pages.strip.shown.isEmpty,
      scroll.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return false }
    findNeighbors()
    return scroll.isPrecise ? follow(scroll) : step(scroll)
  }

  private func step(_ scroll: Scroll) -> Bool {
    guard let direction = direction(of: scroll) else { return false }
    guard pages.turn != nil || pages.strip.hasPage(direction) else { return false }
    guard pages.wheel.takesNotch(at: scroll.timestamp), pages.drag == nil else { return true }
    turn(direction)
    return true
  }

  /// Returns where a notch leads, or `nil` if it is across the pages.
  ///
  /// A plain wheel turns in one direction only, so it turns pages of both orientations.
  private func direction(of scroll: Scroll) -> PageDirection? {
    let delta = scroll.delta
    if abs(delta.y) >= abs(delta.x) {
      return delta.y == 0 ? nil : delta.y < 0 ? .forward : .reverse
    }
    guard navigationOrientation == .horizontal else { return nil }
    return geometry.distances(delta).x < 0 ? .forward : .reverse
  }

  private func follow(_ scroll: Scroll) -> Bool {
    guard let host = view.window?.host, pages.drag?.source != .pointer else { return false }
    if pages.drag == nil, let turn = pages.turn, !turn.isByUser { return true }
    let way = geometry.distances(scroll.delta)
    switch pages.touchpad.scroll(Point(x: -way.x, y: way.y), at: scroll.timestamp) {
    case .swallowed: return true
    case .ignored: return false
    case .dragged(let distance):
      if pages.drag == nil { hold(.touchpad) }
      drag(by: distance)
      if pages.drag?.source == .touchpad {
        pages.touchpad.wait(in: host) { [weak self] in self?.letGo(.touchpad, velocity: $0) }
      }
      return true
    }
  }
}

extension PageStrip {
  /// Whether there is a page in a direction.
  func hasPage(_ direction: PageDirection) -> Bool {
    if case .leaf = side(direction) { true } else { false }
  }
}
