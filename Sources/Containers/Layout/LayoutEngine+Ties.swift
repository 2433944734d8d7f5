internal import ConstraintSolver

/// Choice among layouts that satisfy the constraints equally well.
extension LayoutEngine {
  /// Chooses by the order of the items in the tree, so that the same constraints always give the
  /// same frames.
  ///
  /// Of constraints with equal priorities, the one on the first item gives way. Where nothing else
  /// determines them, the sizes of later items are as small as possible, then the positions of
  /// earlier ones.
  func breakTies() { solver.breakTies(tieOrder) }

  private func tieOrder(of variables: [SolverVariable]) -> ConstraintSolver.TieOrder {
    var places: [ObjectIdentifier: (member: LayoutMember, place: [Int])] = [:]
    for variable in variables {
      guard let member = owners[variable], places[member.key] == nil else { continue }
      places[member.key] = (member, member.node?.layoutPlace ?? [])
    }
    let members = places.values.sorted { $0.place.lexicographicallyPrecedes($1.place) }
      .map(\.member)
    let extents = members.flatMap { [$0.width, $0.height] }
    let positions = members.flatMap { [$0.minX, $0.minY] }
    return ConstraintSolver.TieOrder(
      ranked: extents + positions, minimized: extents.reversed() + positions)
  }

  /// Chooses again, since the order of an item among its siblings has changed.
  func orderDidChange(of member: LayoutMember) {
    solver.forgetTies()
    touch(member)
  }
}

extension LayoutNode {
  /// The indices that lead from the root to the item.
  fileprivate var layoutPlace: [Int] {
    var place: [Int] = []
    var node: any LayoutNode = self
    while let container = node.layoutContainer {
      place.append(container.layoutIndex(of: node))
      node = container
    }
    return place.reversed()
  }
}
