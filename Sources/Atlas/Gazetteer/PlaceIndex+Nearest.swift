extension PlaceIndex {
  /// Returns the place nearest to a coordinate, with its distance and direction.
  public func nearest(to coordinate: Coordinate) -> NearbyPlace {
    nearest(1, to: coordinate)[0]
  }

  /// Returns the number of the place nearest to a coordinate.
  public func nearestIdentifier(to coordinate: Coordinate) -> Int {
    var candidates = Candidates(limit: 1)
    search(root, target: UnitVector(coordinate).components, into: &candidates)
    return candidates.found[0].id
  }

  /// Returns so many places nearest to a coordinate, the nearest first.
  ///
  /// Nearness is that on a sphere; of two at one distance the one of the lower number is first.
  public func nearest(_ limit: Int, to coordinate: Coordinate) -> [NearbyPlace] {
    guard limit > 0 else { return [] }
    let target = UnitVector(coordinate).components
    var candidates = Candidates(limit: limit)
    search(root, target: target, into: &candidates)
    return candidates.found.map { NearbyPlace(self[$0.id], from: coordinate) }
  }

  /// The nearest places so far, by the square of the chord to them.
  private struct Candidates {
    let limit: Int
    var found: [(distance: Double, id: Int)] = []

    init(limit: Int) {
      self.limit = limit
      found.reserveCapacity(limit + 1)
    }

    var farthest: Double { found.count < limit ? .infinity : found[limit - 1].distance }

    mutating func add(_ distance: Double, _ id: Int) {
      let place = found.firstIndex { (distance, id) < $0 } ?? found.count
      guard place < limit else { return }
      found.insert((distance, id), at: place)
      if found.count > limit { found.removeLast() }
    }
  }

  private func search(_ node: Node, target: SIMD3<Double>, into candidates: inout Candidates) {
    guard let (near, far) = halves(of: node, near: target) else {
      for id in node.range {
        let difference = direction(id) - target
        let distance = (difference * difference).sum()
        if distance <= candidates.farthest { candidates.add(distance, id) }
      }
      return
    }
    search(near, target: target, into: &candidates)
    if (far.offsets * far.offsets).sum() <= candidates.farthest {
      search(far, target: target, into: &candidates)
    }
  }
}
