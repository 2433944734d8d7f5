import Testing

@testable import Containers

struct SemanticTextTests {
  @Test(
    "D16a: Offsets count Unicode scalars",
    arguments: [
      ("abc", 3), ("e\u{301}a", 3), ("👩‍👩‍👧", 5), ("سلام", 4), ("\r\n", 2), ("", 0),
    ])
  func counting(text: String, count: Int) {
    #expect(SemanticText(text).count == count)
  }

  @Test("D16a: A text range is clamped to the text")
  func parts() {
    let text = SemanticText("e\u{301}👩‍👧b")
    #expect(text.text(in: 0..<1) == "e")
    #expect(text.text(in: 2..<5) == "👩‍👧")
    #expect(text.text(in: 5..<99) == "b")
    #expect(text.text(in: 50..<99) == "")
  }

  @Test(
    "D39a: A replacement is reported as the shortest differing part",
    arguments: [
      ("Oslo", "Oslo!", 4, "", "!"), ("Oslo", "slo", 0, "O", ""), ("aaa", "aa", 2, "a", ""),
      ("ab", "ba", 0, "ab", "ba"), ("", "x", 0, "", "x"), ("e\u{301}", "e", 1, "\u{301}", ""),
      ("\u{E9}", "e\u{301}", 0, "\u{E9}", "e\u{301}"),
    ])
  func edits(old: String, new: String, offset: Int, removed: String, inserted: String) throws {
    let edit = try #require(SemanticText(old).edit(to: new))

    #expect(edit == SemanticTextEdit(offset: offset, removed: removed, inserted: inserted))
    var text = SemanticText(old)
    text.replace(offset..<(offset + removed.unicodeScalars.count), with: inserted)
    #expect(Array(text.characters.unicodeScalars) == Array(new.unicodeScalars))
  }

  @Test("Strings that only look alike are different")
  func equality() {
    #expect(SemanticText("\u{E9}") != SemanticText("e\u{301}"))
    #expect(SemanticText("a").edit(to: "a") == nil)
  }
}
