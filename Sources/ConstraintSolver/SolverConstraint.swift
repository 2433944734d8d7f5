/// The handle of a constraint in a solver.
///
/// It is valid only for the solver that created it, until the constraint is removed.
package struct SolverConstraint: Hashable, Sendable {
  let slot: Int32
  /// Distinguishes a constraint from earlier ones in the same slot.
  let generation: UInt32
}
