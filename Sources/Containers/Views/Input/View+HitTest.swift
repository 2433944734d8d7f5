extension View {
  /// Returns the deepest view in front that a point of the receiver's bounds touches, not the receiver.
  func hitSubview(_ point: Point, with event: TouchEvent?) -> View? {
    // Who is asked may change the hierarchy: this copy keeps the views alive that it walks over.
    let subviews = storedSubviews
    var index = subviews.count
    while index > 0 {
      index -= 1
      guard subviews[index].mayTouch(point) else { continue }
      let view = subviews[index]
      guard view.hasArea else { continue }
      if let hit = view.hitTest(view.pointFromSuperview(point), with: event) { return hit }
    }
    return nil
  }

  /// Whether the view is worth asking whether a point of its superview's bounds touches it.
  private func mayTouch(_ point: Point) -> Bool {
    if flags.contains(.overridesPoints) || properties.isTransformed { return true }
    guard flags.isDisjoint(with: [.hidden, .interactionDisabled]) else { return false }
    let (center, bounds) = (properties.center, properties.bounds)
    let middle = bounds.center
    return bounds.contains(
      Point(x: point.x - center.x + middle.x, y: point.y - center.y + middle.y))
  }
}
