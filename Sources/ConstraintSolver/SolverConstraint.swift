/// The handle of a constraint that a solver holds.
///
/// It means something only to the solver that made it, until the constraint is removed.
package struct SolverConstraint: Hashable, Sendable {
  let slot: Int32
  /// Tells a constraint from an earlier one in the same slot.
  let generation: UInt32
}
