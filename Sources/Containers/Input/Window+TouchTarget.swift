extension Window {
  /// The least width and height in points of what a finger can press.
  private static let leastTarget = 44.0

  /// Returns the view in which a touch begins at a point; nil for none.
  ///
  /// What can take the focus and is smaller than a fingertip is also hit by a finger beside it, unless
  /// something else than what it lies on is there.
  func touchTarget(of source: TouchSource, at location: Point) -> View? {
    let hit = pointerTarget(at: location)
    guard case .finger = source, let hit else { return hit }
    return smallView(near: location, on: hit) ?? hit
  }

  /// Returns the nearest small view on a view that a finger reaches; nil for none.
  private func smallView(near location: Point, on ground: View) -> View? {
    var nearest: (view: View, distance: Double)?
    for view in FocusOrder(of: self).views where view !== ground && view.isDescendant(of: ground) {
      let frame = view.convert(view.bounds, to: nil)
      let reach = frame.insetBy(
        dx: min(0, (frame.width - Self.leastTarget) / 2),
        dy: min(0, (frame.height - Self.leastTarget) / 2))
      guard reach != frame, reach.contains(location) else { continue }
      let distance = location.distance(to: frame.center)
      guard distance < nearest?.distance ?? .infinity,
        pointerTarget(at: frame.center)?.isDescendant(of: view) == true
      else { continue }
      nearest = (view, distance)
    }
    return nearest?.view
  }
}
