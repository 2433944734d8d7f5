import Testing

@testable import Mutation

@Suite struct MutantFinderTests {
  /// Returns the mutants of a body, each with the text that it makes of it.
  private func mutants(_ body: String) -> [String] {
    let start = "struct List { func act() { "
    let text = "\(start)\(body) } }"
    return MutantFinder.mutants(in: text).map { mutant in
      let result = MutatedSource(text).text(with: [(1, mutant)])
      #expect(mutant.function == "List.act()")
      return "\(mutant.change) \(mutant.kind): \(result.dropFirst(start.count).dropLast(4))"
    }
  }

  @Test(
    "Conditions are negated",
    arguments: [
      ("if a { }", "negate if: if ((a) != mutant(1)) { }"),
      ("guard a.b() else { }", "negate guard: guard ((a.b()) != mutant(1)) else { }"),
      ("while try a() { }", "negate while: while ((try a()) != mutant(1)) { }"),
      ("f(a ? b : c)", "negate ?:: f(((a) != mutant(1)) ? b : c)"),
      ("for a in b where c { }", "negate where: for a in b where ((c) != mutant(1)) { }"),
    ])
  func negating(body: String, mutant: String) { #expect(mutants(body) == [mutant]) }

  @Test("Calls and assignments are left out where they are not the value of a block")
  func dropping() {
    #expect(
      mutants("a.go()\n try b = c\n let d = e") == [
        "empty return: if mutant(1) { return }; a.go()\n try b = c\n let d = e",
        "drop go: if !mutant(1) { a.go() }\n try b = c\n let d = e",
        "drop b =: a.go()\n if !mutant(1) { try b = c }\n let d = e",
      ])
    #expect(mutants("a.go()") == [])
  }

  @Test(
    "Operators become their counterparts, and bounds move",
    arguments: [
      ("f(a + b)", "swap + to -: f((mutant(1) ? a - b : a + b))"),
      ("f(a && b)", "swap && to ||: f((mutant(1) ? a || b : a && b))"),
      ("f(a < b)", "shift < to <=: f((mutant(1) ? a <= b : a < b))"),
      ("f(a..<b)", "shift ..<: f(a..<((b) - (mutant(1) ? 1 : 0)))"),
      ("f(7)", "shift 7: f((7 + (mutant(1) ? 1 : 0)))"),
      ("f(a, b)", "swap arguments of f: (mutant(1) ? f(b, a) : f(a, b))"),
    ])
  func changing(body: String, mutant: String) { #expect(mutants(body) == [mutant]) }

  @Test("A mutant holds those inside it, in each of its texts")
  func nesting() {
    let text = "func act() { f(a + 1 < b) }"
    let mutants = MutantFinder.mutants(in: text)

    #expect(mutants.map { $0.kind } == ["< to <=", "+ to -", "1"])
    let all = MutatedSource(text).text(with: mutants.enumerated().map { ($0, $1) })
    let sum = "(mutant(1) ? a - (1 + (mutant(2) ? 1 : 0)) : a + (1 + (mutant(2) ? 1 : 0)))"
    #expect(all == "func act() { f((mutant(0) ? \(sum) <= b : \(sum) < b)) }")
  }

  @Test(
    "What the compiler needs as it is stays",
    arguments: [
      "switch a { case 1: b }", "enum Kind: Int { case one = 1 }",
      "@available(macOS 1, *) func f() {}",
    ])
  func constants(body: String) { #expect(mutants(body) == []) }

  @Test("No mutant adds a line, and expressions of several lines do not stand twice")
  func lines() {
    #expect(mutants("f(a +\n b)") == [])
  }
}
