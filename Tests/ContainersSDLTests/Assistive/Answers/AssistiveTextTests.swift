import Testing

@testable import Containers
@testable import ContainersSDL

@MainActor
@Suite("Texts read by assistive technology")
struct AssistiveTextTests {
  private typealias Stand = AssistiveStand
  private let stand = AssistiveStand()

  private func integers(_ numbers: Int32...) -> [AssistiveValue] { numbers.map { .int32($0) } }

  /// Returns the parts of a text, from the first to the last.
  private func parts(_ text: String, _ granularity: TextSegments.Granularity) -> [String] {
    let all = SemanticText(text)
    let segments = TextSegments(all)
    var (parts, offset): ([String], Int) = ([], 0)
    while offset < all.count {
      let range = segments.segment(at: offset, granularity)
      parts.append(all.text(in: range))
      offset = range.upperBound
    }
    return parts
  }

  @Test(
    "D16: Characters are grapheme clusters, with combining marks, emoji and Arabic",
    arguments: [
      ("Sa\u{303}o", ["S", "a\u{303}", "o"]), ("👩‍🚀🇩🇰!", ["👩‍🚀", "🇩🇰", "!"]),
      ("مرحبا", ["م", "ر", "ح", "ب", "ا"]), ("", []), ("a\r\nb", ["a", "\r\n", "b"]),
    ])
  func characters(text: String, expected: [String]) {
    #expect(parts(text, .character) == expected)
  }

  @Test(
    "D16: A word reaches to the next one",
    arguments: [
      ("São Paulo, Brazil", ["São ", "Paulo, ", "Brazil"]),
      ("it's 3.5 km", ["it's ", "3.5 ", "km"]), ("  a b", ["  ", "a ", "b"]),
      ("مرحبا بالعالم", ["مرحبا ", "بالعالم"]), ("🌍 x", ["🌍 ", "x"]),
    ])
  func words(text: String, expected: [String]) {
    #expect(parts(text, .word) == expected)
  }

  @Test(
    "D16: Sentences end at their marks, lines and paragraphs at line breaks",
    arguments: [
      ("One. Two (2.5)! Three", ["One. ", "Two (2.5)! ", "Three"]),
      ("“One.” Two", ["“One.” ", "Two"]), ("一。二。", ["一。", "二。"]),
    ])
  func sentences(text: String, expected: [String]) {
    #expect(parts(text, .sentence) == expected)
    #expect(parts("a b\nc\n", .line) == ["a b\n", "c\n"])
    #expect(parts("a b\n\nc", .paragraph) == ["a b\n", "\n", "c"])
  }

  @Test("D16: The end of a text is in its last word and line, but in no character")
  func end() {
    let segments = TextSegments(SemanticText("One two"), lineStarts: [4])
    #expect(segments.segment(at: 7, .character) == 7..<7)
    #expect(segments.segment(at: 7, .word) == 4..<7)
    #expect(segments.segment(at: 7, .line) == 4..<7)
    #expect(segments.segment(before: 4, .line) == 0..<4)
    #expect(segments.segment(after: 0, .word) == 4..<7)
    #expect(segments.segment(before: 0, .word) == 0..<0)
    #expect(TextSegments(SemanticText("a\n")).segment(at: 2, .line) == 2..<2)
    #expect(TextSegments(SemanticText("")).segment(at: 0, .line) == 0..<0)
  }

  @Test("D16: A part of a long text is found without reading the text")
  func longText() throws {
    let text = String(repeating: "Sa\u{303}o Paulo is far.\n", count: 50_000)
    let middle = 25_000 * 19
    stand.change([.text(Stand.field, SemanticText(text, caret: 0))])
    for (unit, expected) in [
      (0, "a\u{303}"), (1, "Sa\u{303}o "), (2, "Sa\u{303}o Paulo is far.\n"),
      (4, "Sa\u{303}o Paulo is far.\n"),
    ] as [(UInt32, String)] {
      let answer = try stand.call(
        Stand.field, "Text", "GetStringAtOffset", [.int32(Int32(middle + 2)), .uint32(unit)])
      #expect(answer.first == .string(expected))
    }
  }

  @Test("D16: Offsets count Unicode scalars, and others than those of the text are refused")
  func offsets() throws {
    let field = Stand.field
    #expect(try stand.property(.element(field), "Text", "CharacterCount") == .int32(10))
    #expect(try stand.property(.element(field), "Text", "CaretOffset") == .int32(3))
    #expect(
      try stand.call(field, "Text", "GetText", integers(0, -1)) == [.string("Sa\u{303}o Paulo")])
    #expect(
      try stand.call(field, "Text", "GetStringAtOffset", [.int32(1), .uint32(0)])
        == [.string("a\u{303}"), .int32(1), .int32(3)])
    #expect(
      try stand.call(field, "Text", "GetTextAfterOffset", [.int32(1), .uint32(1)])
        == [.string("Paulo"), .int32(5), .int32(10)])
    #expect(try stand.call(field, "Text", "GetCharacterAtOffset", integers(0)) == [.int32(83)])
    for (start, end) in [(-1, 2), (0, 11), (11, 11), (0, -2)] as [(Int32, Int32)] {
      #expect(throws: BusError.invalidArguments) {
        try stand.call(field, "Text", "GetText", integers(start, end))
      }
    }
    #expect(throws: BusError.invalidArguments) {
      try stand.call(field, "Text", "GetStringAtOffset", [.int32(0), .uint32(5)])
    }
    #expect(throws: BusError.unknownInterface) {
      try stand.call(Stand.button, "Text", "GetText", integers(0, -1))
    }
  }

  @Test("D17: A text is set, inserted, deleted, cut, copied and pasted")
  func editing() throws {
    let field = Stand.field
    _ = try stand.call(field, "EditableText", "SetTextContents", [.string("Oslo")])
    _ = try stand.call(
      field, "EditableText", "InsertText", [.int32(5), .string("🌍xyz"), .int32(2)])
    _ = try stand.call(field, "EditableText", "DeleteText", integers(0, 4))
    _ = try stand.call(field, "EditableText", "CutText", integers(5, -1))
    _ = try stand.call(field, "EditableText", "PasteText", integers(0))
    #expect(
      stand.world.asked == [
        "replace 0..<10 with “Oslo”", "replace 5..<5 with “🌍x”", "replace 0..<4 with “”",
        "replace 5..<10 with “”", "replace 0..<0 with “Paulo”",
      ])
  }

  @Test("D17: What a password field shows is bullets, which are neither copied nor cut")
  func secret() throws {
    #expect(try stand.call(Stand.secret, "Text", "GetText", integers(0, -1)) == [.string("•••")])
    _ = try stand.call(Stand.secret, "EditableText", "CopyText", integers(0, -1))
    #expect(
      try stand.call(Stand.secret, "EditableText", "CutText", integers(0, -1)) == [.boolean(false)])
    #expect(stand.world.clipboard == nil)
    #expect(stand.world.asked == [])
  }
}
