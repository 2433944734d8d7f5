internal import ConstraintSolver

/// Detection of ambiguous layouts.
extension LayoutEngine {
  /// Returns whether the constraints leave more than one solution for an item.
  func isAmbiguous(_ member: LayoutMember) -> Bool {
    endExercise()
    return !openVariables(of: member).isEmpty
  }

  /// Returns whether the constraints leave more than one size for an item along an axis.
  func isAmbiguous(_ member: LayoutMember, _ axis: LayoutConstraint.Axis) -> Bool {
    endExercise()
    return solver.isAmbiguous(axis == .horizontal ? member.width : member.height)
  }

  /// Moves an item to another possible solution, until the next query or update.
  func exercise(_ member: LayoutMember) {
    guard !isUpdating else { return }
    update()
    endExercise()
    exercises += 1
    for variable in openVariables(of: member) {
      let distance = Double(20 * (1 + exercises % 3))
      let linear = LinearConstraint(
        terms: [(variable, 1)], constant: -(solver.value(of: variable) + distance),
        relation: .equal, strength: LayoutPriority(1).strength)
      if let handle = try? solver.add(linear) { nudges.append(handle) }
    }
    if !nudges.isEmpty { member.node?.placeDidChange() }
  }

  /// Removes the constraints that exercising ambiguity added.
  func endExercise() {
    nudges.forEach(solver.remove)
    nudges = []
  }

  private func openVariables(of member: LayoutMember) -> [SolverVariable] {
    let isRoot = member.node === root
    return (isRoot ? [member.width, member.height] : member.variables)
      .filter(solver.isAmbiguous)
  }
}
