internal import ConstraintSolver

/// Recovery from required constraints that cannot all be satisfied.
///
/// A constraint is broken only if it contradicts others that were activated before it. It does not
/// matter which of them the solver met first.
extension LayoutEngine {
  /// A conflict and the constraint that was broken because of it.
  struct Conflict {
    /// The broken constraint; nil if the automatic constraints contradict each other.
    let victim: LayoutConstraint?
    /// The descriptions of all that conflict.
    let rivals: [String]
  }

  /// Adds a constraint to the solver.
  ///
  /// If it conflicts with others, the most recently activated of them is broken.
  ///
  /// - Returns: The handle in the solver; nil if the new constraint is the broken one.
  func add(
    _ linear: LinearConstraint, _ source: ConstraintSource, isRetry: Bool = false
  ) -> SolverConstraint? {
    var displaced: [LayoutConstraint] = []
    while true {
      do throws(UnsatisfiableConstraint) {
        let handle = try solver.add(linear)
        sources[handle] = source
        broken += displaced
        return handle
      } catch {
        let rivals = error.conflicting.compactMap { sources[$0] } + [source]
        let victim = rivals.compactMap(\.constraint).max { $0.sequence < $1.sequence }
        trace(.constraints, "breaks \(victim?.description ?? source.description)")
        if !isRetry || victim !== source.constraint { note(rivals, victim) }
        guard let victim, victim !== source.constraint else {
          victim.map { broken.append($0) }
          // They need not have given way.
          for constraint in displaced.reversed() { install(constraint, isRetry: true) }
          return nil
        }
        uninstall(victim)
        displaced.append(victim)
      }
    }
  }

  /// Tries to install broken constraints again, without repeating the warning.
  func retryBroken() {
    for _ in 0...broken.count where !broken.isEmpty {
      let candidates = broken.sorted { $0.sequence < $1.sequence }
      broken = []
      for constraint in candidates where wants(constraint) { install(constraint, isRetry: true) }
      // One that returned may have taken the place of a later one.
      guard !broken.elementsEqual(candidates, by: ===) else { return }
    }
  }

  private func note(_ rivals: [ConstraintSource], _ victim: LayoutConstraint?) {
    guard fitting == nil else { return }
    conflicts.append(Conflict(victim: victim, rivals: rivals.map(\.description)))
  }

  /// Warns of each constraint that is broken in the end.
  func reportConflicts() {
    for conflict in conflicts {
      let victim = conflict.victim
      guard victim == nil || broken.contains(where: { $0 === victim }) else { continue }
      let list = conflict.rivals.map { "  \($0)" }.joined(separator: "\n")
      warn(
        "Unable to simultaneously satisfy constraints:\n\(list)\n"
          + "Will attempt to recover by breaking constraint\n  "
          + (victim?.description ?? conflict.rivals.last ?? ""))
    }
    conflicts = []
  }
}
