/// A linear equation or inequality: the sum of the terms, plus a constant, stands in a relation to 0.
package struct LinearConstraint: Sendable {
  /// What holds between the left side and 0.
  package enum Relation: Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// Variables and what each is multiplied by; one that occurs twice counts twice.
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
