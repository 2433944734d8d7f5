/// The error of a required constraint that contradicts others.
package struct UnsatisfiableConstraint: Error {
  /// Required constraints in the solver that cannot hold together with the new one.
  ///
  /// Without any one of them the rest and the new one could. Empty if the new one contradicts itself.
  package let conflicting: [SolverConstraint]
}
