import Pixels
import Testing

@testable import Typesetting

@Suite("Text beyond the limits") struct TextLimitsTests {
  private let style = TextStyle(font: .body)
  private static let marks = String(repeating: "\u{301}", count: 100_000)
  private static let family = String(repeating: "👩\u{200D}", count: 40_000) + "👧"

  init() throws { try FontLibrary.installSystemFonts() }

  @Test("Characters keep 32 Unicode scalars", arguments: ["e" + marks, family])
  func characters(text: String) {
    let limited = ("a" + text + "b").limited(to: .max)
    #expect(limited.count == 3)
    #expect(limited.hasPrefix("a"))
    #expect(limited.hasSuffix("b"))
    #expect(limited.unicodeScalars.count == 2 + TextLimits.scalarsPerCharacter)
  }

  @Test("Ordinary text stays unchanged")
  func usual() {
    for text in [
      "", "e", "Ærøskøbing", "👩🏽‍❤️‍💋‍👨🏻", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "क्ष्म्य", "e" + String(repeating: "\u{301}", count: 31),
    ] {
      #expect(text.limited(to: .max).unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }

  @Test("Text is cut between characters")
  func cutting() {
    #expect("abc".limited(to: 2) == "ab")
    #expect("aé".limited(to: 2) == "a")
    #expect("ae\u{301}".limited(to: 2) == "a")
    #expect("a👩‍👧".limited(to: 8) == "a")
    #expect("a👩‍👧".limited(to: 12) == "a👩‍👧")
    #expect("abc".limited(to: 0) == "")
  }

  @Test("A character beyond the limit is cut where the text is")
  func cuttingMarks() {
    let limited = ("e" + Self.marks).limited(to: 1000)
    #expect(limited.count == 1)
    #expect(limited.unicodeScalars.count == TextLimits.scalarsPerCharacter)
  }

  @Test("A layout shows a character up to the limit, and selects it as a whole")
  func layout() {
    let layout = TextLayout("e" + Self.marks, style: style)
    let short = TextLayout(("e" + Self.marks).limited(to: .max), style: style)
    #expect(layout.size == short.size)
    #expect(layout.glyphs.map(\.glyph) == short.glyphs.map(\.glyph))
    let text = layout.string
    #expect(layout.rects(for: text.startIndex..<text.endIndex).count == 1)
    #expect(layout.index(at: Point(x: 1000, y: 0)) == text.endIndex)
  }

  @Test("An endless word is shaped in pieces that cover all of it")
  func words() {
    let word = String(repeating: "ب", count: 100_000)
    let layout = TextLayout(word, style: style)
    #expect(layout.glyphs.allSatisfy { Int($0.count) <= TextLimits.bytesPerWord + 4 })
    #expect(layout.glyphs.reduce(0) { $0 + Int($1.count) } == word.utf8.count)
    let marked = "ब" + String(repeating: "\u{93C}", count: 100_000) + "ब"
    let glyphs = TextLayout(marked, style: style).glyphs
    #expect(glyphs.reduce(0) { $0 + Int($1.count) } == marked.utf8.count)
  }

  @Test("Caret positions are the same whether found in one pass or one by one")
  func stops() throws {
    let layout = TextLayout("The Сити אבגד 12 سلام e\u{301}👩‍👧!", style: style)
    let line = try #require(layout.lines.first)
    for stop in layout.stops(of: line) {
      #expect(abs(stop.x - layout.x(ofByte: stop.byte, in: line)) < 1e-9)
    }
    #expect(layout.stops(of: line).count == layout.string.count + 1)
  }
}
