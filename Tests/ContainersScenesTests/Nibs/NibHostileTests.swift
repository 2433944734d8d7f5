import Containers
import ContainersScenes
import TestSupport
import Testing

@MainActor
@Suite("Nibs from hostile bytes", .noWarnings)
struct NibHostileTests {
  private func faults(_ text: String) throws -> [String] {
    let folder = try TemporaryResources(["H.nib.json": text])
    let bundle = ResourceBundle(path: folder.path, classes: [], languages: [])
    do throws(NibError) {
      try Nib(nibName: "H", bundle: bundle).validate()
      return []
    } catch {
      return error.faults.map(\.reason)
    }
  }

  @Test(
    "F710: what is no JSON ends in an error that names line and column",
    arguments: [
      "", "{", "[1,]", "nul", "{\"a\" 1}", "\"\\ud800\"", "\"\\x\"", "01", "1e999", "-", "1.", ".5",
      "\"a\u{1}\"", "{} x", "/* no */ {}", "{\"a\": 1 / 2}",
    ])
  func invalid(text: String) throws {
    let reasons = try faults(text)
    #expect(reasons.count == 1)
    #expect(reasons.first?.hasPrefix("line 1, column ") == true)
  }

  @Test("F710: values nested more than 256 levels deep end in an error")
  func depth() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(try faults(deep).first?.contains("256 levels") == true)
  }

  @Test("F710: a file larger than 16 MiB ends in an error")
  func size() throws {
    let large = "[" + String(repeating: " ", count: 17 << 20) + "]"
    #expect(try faults(large).first?.contains("16 MiB") == true)
  }

  @Test("F710: of many thousand faults the first thousand are listed")
  func manyFaults() throws {
    let keys = (0..<20_000).map { "\"k\($0)\": 1" }.joined(separator: ",")
    let reasons = try faults("{\(keys)}")
    #expect(reasons.count == 1000)
    #expect(reasons.allSatisfy { $0.hasPrefix("unknown key") })
  }

  @Test("F710: a fault has its line beside hundreds of thousands of values, nested deeply")
  func manyPaths() throws {
    let levels = 200
    let values = Array(repeating: "1", count: 300_000).joined(separator: ",")
    let deep =
      String(repeating: "[", count: levels) + values + String(repeating: "]", count: levels)
    let folder = try TemporaryResources([
      "H.nib.json":
        "{\"format\": \"containers.nib\", \"version\": 1,\n\"deep\": \(deep)\n,\"x\": 1}"
    ])
    let bundle = ResourceBundle(path: folder.path, classes: [], languages: [])
    let error = #expect(throws: NibError.self) {
      try Nib(nibName: "H", bundle: bundle).validate()
    }
    #expect(error?.faults.map(\.line) == [2, 3])
  }

  @Test("F710: a nib with random changes ends in errors or is loaded")
  func fuzzed() throws {
    let text = TemporaryResources.nib(
      """
      {"id": "v", "frame": [0, 0, 10, 10], "guides": ["g"], "set": {"alpha": 0.5, "tag": 3},
       "subviews": [{"id": "a", "class": "Label", "set": {"text": "A", "textColor": "#FF0000"}}],
       "constraints": ["a.top = self.top + 4", "a.width = 0.5 * g.width @20 #c", "H:|-[a]-(>=4)-|"]}
      """)
    var random = FixedRandomNumbers(state: 7)
    let folder = try TemporaryResources(["H.nib.json": text])
    for _ in 0..<300 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 32...126, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.insert(bytes[Int.random(in: bytes.indices, using: &random)], at: index)
        }
      }
      try folder.write(bytes, "H.nib.json")
      let bundle = ResourceBundle(path: folder.path, classes: [], languages: [])
      let nib = Nib(nibName: "H", bundle: bundle)
      if (try? nib.validate()) != nil { _ = nib.instantiate(withOwner: nil) }
    }
  }
}

/// Numbers that are the same in each run.
private struct FixedRandomNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
