internal import ConstraintSolver

/// Installation of constraints in the solver.
extension LayoutEngine {
  /// Uninstalls a constraint that should no longer be installed, or whose terms or priority
  /// changed.
  ///
  /// - Returns: Whether it was uninstalled.
  func uninstallIfStale(_ constraint: LayoutConstraint, changesTerms: Bool) -> Bool {
    if !wants(constraint) {
      broken.removeAll { $0 === constraint }
      return uninstall(constraint)
    }
    guard let old = installed[ObjectIdentifier(constraint)] else { return false }
    guard old.priority != constraint.priority || changesTerms else { return false }
    return uninstall(constraint)
  }

  /// Has a constraint lowered again if it was lowered for another layout direction.
  func directionMayHaveChanged(of constraint: LayoutConstraint, isMirrored: Bool) {
    if let old = installed[ObjectIdentifier(constraint)], old.isMirrored != isMirrored {
      touch(constraint, changesTerms: true)
    }
  }

  @discardableResult
  func uninstall(_ constraint: LayoutConstraint) -> Bool {
    guard let old = installed.removeValue(forKey: ObjectIdentifier(constraint)) else {
      return false
    }
    trace(.constraints, "takes out \(constraint.description)")
    removeFromSolver(old.handle)
    return true
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

  /// Tries to install broken constraints again, without repeating the warning.
  func retryBroken() {
    let candidates = broken
    broken = []
    for constraint in candidates where wants(constraint) {
      install(constraint, isRetry: true)
    }
  }

  /// Adds a constraint to the solver.
  ///
  /// If it conflicts with others, one constraint is broken: the new one or, if that is an automatic
  /// constraint, the most recently activated one of the others.
  ///
  /// - Returns: The handle in the solver; nil if the new constraint is the broken one.
  func add(
    _ linear: LinearConstraint, _ source: ConstraintSource, isRetry: Bool = false
  ) -> SolverConstraint? {
    do throws(UnsatisfiableConstraint) {
      let handle = try solver.add(linear)
      sources[handle] = source
      return handle
    } catch {
      let others = error.conflicting.compactMap { sources[$0] }
      let victim = others.compactMap(\.constraint).max { $0.sequence < $1.sequence }
      let newest = source.constraint
      trace(.constraints, "breaks \((newest ?? victim)?.description ?? source.description)")
      if !isRetry { warn(conflictOf: others + [source], breaking: newest ?? victim) }
      if let newest {
        broken.append(newest)
        return nil
      }
      guard let victim else { return nil }
      uninstall(victim)
      broken.append(victim)
      return add(linear, source, isRetry: isRetry)
    }
  }

  private func warn(conflictOf sources: [ConstraintSource], breaking victim: LayoutConstraint?) {
    guard fitting == nil else { return }
    let list = sources.map { "  \($0.description)" }.joined(separator: "\n")
    let broken = victim?.description ?? sources.last?.description ?? ""
    Containers.warn(
      "Unable to simultaneously satisfy constraints:\n\(list)\n"
        + "Will attempt to recover by breaking constraint\n  \(broken)")
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
