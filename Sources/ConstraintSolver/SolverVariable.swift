/// An unknown of a constraint solver, any real number.
///
/// It means something only to the solver that made it.
package struct SolverVariable: Hashable, Sendable {
  let symbol: Symbol
}
