import Pixels
import Testing

@testable import Typesetting

/// Carets inside words that are shaped whole.
@Suite struct WordCaretTests {
  private let style = TextStyle(font: .system(size: 20))

  /// Returns the x positions of the carets, from the first character to the end.
  private func carets(_ text: String) -> [Double] {
    let layout = TextLayout(text, style: style)
    return (Array(text.indices) + [text.endIndex]).map { layout.caret(at: $0).minX }
  }

  @Test(
    "D53: Carets inside a word stand where its characters meet, as HarfBuzz draws them",
    arguments: ["القاهرة", "مسقط", "दिल्ली", "काठमांडू", "ירושלים", "চট্টগ্রাম", "தமிழ்"])
  func edges(word: String) throws {
    let layout = TextLayout(word, style: style)
    let glyph = try #require(layout.glyphs.first)
    #expect(layout.glyphs.count == 1)
    let shape = try #require(
      layout.library.withCache { $0.shape(of: glyph.glyph, in: Int(glyph.face)) })
    #expect(shape.edges.count == word.count + 1)
    #expect(shape.edges.map(\.share) == shape.edges.map(\.share).sorted())
    let width = layout.size.width
    let shares = shape.edges.map { glyph.isRightToLeft ? 1 - $0.share : $0.share }
    for (caret, share) in zip(carets(word), shares) {
      #expect(abs(caret - share * width) < 0.01)
    }
  }

  @Test("D53: A narrow letter takes less of its word than a wide one")
  func widths() {
    // Alef is a stroke, seen is three teeth and a bowl.
    let arabic = carets("\u{633}\u{627}")
    #expect(arabic[0] - arabic[1] > 2 * (arabic[1] - arabic[2]))
    // Both parts of a ligature are as wide.
    let lamAlef = carets("\u{644}\u{627}")
    #expect(abs((lamAlef[0] - lamAlef[1]) - (lamAlef[1] - lamAlef[2])) < 0.01)
  }

  @Test("D53: A press in a word finds the edge that is nearest to it")
  func presses() {
    for word in ["القاهرة", "काठमांडू", "ไทย"] {
      let layout = TextLayout(word, style: style)
      let height = layout.lines[0].height / 2
      for index in Array(word.indices) + [word.endIndex] {
        let caret = layout.caret(at: index)
        #expect(layout.index(at: Point(x: caret.minX + 0.05, y: height)) == index)
        #expect(layout.index(at: Point(x: caret.minX - 0.05, y: height)) == index)
      }
    }
  }

  @Test("D53: Left and Right move as seen through mixed text, edge by edge")
  func moves() {
    let text = "ab בג cd"
    var flow = TextFlow(
      text, style: style, paragraphStyle: ParagraphStyle(), width: .infinity)
    let layout = TextLayout(text, style: style)
    let stops = Set(layout.stops(of: layout.lines[0]).map { ($0.x * 10).rounded() })
    for toRight in [true, false] {
      var byte = toRight ? 0 : text.utf8.count
      var seen = [flow.caret(ofByte: byte, isUpstream: false, in: text).minX]
      while let next = flow.byte(beside: byte, isUpstream: false, toRight: toRight, in: text) {
        byte = next
        seen.append(flow.caret(ofByte: byte, isUpstream: false, in: text).minX)
      }
      #expect(seen.count == stops.count)
      #expect(seen == (toRight ? seen.sorted() : seen.sorted().reversed()))
    }
  }

  @Test("D53: A selection of mixed text has a rectangle for each part that is seen")
  func selection() {
    let text = "ab בגד cd"
    let layout = TextLayout(text, style: style)
    let end = text.index(text.startIndex, offsetBy: 5)
    let rects = layout.rects(for: text.index(after: text.startIndex)..<end)
    #expect(rects.count == 2)
    #expect(rects[0].maxX < rects[1].minX)
  }
}
