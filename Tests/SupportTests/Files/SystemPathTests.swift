import Support
import TestSupport
import Testing

@Suite("Paths as texts")
struct SystemPathTests {
  @Test("A path in UTF-8 is its own text", arguments: ["", "/", "/a b/ü", "/日本/e\u{301}", "/😀"])
  func text(path: String) {
    #expect(SystemPath.text(path.utf8).utf8.elementsEqual(path.utf8))
    #expect(SystemPath.bytes(path) == Array(path.utf8))
  }

  @Test("Bytes that are part of no character are private ones")
  func bytes() {
    #expect(SystemPath.text([0x61, 0xE9, 0x2F, 0x80]) == "a\u{10FFE9}/\u{10FF80}")
    // The beginning of a character that does not go on.
    #expect(SystemPath.text([0xE6, 0x97, 0x41]) == "\u{10FFE6}\u{10FF97}A")
  }

  @Test("The private characters themselves lead back to their bytes")
  func privateCharacters() {
    let bytes = Array("\u{10FFE9}".utf8)
    let text = SystemPath.text(bytes)
    #expect(text == "\u{10FFF4}\u{10FF8F}\u{10FFBF}\u{10FFA9}")
    #expect(SystemPath.bytes(text) == bytes)
  }

  @Test("Different bytes are different texts, which lead back to them")
  func random() {
    var random = SeededGenerator(seed: 4)
    let alphabet: [UInt8] = [0x2F, 0x61, 0x80, 0xA9, 0xBF, 0xC3, 0xE2, 0xE9, 0xF4, 0x8F, 0xFF]
    var known: [String: [UInt8]] = [:]
    for _ in 0..<5000 {
      let count = Int.random(in: 0...8, using: &random)
      let bytes = (0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      let text = SystemPath.text(bytes)
      #expect(SystemPath.bytes(text) == bytes)
      #expect(SystemPath.text(percentEncoded: SystemPath.percentEncoded(text)) == text)
      #expect(known.updateValue(bytes, forKey: text) ?? bytes == bytes)
    }
  }

  @Test("A URI writes all but plain characters as percent and two digits")
  func percent() {
    #expect(SystemPath.percentEncoded("/a b/ü#?%\u{10FFE9}") == "/a%20b/%C3%BC%23%3F%25%E9")
    // What is no escape stays as it is.
    for path in ["/100%", "/%zz", "/%4", "/%+4", "/%-0"] {
      #expect(SystemPath.text(percentEncoded: path) == path)
    }
  }

  @Test("A message shows such a byte as its number, and a name as a replacement character")
  func visible() {
    #expect("caf\u{10FFE9}".escapingControls == "caf\\xE9")
    #expect(SystemPath.visible("caf\u{10FFE9}") == "caf\u{FFFD}")
  }
}
