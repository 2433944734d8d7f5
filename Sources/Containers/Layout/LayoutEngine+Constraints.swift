internal import ConstraintSolver

/// Installation of constraints in the solver.
extension LayoutEngine {
  /// Uninstalls a constraint that should no longer be installed, or whose terms or priority
  /// changed.
  func uninstallIfStale(_ constraint: LayoutConstraint, changesTerms: Bool) {
    if !wants(constraint) {
      broken.removeAll { $0 === constraint }
      return uninstall(constraint)
    }
    guard let old = installed[ObjectIdentifier(constraint)] else { return }
    if old.priority != constraint.priority || changesTerms { uninstall(constraint) }
  }

  /// Has a constraint lowered again if it was lowered for another layout direction.
  func directionMayHaveChanged(of constraint: LayoutConstraint, isMirrored: Bool) {
    if let old = installed[ObjectIdentifier(constraint)], old.isMirrored != isMirrored {
      touch(constraint, changesTerms: true)
    }
  }

  func uninstall(_ constraint: LayoutConstraint) {
    guard let old = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    trace(.constraints, "takes out \(constraint.description)")
    removeFromSolver(old.handle)
  }

  func removeFromSolver(_ handle: SolverConstraint) {
    sources[handle] = nil
    solver.remove(handle)
  }

  /// Takes out constraints that still use variables of items that left, and lowers them again.
  ///
  /// A constraint may use an item that it does not name, for example the subview whose baseline a
  /// view takes as its own.
  func release(_ variables: [SolverVariable]) {
    for handle in solver.constraints(using: variables) {
      switch sources[handle] {
      case .constraint(let constraint):
        uninstall(constraint)
        touch(constraint, changesTerms: true)
      case .automatic(let member, _):
        removeFromSolver(handle)
        for index in member.automatic.indices where member.automatic[index].handle == handle {
          member.automatic[index].handle = nil
        }
        touch(member)
      case nil: solver.remove(handle)
      }
    }
  }

  /// Updates the constant of an installed constraint, or uninstalls it if it cannot be satisfied.
  func adjust(_ constraint: LayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard var present = installed[key], present.constant != constraint.constant else { return }
    let constant = (present.offset - constraint.constant).withinLayoutLimits
    guard change(present.handle, to: constant) else {
      installed[key] = nil
      return
    }
    present.constant = constraint.constant
    installed[key] = present
  }

  /// Changes the constant of a constraint in the solver, or removes it if it cannot be satisfied.
  ///
  /// - Returns: Whether the constraint is still in the solver.
  func change(_ handle: SolverConstraint, to constant: Double) -> Bool {
    do throws(UnsatisfiableConstraint) {
      try solver.setConstant(constant, of: handle)
      return true
    } catch {
      removeFromSolver(handle)
      return false
    }
  }

  /// Installs a constraint if it is not installed yet.
  func install(_ constraint: LayoutConstraint, isRetry: Bool = false) {
    let key = ObjectIdentifier(constraint)
    guard installed[key] == nil, let lowered = lower(constraint) else { return }
    completeNewMembers()
    let linear = LinearConstraint(
      terms: lowered.terms, constant: (lowered.offset - constraint.constant).withinLayoutLimits,
      relation: constraint.relation.linear, strength: constraint.priority.strength)
    guard let handle = add(linear, .constraint(constraint), isRetry: isRetry) else { return }
    installed[key] = InstalledConstraint(
      handle: handle, offset: lowered.offset, constant: constraint.constant,
      priority: constraint.priority, isMirrored: lowered.isMirrored)
    trace(.constraints, "puts in \(constraint.description)")
  }
}

extension ConstraintSource {
  /// The constraint that the app created; nil for an automatic one.
  var constraint: LayoutConstraint? {
    if case .constraint(let constraint) = self { constraint } else { nil }
  }

  @MainActor var description: String {
    switch self {
    case .constraint(let constraint): constraint.description
    case .automatic(let member, let constraint):
      constraint.description(of: member.node?.layoutName ?? "(gone)")
    }
  }
}

extension LayoutConstraint.Relation {
  /// The relation in terms of the solver.
  var linear: LinearConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension LayoutPriority {
  /// The priority in terms of the solver.
  var strength: SolverStrength { SolverStrength(priority: Double(rawValue)) }
}
