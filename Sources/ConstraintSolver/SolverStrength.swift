internal import Support

/// How much a constraint matters beside others.
///
/// Strengths are compared like words in a dictionary: no number of constraints of a lower priority
/// outweighs one of a higher priority, and a required one always holds.
package struct SolverStrength: Hashable, Comparable, Sendable {
  /// Up to 1000; 1000 is required.
  package let priority: Double

  /// A constraint that must hold.
  package static let required = SolverStrength(priority: 1000)

  /// Makes a strength.
  ///
  /// - Parameter priority: More than 0; 1000 and above is required.
  package init(priority: Double) {
    guard priority > 0 else {
      misuse("A constraint's priority is \(priority). It has to be more than 0, up to 1000.")
    }
    self.priority = min(priority, 1000)
  }

  package var isRequired: Bool { priority == 1000 }

  package static func < (one: SolverStrength, other: SolverStrength) -> Bool {
    one.priority < other.priority
  }
}
