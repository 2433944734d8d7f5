extension PlaceIndex {
  /// Calls a closure with each place whose reach includes a direction, in no particular order.
  ///
  /// - Parameter reaches: The squared chord that places of each importance reach on a unit sphere,
  ///   in nondecreasing order. Places with a negative value are skipped.
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
