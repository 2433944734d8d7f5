@testable import Containers
import ContainersTesting
import TestSupport
import Testing

struct FlowLinesTests {
  private let lines = FlowLines(room: 100, spacing: 5, lineSpacing: 7)
  private let standard = Size(width: 20, height: 10)

  @Test("A run-length layout with some known sizes places items as a full list would")
  func mixed() {
    var generator = SeededGenerator(seed: 7)
    for count in [1, 3, 4, 5, 40, 200] {
      for _ in 0..<20 {
        var known = KnownSizes()
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
          known[Int.random(in: 0..<count, using: &generator)] = Size(
            width: Double.random(in: 1...120, using: &generator),
            height: Double.random(in: 1...40, using: &generator))
        }
        let all = lines.listed(count: count) { known[$0] ?? standard }
        let runs = lines.mixed(known, standard: standard, count: count)
        #expect(runs.reduce(0) { $0 + $1.count } == count)
        #expect(abs((runs.last?.end ?? 0) - all.extent) < 1e-6)
        // The last line of a section is laid out differently if all its items have one size.
        for run in runs {
          for item in run.first..<(run.first + run.count) where item < count - 4 {
            let (a, b) = (
              run.frame(of: item, lineSpacing: 7), all.frame(of: item, lineSpacing: 7)
            )
            #expect(abs(a.minX - b.minX) < 1e-6)
            #expect(abs(a.minY - b.minY) < 1e-6)
            #expect(a.size == b.size)
          }
        }
      }
    }
  }

  @Test("A million items with few known sizes need few runs")
  func million() {
    var known = KnownSizes()
    for item in [3, 500_000, 500_001, 999_999] { known[item] = Size(width: 90, height: 30) }
    let runs = lines.mixed(known, standard: standard, count: 1_000_000)
    #expect(runs.count <= 7)
    #expect(runs.last.map { $0.first + $0.count } == 1_000_000)
  }

  @Test("Known sizes are kept in item order")
  func knownSizes() {
    var known = KnownSizes()
    for item in [5, 1, 9, 5] { known[item] = Size(width: Double(item), height: 1) }
    known[1] = nil
    known[2] = nil
    #expect(known.items == [5, 9])
    #expect(known[9]?.width == 9)
    #expect(known[1] == nil)
    #expect(known.place(of: 6) == 1)
  }
}
