import Foundation
import Testing

@testable import Atlas

@Suite("Eight lanes of numbers")
struct SIMD8LanesTests {
  @Test("round to the nearest integer on both sides of zero")
  func rounding() {
    let values = SIMD8<Float>(-2.75, -1.25, -0.5, 0, 0.25, 1.75, 1000.5625, 4_000_000)
    #expect(values.nearestInteger == [-3, -1, 0, 0, 0, 2, 1001, 4_000_000])
  }

  @Test("have a square root of zero where they are negative")
  func squareRoot() {
    let roots = SIMD8<Float>(-4, -0.001, 0, 1, 4, 9, 2, 16).nonnegativeSquareRoot
    #expect(roots == [0, 0, 0, 1, 2, 3, Float(2).squareRoot(), 4])
  }
}
