extension RenderNode {
  /// What the node's own rectangle and shadow touch, in its own coordinates.
  var ownExtent: Rect {
    let bounds = properties.bounds
    guard let shadow = properties.style.shadow else { return bounds }
    let reach = shadow.reach
    return bounds.union(
      bounds.offsetBy(dx: shadow.offset.x, dy: shadow.offset.y).insetBy(dx: -reach, dy: -reach))
  }

  /// What the node and all below it touch in pixels; nil where that has no limit.
  func extent(in parent: UprightMap) -> Rect? {
    if isInvisible { return .zero }
    guard let local = localExtent else { return nil }
    if let map = parent.map(of: self) { return map.apply(local) }
    // Smooth edges reach a little over the geometric ones.
    return Homography(self, in: parent).apply(local)?.insetBy(dx: -1, dy: -1)
  }

  /// What the node's own rectangle and shadow touch, in pixels.
  func ownExtent(in map: UprightMap) -> Rect { map.apply(ownExtent) }
}

extension Shadow {
  /// How far the blur is visible beyond the rectangle, in points: three standard deviations.
  var reach: Double { radius * 1.5 }
}
