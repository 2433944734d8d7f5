import Pixels
import Testing

@testable import Typesetting

@Suite struct TruncationTests {
  private let style = TextStyle(font: .body)

  /// Returns the text that the last line shows.
  private func shown(
    _ text: String, _ mode: LineBreakMode, width: Double = 80, lines: Int = 1
  ) -> String {
    let layout = TextLayout(
      text, style: style, paragraph: ParagraphStyle(lineLimit: lines, lineBreakMode: mode),
      width: width)
    guard let line = layout.lines.last else { return "" }
    return layout.glyphs[line.glyphs].map { glyph in
      Unicode.Scalar(glyph.glyph).map { String($0) } ?? "?"
    }.joined()
  }

  @Test("An ellipsis replaces the end, the beginning or the middle of text that does not fit")
  func dots() {
    let text = "beginning and end"
    #expect(shown(text, .byTruncatingTail).hasPrefix("begin"))
    #expect(shown(text, .byTruncatingTail).hasSuffix("…"))
    #expect(shown(text, .byTruncatingHead).hasPrefix("…"))
    #expect(shown(text, .byTruncatingHead).hasSuffix("end"))
    let middle = shown(text, .byTruncatingMiddle)
    #expect(middle.hasPrefix("beg"))
    #expect(middle.contains("…"))
    #expect(middle.hasSuffix("end"))
  }

  @Test("Without an ellipsis text is cut between words, between characters, or not at all")
  func cuts() {
    let text = "beginning and end"
    #expect(shown(text, .byWordWrapping) == "beginning ")
    #expect(text.hasPrefix(shown(text, .byCharWrapping)))
    #expect(shown(text, .byCharWrapping).count > 9)
    #expect(shown(text, .byClipping) == text)
  }

  @Test("Of several lines only the last is truncated, and it ends like the text")
  func lines() {
    let text = "one two three four five six seven eight nine ten"
    #expect(shown(text, .byTruncatingHead, lines: 2).hasSuffix("nine ten"))
    #expect(shown("one\ntwo\nthree", .byTruncatingHead, lines: 2).hasSuffix("three"))
    #expect(shown("one\ntwo\nthree", .byTruncatingTail, lines: 2) == "two…")
  }

  @Test("However narrow the line, the ellipsis is shown")
  func narrow() {
    for mode in [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
      #expect(shown("beginning and end", mode, width: 3) == "…")
    }
  }

  @Test("Tabs advance to tab stops")
  func tabs() {
    let layout = TextLayout("a\tb\nabc\tb", style: style)
    func x(_ line: Int) -> Double {
      layout.x(ofByte: line == 0 ? 2 : 8, in: layout.lines[line])
    }
    #expect(abs(x(0) - 28) < 0.01)
    #expect(abs(x(1) - 28) < 0.01)
  }

  @Test("A paragraph can be given a direction, which marks follow")
  func baseDirection() {
    let style = ParagraphStyle(alignment: .natural, baseWritingDirection: .rightToLeft)
    let layout = TextLayout("abc!", style: self.style, paragraph: style, width: 100)
    #expect(layout.lines[0].x > 50)
    #expect(layout.x(ofByte: 3, in: layout.lines[0]) <= layout.lines[0].x + 5)
  }
}
