/// An error for a required constraint that contradicts others.
package struct UnsatisfiableConstraint: Error {
  /// Required constraints of the solver that contradict the new one.
  ///
  /// The set is minimal: without any one of them, the rest and the new one could hold together. It
  /// is empty if the new constraint contradicts itself.
  package let conflicting: [SolverConstraint]
}
