extension RenderNode {
  /// The area of the node's own rectangle and shadow, in its own coordinates.
  var ownExtent: Rect {
    let bounds = properties.bounds
    guard let shadow = properties.style.shadow else { return bounds }
    let reach = shadow.reach
    return bounds.union(
      bounds.offsetBy(dx: shadow.offset.x, dy: shadow.offset.y).insetBy(dx: -reach, dy: -reach))
  }

  /// The area of the node and its descendants in pixels; `nil` if it is unbounded.
  func extent(in parent: UprightMap) -> Rect? { extent(in: parent, own: parent.map(of: self)) }

  /// The same by the node's own map, which is `nil` for a turned node.
  func extent(in parent: UprightMap, own map: UprightMap?) -> Rect? {
    if isInvisible { return .zero }
    guard let local = localExtent else { return nil }
    if let map { return map.apply(local) }
    // Antialiased edges extend slightly beyond the geometric ones.
    return Homography(self, in: parent).apply(local)?.insetBy(dx: -1, dy: -1)
  }

  /// The area of the node's own rectangle and shadow, in pixels.
  func ownExtent(in map: UprightMap) -> Rect { map.apply(ownExtent) }
}

extension Shadow {
  /// The distance to which the blur is visible outside the rectangle, in points: three standard
  /// deviations.
  var reach: Double { radius * 1.5 }
}
