/// A real variable of a constraint solver.
///
/// It is valid only for the solver that created it.
package struct SolverVariable: Hashable, Sendable {
  let symbol: Symbol
}
