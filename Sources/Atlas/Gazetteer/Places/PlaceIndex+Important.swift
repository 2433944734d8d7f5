internal import Glibc

extension PlaceIndex {
  /// Returns the numbers of the most populous places in a cap, the most populous first, of equals
  /// the lower number first.
  ///
  /// The tree knows the greatest population below each node, so that the time goes with the limit
  /// and not with the number of places in view.
  ///
  /// - Parameter isWanted: Whether a place in a direction counts.
  public func mostPopulous(
    _ limit: Int, in cap: Cap, minimumPopulation: Int = 0,
    where isWanted: (UnitVector) -> Bool = { _ in true }
  ) -> [Int] {
    let target = CapTarget(cap)
    let least = Self.importance(ofPopulation: minimumPopulation)
    // What is still to be looked at, by how much it counts at the most.
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
      // Nothing in a node counts more than it does, so then all places are known that count so much.
      while let node = nodes[importance].popLast() { open(node) }
      for id in places[importance].sorted() where found.count < limit {
        if target.holds(direction(id)), isWanted(vector(of: id)) { found.append(id) }
      }
    }
    return found
  }

  /// A cap as the tree is asked for it.
  private struct CapTarget {
    let vector: SIMD4<Float>
    /// The square of the straight way from its middle to its rim, a little more than it is.
    let reach: Float

    private let centre: SIMD3<Double>
    private let squaredChord: Double

    init(_ cap: Cap) {
      centre = cap.centre.components
      vector = SIMD4(Float(centre.x), Float(centre.y), Float(centre.z), 0)
      let chord = 2 * sin(min(max(cap.radius.radians, 0), .pi) / 2)
      squaredChord = chord * chord
      reach = Float(squaredChord).nextUp
    }

    func holds(_ direction: SIMD3<Double>) -> Bool {
      let difference = direction - centre
      return (difference * difference).sum() <= squaredChord
    }
  }
}
