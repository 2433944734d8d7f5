import Containers
import TestSupport
import Testing

@Suite("Laws of a sheet's detents")
struct SheetDetentsLawTests {
  typealias Identifier = SheetPresentationController.Detent.Identifier

  @Test("F130, F132, F133: 2000 random sets of detents keep the laws", arguments: UInt64(0)..<4)
  func laws(_ seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let maximum = Double.random(in: 0...1200, using: &numbers).rounded()
      let given = (0..<Int.random(in: 0...6, using: &numbers)).map { index in
        let height: Double? =
          Bool.random(using: &numbers)
          ? Double.random(in: -100...1500, using: &numbers).rounded() : nil
        return (identifier: Identifier("\(index)"), height: height)
      }
      check(SheetDetents(given, maximum: maximum), of: given, maximum, &numbers)
    }
  }

  private func check(
    _ detents: SheetDetents, of given: [(identifier: Identifier, height: Double?)],
    _ maximum: Double, _ numbers: inout SeededGenerator
  ) {
    let heights = detents.entries.map(\.height)
    #expect(!heights.isEmpty)
    #expect(heights == Set(heights).sorted())
    #expect(heights.allSatisfy { (0...maximum).contains($0) })
    for (identifier, height) in given {
      #expect(detents.entry(identifier)?.height == height.map { min(max($0, 0), maximum) })
    }
    var visited = [detents.smallest]
    for _ in 1..<heights.count { visited.append(detents.next(after: visited[visited.count - 1])) }
    #expect(visited == detents.entries)
    #expect(detents.next(after: detents.largest) == detents.smallest)
    for entry in detents.entries {
      #expect(detents.above(entry).map { detents.below($0) == entry } ?? true)
      #expect(detents.nearest(to: entry.height) == entry)
    }
    let height = Double.random(in: -200...1400, using: &numbers)
    let velocity = Double.random(in: -4000...4000, using: &numbers)
    switch detents.rest(from: height, velocity: velocity) {
    case .dismissal: #expect(height + velocity * 0.2 < heights[0] / 2)
    case .detent(let entry):
      let distances = heights.map { abs($0 - (height + velocity * 0.2)) }
      #expect(abs(entry.height - (height + velocity * 0.2)) == distances.min())
    }
  }
}
