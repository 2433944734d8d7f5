import Foundation
import Testing

@testable import ConstraintSolver

/// Tests with systems solved by kiwi, from Tables/kiwi.txt, which Benchmarks/Solver generates.
///
/// Kiwi weighs its strengths 1,000,000 to 1000 to 1, whereas this solver compares them
/// lexicographically. In these systems both mean the same: kiwi's answer to each remains optimal
/// with weights ten times as far apart.
@Suite struct KiwiAgreementTests {
  @Test("The violation of each strength is kiwi's, and so are all values with a unique optimum")
  func agreement() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Tables/kiwi.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count >= 300)
    var values = 0
    for line in lines { values += try compare(line.components(separatedBy: "; ")) }
    #expect(values > 2000)
  }

  /// - Returns: The number of values compared.
  private func compare(_ parts: [String]) throws -> Int {
    var program = try #require(SolverProgram(parts[0]))
    var taken = ""
    var answers = Array(parts.dropFirst(2))
    var edits: [SolverVariable: (strength: SolverStrength, value: Double)] = [:]
    var compared = 0
    for step in program.steps {
      let isTaken = program.take(step)
      switch step {
      case .add: taken += isTaken ? "1" : "0"
      case .edit(let variable, let strength): edits[variable] = (strength, 0)
      case .suggest(let variable, let value): edits[variable]?.value = value
      case .remove: break
      case .ask:
        let (sums, values) = (numbers(answers.removeFirst()), numbers(answers.removeFirst()))
        for (sum, own) in zip(sums, violations(of: program, edits)) {
          let sum = sum ?? .nan
          #expect(abs(sum - own) <= 1e-5 * (1 + abs(sum)), "\(parts[0])")
        }
        compared += compareValues(program, values, parts[0])
      }
    }
    #expect(taken == parts[1], "\(parts[0])")
    return compared
  }

  private func compareValues(_ program: SolverProgram, _ values: [Double?], _ text: String) -> Int {
    var compared = 0
    for (variable, value) in zip(program.variables, values) {
      #expect(program.solver.isAmbiguous(variable) == (value == nil), "\(text)")
      guard let value else { continue }
      #expect(abs(program.solver.value(of: variable) - value) <= 1e-5 * (1 + abs(value)), "\(text)")
      compared += 1
    }
    return compared
  }

  private func numbers(_ text: String) -> [Double?] {
    text.split(separator: " ").map { Double($0) }
  }

  /// Returns the total violation of strong, medium and weak constraints, including edits.
  private func violations(
    of program: SolverProgram,
    _ edits: [SolverVariable: (strength: SolverStrength, value: Double)]
  ) -> [Double] {
    var sums = [750.0: 0.0, 500: 0, 250: 0]
    for handle in program.constraints {
      guard let constraint = handle.map(program.solver.constraint) else { continue }
      let side = constraint.terms.reduce(constraint.constant) {
        $0 + $1.coefficient * program.solver.value(of: $1.variable)
      }
      let violation =
        switch constraint.relation {
        case .equal: abs(side)
        case .lessThanOrEqual: max(0, side)
        case .greaterThanOrEqual: max(0, -side)
        }
      sums[constraint.strength.priority, default: 0] += violation
    }
    for (variable, edit) in edits {
      sums[edit.strength.priority, default: 0] +=
        abs(program.solver.value(of: variable) - edit.value)
    }
    return [750, 500, 250].map { sums[$0] ?? 0 }
  }
}
