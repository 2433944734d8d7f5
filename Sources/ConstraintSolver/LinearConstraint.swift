/// A linear equation or inequality: the terms plus a constant, related to 0.
package struct LinearConstraint: Sendable {
  /// The relation between the left side and 0.
  package enum Relation: Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// The variables and their coefficients; coefficients of a repeated variable add up.
  package var terms: [(variable: SolverVariable, coefficient: Double)]
  package var constant: Double
  package var relation: Relation
  package var strength: SolverStrength

  package init(
    terms: [(variable: SolverVariable, coefficient: Double)], constant: Double = 0,
    relation: Relation, strength: SolverStrength = .required
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.strength = strength
  }
}
