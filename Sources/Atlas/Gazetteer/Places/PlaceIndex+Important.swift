internal import Glibc

extension PlaceIndex {
  /// Returns the most populous places in a cap, in order of decreasing population.
  ///
  /// Equally populous places are in order of their indices. The tree stores the greatest population
  /// below each node, so the time depends on the limit rather than on the number of places in view.
  ///
  /// - Parameter isWanted: Whether a place in a direction counts.
  public func mostPopulous(
    _ limit: Int, in cap: Cap, minimumPopulation: Int = 0,
    where isWanted: (UnitVector) -> Bool = { _ in true }
  ) -> [Int] {
    let target = CapTarget(cap)
    let least = Self.importance(ofPopulation: minimumPopulation)
    // Nodes and places still to be visited, by their greatest possible importance.
    var nodes = [[Node]](repeating: [], count: 256)
    var places = [[Int]](repeating: [], count: 256)
    func add(_ node: Node) {
      if node.squaredDistance <= target.reach { nodes[Int(peak(of: node))].append(node) }
    }
    func open(_ node: Node) {
      if !isLeaf(node) {
        let (near, far) = halves(of: node, from: target.vector)
        add(near)
        add(far)
      } else if squaredDistance(toLeaf: node, from: target.vector) <= target.reach {
        for id in node.range { places[Int(importance(of: id))].append(id) }
      }
    }
    add(root)
    var found: [Int] = []
    found.reserveCapacity(min(limit, count))
    for importance in (Int(least)...255).reversed() where found.count < limit {
      // A node's importance is the maximum of its places, so afterward all places this important
      // are known.
      while let node = nodes[importance].popLast() { open(node) }
      for id in places[importance].sorted() where found.count < limit {
        if target.holds(direction(id)), isWanted(vector(of: id)) { found.append(id) }
      }
    }
    return found
  }

  /// A cap in the form that the tree compares with.
  private struct CapTarget {
    let vector: SIMD4<Float>
    /// The squared chord from the center to the rim, rounded up.
    let reach: Float

    private let center: SIMD3<Double>
    private let squaredChord: Double

    init(_ cap: Cap) {
      center = cap.center.components
      vector = SIMD4(Float(center.x), Float(center.y), Float(center.z), 0)
      let chord = 2 * sin(min(max(cap.radius.radians, 0), .pi) / 2)
      squaredChord = chord * chord
      reach = Float(squaredChord).nextUp
    }

    func holds(_ direction: SIMD3<Double>) -> Bool {
      let difference = direction - center
      return (difference * difference).sum() <= squaredChord
    }
  }
}
