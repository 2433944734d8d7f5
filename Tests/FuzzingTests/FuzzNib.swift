@testable import Containers
@testable import ContainersScenes
internal import Support

/// Reads bytes as nibs, storyboards and constraints.
enum FuzzNib {
  static func read(_ bytes: [UInt8]) {
    read(bytes) { $0.nib($1).map(NibSummary.init) }
  }

  static func readStoryboard(_ bytes: [UInt8]) {
    read(bytes) { $0.storyboard($1).map(NibSummary.init) }
  }

  /// Reads bytes, and again as they are written from their JSON: only the lines may differ.
  private static func read(
    _ bytes: [UInt8], with parse: (inout NibParser, [UInt8]) -> NibSummary?
  ) {
    let (summary, faults) = parsed(bytes, with: parse)
    precondition(summary != nil || !faults.isEmpty, "refused without a reason")
    var reader = JSONReader(bytes, .commented)
    guard let json = try? reader.read() else {
      return precondition(summary == nil && faults.count == 1)
    }
    let again = parsed(Array(json.formatted().utf8), with: parse)
    precondition(again.summary == summary, "what was written reads differently")
    precondition(again.faults.map(unplaced) == faults.map(unplaced))
  }

  private static func parsed(
    _ bytes: [UInt8], with parse: (inout NibParser, [UInt8]) -> NibSummary?
  ) -> (summary: NibSummary?, faults: [NibFault]) {
    var parser = NibParser(file: "fuzz")
    let summary = parse(&parser, bytes)
    let faults = parser.faults
    let lineCount = 1 + bytes.count { $0 == UInt8(ascii: "\n") }
    for fault in faults {
      precondition(!fault.reason.isEmpty && fault.path.hasPrefix("$"))
      precondition(fault.line.map { 1...lineCount ~= $0 } == true, "no such line: \(fault)")
    }
    return (summary, faults)
  }

  private static func unplaced(_ fault: NibFault) -> NibFault {
    var fault = fault
    fault.line = nil
    return fault
  }

  static func readConstraint(_ text: String) {
    var parser = NibParser(file: "fuzz")
    let constraint = parser.constraint(NibText(text: text, path: .root))
    precondition((constraint == nil) == (parser.faults.count == 1), "neither read nor refused")
    guard let constraint else { return }
    precondition(constraint.items.allSatisfy { !$0.isEmpty })
    switch constraint {
    case .formula(let formula, _): check(formula)
    case .visual(let format, _):
      precondition(format.connections.count == format.elements.count - 1)
    }
  }

  /// Checks that a formula can be written so that it reads as before.
  private static func check(_ formula: ConstraintFormula) {
    guard let text = formula.text else { return }
    guard let again = try? ConstraintFormula(text) else { preconditionFailure("refused: \(text)") }
    precondition(again.first == formula.first && again.second == formula.second, text)
    precondition(again.relation == formula.relation && again.priority == formula.priority, text)
    precondition(again.factor == formula.factor && again.constant == formula.constant, text)
    precondition(again.identifier == formula.identifier, text)
  }
}

extension ConstraintFormula {
  /// The formula as a text, or `nil` if it has a number that is written with an exponent.
  fileprivate var text: String? {
    let numbers = ["\(factor)", "\(constant)", "\(priority)"]
    guard numbers.allSatisfy({ !$0.contains("e") }) else { return nil }
    let relation =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    let right = second.map { "\(numbers[0]) * \(Self.text(of: $0)) + \(numbers[1])" } ?? numbers[1]
    let end = "@ \(numbers[2])" + (identifier.map { " # \($0)" } ?? "")
    return "\(Self.text(of: first)) \(relation) \(right) \(end)"
  }

  private static func text(of side: Side) -> String {
    let name = attributes.first { $0.value == side.attribute }?.key ?? ""
    return "\(side.item).\(name)"
  }
}
