internal import CGlobe

extension PlaceIndex {
  /// Returns the place nearest to a coordinate, with its distance and direction.
  public func nearest(to coordinate: Coordinate) -> NearbyPlace {
    NearbyPlace(self[nearestIdentifier(to: coordinate)], from: coordinate)
  }

  /// Returns the index of the place nearest to a coordinate.
  ///
  /// Distances are measured on a sphere. Of equally near places, it is the one with the lower
  /// index.
  public func nearestIdentifier(to coordinate: Coordinate) -> Int {
    let target = PlaceTarget(coordinate)
    var best = Nearest()
    return withUnsafeTemporaryAllocation(of: Node.self, capacity: Self.mostLevels + 2) { waiting in
      waiting[0] = root
      var count = 1
      while count > 0 {
        count &-= 1
        var node = waiting[count]
        while node.squaredDistance <= best.reach, !isLeaf(node) {
          let (near, far) = halves(of: node, from: target.vector)
          waiting[count] = far
          if far.squaredDistance <= best.reach { count &+= 1 }
          node = near
        }
        guard node.squaredDistance <= best.reach,
          squaredDistance(toLeaf: node, from: target.vector) <= best.reach
        else { continue }
        look(at: node.range, from: target, for: &best)
      }
      return best.id
    }
  }

  /// The nearest place found so far.
  private struct Nearest {
    var id = 0
    var haversine = Float.infinity
    /// The squared chord to the place, rounded up.
    var reach = Float.infinity
  }

  @inline(__always)
  private func look(at range: Range<Int>, from target: PlaceTarget, for best: inout Nearest) {
    var start = range.lowerBound
    while start < range.upperBound {
      withUnsafeTemporaryAllocation(of: Float.self, capacity: 32) { ways in
        var lanes = nearest(start, to: target, within: best.haversine, ways)
        while lanes != 0 {
          let lane = lanes.trailingZeroBitCount
          lanes &= lanes &- 1
          take(min(start &+ lane, count &- 1), ways[lane], from: target, for: &best)
        }
      }
      start &+= 32
    }
  }

  /// Compares 32 consecutive places, regardless of leaves.
  ///
  /// Past the end, the last place is repeated.
  @inline(__always)
  private func nearest(
    _ start: Int, to target: PlaceTarget, within haversine: Float,
    _ ways: UnsafeMutableBufferPointer<Float>
  ) -> UInt32 {
    let limit = haversine * (1 + PlaceTarget.precision)
    return withUnsafePointer(to: target.place) { target in
      guard start &+ 32 > count else {
        return vector_place_nearest(
          target, north.baseAddress.map { $0 + start }, east.baseAddress.map { $0 + start }, limit,
          ways.baseAddress)
      }
      let ids = (start..<start + 32).map { min($0, count - 1) }
      return vector_place_nearest(
        target, ids.map { north[$0] }, ids.map { east[$0] }, limit, ways.baseAddress)
    }
  }

  /// Replaces the best place if another one is nearer.
  ///
  /// Two distances that single precision cannot distinguish are compared exactly.
  private func take(
    _ id: Int, _ haversine: Float, from target: PlaceTarget, for best: inout Nearest
  ) {
    if haversine > best.haversine * (1 + PlaceTarget.precision) { return }
    if haversine >= best.haversine * (1 - PlaceTarget.precision) {
      let (way, other) = (exactWay(to: id, from: target), exactWay(to: best.id, from: target))
      guard (way, id) < (other, best.id) else { return }
    }
    best = Nearest(
      id: id, haversine: haversine, reach: haversine * 4 * (1 + 2 * PlaceTarget.precision))
  }

  private func exactWay(to id: Int, from target: PlaceTarget) -> Double {
    let difference = direction(id) - UnitVector(target.coordinate).components
    return (difference * difference).sum()
  }
}
