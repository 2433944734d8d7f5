import TestSupport
import Testing

@Suite("Fuzzing inputs", .serialized)
struct FuzzCorpusTests {
  @Test("Every target has inputs", arguments: FuzzTarget.allCases)
  func inputs(target: FuzzTarget) throws {
    #expect(try !FuzzCorpus.inputs(of: target.rawValue).isEmpty)
  }

  @Test("Every reader survives its corpus with slight damage", arguments: FuzzTarget.allCases)
  func corpus(target: FuzzTarget) throws {
    var generator = SeededGenerator(seed: 4)
    for input in try FuzzCorpus.inputs(of: target.rawValue) {
      target.run(input)
      for _ in 0..<40 { target.run(damaged(input, &generator)) }
    }
  }

  @Test("Every text reader survives the coordinate tables with slight damage")
  func tables() throws {
    var generator = SeededGenerator(seed: 5)
    for name in ["coordinates-accepted.tsv", "coordinates-refused.tsv"] {
      for input in try FuzzCorpus.coordinates(name) {
        for target in [FuzzTarget.coordinates, .plusCode, .grid] {
          target.run(input)
          for _ in 0..<4 { target.run(damaged(input, &generator)) }
        }
      }
    }
  }

  /// Changes, removes, duplicates or swaps some bytes.
  private func damaged(_ input: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = input
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes.insert(.random(in: 0...255, using: &generator), at: place)
      case 1 where place < bytes.count: bytes.remove(at: place)
      case 2: bytes.removeSubrange(place...)
      case 3: bytes.insert(contentsOf: bytes[..<min(place, 16)], at: place)
      default:
        if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator) }
      }
    }
    return bytes
  }
}
