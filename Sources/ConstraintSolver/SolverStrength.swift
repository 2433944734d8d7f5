internal import Support

/// The importance of a constraint.
///
/// Strengths are compared lexicographically: no number of constraints of a lower priority outweighs
/// one of a higher priority, and a required one always holds.
package struct SolverStrength: Hashable, Comparable, Sendable {
  /// The priority, up to 1000, which is required.
  package let priority: Double

  /// A constraint that must hold.
  package static let required = SolverStrength(priority: 1000)

  /// Creates a strength.
  ///
  /// - Parameter priority: Greater than 0; 1000 and above is required.
  package init(priority: Double) {
    guard priority > 0 else {
      misuse("A constraint cannot have the priority \(priority): use one above 0 and at most 1000.")
    }
    self.priority = min(priority, 1000)
  }

  package var isRequired: Bool { priority == 1000 }

  package static func < (one: SolverStrength, other: SolverStrength) -> Bool {
    one.priority < other.priority
  }
}
