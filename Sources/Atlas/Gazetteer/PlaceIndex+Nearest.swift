extension PlaceIndex {
  /// Returns the place nearest to a coordinate, with its distance and direction.
  public func nearest(to coordinate: Coordinate) -> NearbyPlace {
    NearbyPlace(self[nearestIdentifier(to: coordinate)], from: coordinate)
  }

  /// Returns the number of the place nearest to a coordinate.
  ///
  /// Nearness is that on a sphere; of two at one distance the one of the lower number is nearest.
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

  /// The nearest place so far.
  private struct Nearest {
    var id = 0
    var haversine = Float.infinity
    /// The square of the straight way to it, a little more than it can be.
    var reach = Float.infinity
  }

  @inline(__always)
  private func look(at range: Range<Int>, from target: PlaceTarget, for best: inout Nearest) {
    var start = range.lowerBound
    while start < range.upperBound {
      let ways = target.haversines(north: eight(north, start), east: eight(east, start))
      let least = ways.leastLane
      if least <= best.haversine * (1 + PlaceTarget.precision) {
        withUnsafeBytes(of: ways) { ways in
          for lane in 0..<8 {
            let way = ways.load(fromByteOffset: 4 &* lane, as: Float.self)
            guard way <= least * (1 + PlaceTarget.precision) else { continue }
            take(min(start &+ lane, count &- 1), way, from: target, for: &best)
          }
        }
      }
      start &+= 8
    }
  }

  /// Takes a place that is nearer than the nearest so far; two that single precision cannot tell
  /// apart are compared exactly.
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

  /// Eight numbers of a column, whatever leaf they belong to; behind its end the last one again.
  @inline(__always)
  private func eight(_ column: UnsafeBufferPointer<UInt32>, _ start: Int) -> SIMD8<UInt32> {
    guard start &+ 8 <= column.count else {
      var numbers = SIMD8<UInt32>()
      for lane in 0..<8 { numbers[lane] = column[min(start &+ lane, column.count &- 1)] }
      return numbers
    }
    return UnsafeRawPointer(column.baseAddress.unsafelyUnwrapped + start)
      .loadUnaligned(as: SIMD8<UInt32>.self)
  }
}
