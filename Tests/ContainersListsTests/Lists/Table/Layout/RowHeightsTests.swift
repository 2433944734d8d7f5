@testable import Containers
import TestSupport
import Testing

struct RowHeightsTests {
  @Test("Sums, positions and searches agree with a plain list through random changes")
  func law() {
    var random = SeededGenerator(seed: 7)
    var heights = RowHeights(count: 1000, estimate: 40)
    var plain = Array(repeating: 40.0, count: 1000)
    for step in 0..<3000 {
      let row = Int.random(in: 0..<plain.count, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        let height = Double(Int.random(in: 1...200, using: &random))
        heights.set(height, of: row)
        plain[row] = height
      case 5, 6:
        heights.insert(at: row)
        plain.insert(40, at: row)
      case 7 where plain.count > 10:
        heights.remove(at: row)
        plain.remove(at: row)
      case 8:
        heights.forget(row)
        plain[row] = 40
      default:
        let end = plain.count
        heights.insert(at: end)
        plain.append(40)
      }
      guard step % 20 == 0 else { continue }
      #expect(heights.count == plain.count)
      #expect(abs(heights.total - plain.reduce(0, +)) < 1e-6)
      let probe = Int.random(in: 0..<plain.count, using: &random)
      let offset = plain[..<probe].reduce(0, +)
      #expect(heights.height(of: probe) == plain[probe])
      #expect(abs(heights.offset(of: probe) - offset) < 1e-6)
      #expect(heights.row(at: offset + 0.5) == probe)
    }
  }

  @Test("A million rows open at once and are measured without being enumerated")
  func million() {
    var heights = RowHeights(count: 1_000_000, estimate: 44)
    #expect(heights.total == 44_000_000)
    heights.set(100, of: 500_000)
    #expect(heights.offset(of: 1_000_000) == 44_000_056)
    #expect(heights.row(at: 22_000_099) == 500_000)
    #expect(heights.row(at: 22_000_101) == 500_001)
    #expect(heights.row(at: 1e12) == 999_999)
    #expect(heights.row(at: -5) == 0)
  }

  @Test("Without rows the height is zero")
  func none() {
    let heights = RowHeights(count: 0, estimate: 44)
    #expect(heights.total == 0)
    #expect(heights.offset(of: 0) == 0)
  }

  @Test("A Fenwick tree has the sums of its numbers, and searches skip zeros")
  func fenwick() {
    var tree = FenwickTree([3, 0, 0, 5, 2])
    #expect((0...5).map { tree.sum(before: $0) } == [0, 3, 3, 3, 8, 10])
    #expect(tree.find(2.9).index == 0)
    #expect(tree.find(3).index == 3)
    #expect(tree.find(3).start == 3)
    #expect(tree.find(99).index == 4)
    tree.add(4, at: 1)
    #expect(tree.total == 14)
    #expect(tree.find(3).index == 1)
  }
}
