import Testing

@testable import ConstraintSolver

@Suite struct CostTableTests {
  @Test("Costs that differ by a rounding error are equal, so the next priority decides")
  func rounding() {
    var costs = CostTable()
    let (one, other) = (Symbol(.slack, index: 0), Symbol(.slack, index: 1))
    for (symbol, high, low) in [(one, 1000 + 1e-8, 1.0), (other, 1000, 2)] {
      costs.addSymbol()
      costs.add(high, to: symbol, level: costs.beginUse(of: 900))
      costs.add(low, to: symbol, level: costs.beginUse(of: 100))
    }
    let isLess = costs.isLess(one, over: 1, than: other, over: 1)
    let isGreater = costs.isLess(other, over: 1, than: one, over: 1)
    #expect(isLess)
    #expect(!isGreater)
  }
}
