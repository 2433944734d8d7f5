import Containers
import ContainersScenes
import TestSupport
import Testing

@MainActor
@Suite("The coder of a nib", .noWarnings)
struct NibCoderTests {
  private struct Badge: Decodable, Equatable {
    let name: String
    let sizes: [Int]
  }

  private func coder(_ json: String) throws -> NibCoder { try NibCoder(json: json.utf8) }

  @Test("A coder returns the values of a JSON object in the types that are asked for")
  func values() throws {
    let coder = try coder(
      """
      {"margin": 12.5, "count": 9007199254740993, "title": "Grüße", "isOn": true,
       "badge": {"name": "new", "sizes": [1, 2]}}
      """)

    #expect(coder.decode(Double.self, forKey: "margin") == 12.5)
    #expect(coder.decode(Int.self, forKey: "count") == 9_007_199_254_740_993)
    #expect(coder.decode(String.self, forKey: "title") == "Grüße")
    #expect(coder.decode(Bool.self, forKey: "isOn") == true)
    #expect(coder.decode(Badge.self, forKey: "badge") == Badge(name: "new", sizes: [1, 2]))
    #expect(coder.decode([String: [Int]].self, forKey: "absent") == nil)
  }

  @Test("A coder contains a value for each key that is not null")
  func containedValues() throws {
    let coder = try coder(#"{"there": 0, "nothing": null}"#)

    #expect(coder.containsValue(forKey: "there"))
    #expect(!coder.containsValue(forKey: "nothing"))
    #expect(!coder.containsValue(forKey: "absent"))
    #expect(coder.decode(Int.self, forKey: "nothing") == nil)
    #expect(!NibCoder().containsValue(forKey: "there"))
    #expect(NibCoder().decode(Int.self, forKey: "there") == nil)
  }

  @Test("A value of another type is nil, and a warning names the key and the type")
  func otherType() throws {
    let coder = try coder(#"{"margin": "wide", "count": 1.5, "small": 300, "half": "\ud800"}"#)

    let warnings = WarningLog.lines {
      #expect(coder.decode(Double.self, forKey: "margin") == nil)
      #expect(coder.decode(Int.self, forKey: "count") == nil)
      #expect(coder.decode(UInt8.self, forKey: "small") == nil)
      #expect(coder.decode(String.self, forKey: "half") == nil)
    }

    #expect(warnings.count == 4)
    #expect(warnings.first?.contains("“margin”") == true)
    #expect(warnings.first?.contains("Double") == true)
  }

  @Test(
    "What is not a JSON object cannot become a coder",
    arguments: ["", "[1]", "7", "null", "{", #"{"a": 1,, }"#, "\u{0}"])
  func invalidValues(json: String) {
    #expect(throws: NibCoder.Failure.self) { try NibCoder(json: json.utf8) }
  }

  @Test("A hundred thousand nested values, and bytes that are not text, end in an error")
  func hostileValues() {
    let deep = #"{"a":"# + String(repeating: "[", count: 100_000)
    #expect(throws: NibCoder.Failure.self) { try NibCoder(json: deep.utf8) }
    #expect(throws: NibCoder.Failure.self) {
      try NibCoder(json: [0x7B, 0x22, 0xFF, 0xFE, 0x22, 0x3A, 0x31, 0x7D])
    }
  }
}
