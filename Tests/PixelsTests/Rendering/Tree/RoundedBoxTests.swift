import Testing

@testable import Pixels
import TestSupport

@Suite struct RoundedBoxTests {
  @Test("Rows agree with the coverage of their pixels")
  func rows() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let rect = Rect(
        x: .random(in: 0...20, using: &generator), y: .random(in: 0...20, using: &generator),
        width: .random(in: 0.2...40, using: &generator),
        height: .random(in: 0.2...40, using: &generator))
      let box = RoundedBox(rect, radius: .random(in: 0...25, using: &generator))
      for y in -2..<65 {
        let row = box.row(y)
        for x in -2..<65 {
          let coverage = box.coverage(x, y)
          if row?.outer.contains(x) != true { #expect(coverage < 0.01) }
          if row?.solid.contains(x) == true { #expect(coverage > 0.99) }
        }
      }
    }
  }

  @Test("A box on whole pixels is entirely solid, without soft edges")
  func aligned() throws {
    let box = RoundedBox(Rect(x: 3, y: 4, width: 10, height: 6), radius: 0)
    for y in 4..<10 { #expect(try #require(box.row(y)).solid == 3..<13) }
    #expect(box.row(3) == nil)
    #expect(box.row(10) == nil)
  }
}
