extension PlaceIndex {
  /// Calls a function with each place that reaches as far as a direction, in no order.
  ///
  /// - Parameter reaches: For each importance the square of the straight way as far as such a place
  ///   reaches on a globe of radius 1, never falling; negative where it reaches nothing.
  func forEachPlace(reaching target: UnitVector, reaches: [Float], _ body: (Int) -> Void) {
    let vector = SIMD4(
      Float(target.components.x), Float(target.components.y), Float(target.components.z), 0)
    withUnsafeTemporaryAllocation(of: Node.self, capacity: Self.mostLevels + 2) { waiting in
      waiting[0] = root
      var count = 1
      while count > 0 {
        count &-= 1
        var node = waiting[count]
        while node.squaredDistance <= reaches[Int(peak(of: node))], !isLeaf(node) {
          let (near, far) = halves(of: node, from: vector)
          waiting[count] = far
          if far.squaredDistance <= reaches[Int(peak(of: far))] { count &+= 1 }
          node = near
        }
        let reach = reaches[Int(peak(of: node))]
        guard node.squaredDistance <= reach,
          squaredDistance(toLeaf: node, from: vector) <= reach
        else { continue }
        look(at: node.range, from: target, reaches: reaches, body)
      }
    }
  }

  @inline(__always)
  private func look(
    at range: Range<Int>, from target: UnitVector, reaches: [Float], _ body: (Int) -> Void
  ) {
    for id in range {
      let reach = reaches[Int(importance(of: id))]
      guard reach >= 0 else { continue }
      let difference = direction(id) - target.components
      if Float((difference * difference).sum()) <= reach { body(id) }
    }
  }
}
