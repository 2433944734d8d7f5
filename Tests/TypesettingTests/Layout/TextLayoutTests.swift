import Pixels
import TestSupport
import Testing

@testable import Typesetting

@Suite struct TextLayoutTests {
  private let style = TextStyle(font: .body)

  private func lines(_ layout: TextLayout) -> [String] {
    layout.lines.map { line in
      let first = layout.index(at: Point(x: -1, y: line.top + 1))
      let last = layout.index(at: Point(x: 1e6, y: line.top + 1))
      return String(layout.string[first..<last])
    }
  }

  @Test("Empty text has one line of the font's height and no width")
  func emptiness() {
    let layout = TextLayout("", style: style)
    #expect(layout.lines.count == 1)
    #expect(layout.size.width == 0)
    #expect(abs(layout.size.height - style.font.metrics.lineHeight) < 1e-9)
  }

  @Test("Text is as wide as its parts, apart from kerning, and grows in proportion to its size")
  func widths() {
    let one = TextLayout("HH", style: style).size.width
    #expect(abs(TextLayout("HHHH", style: style).size.width - 2 * one) < 1e-3)
    let large = TextLayout("HH", style: TextStyle(font: .system(size: 28))).size.width
    #expect(abs(large - 2 * one) < 1e-3)
  }

  @Test("Laying out into old memory gives the same result, and copies keep the old text")
  func settingAnew() {
    var layout = TextLayout("The quick brown fox", style: style, width: 80)
    let copy = layout
    layout.set("Lemvig 7620", style: style, paragraph: ParagraphStyle(), width: 60)
    let made = TextLayout("Lemvig 7620", style: style, width: 60)
    #expect(layout.string == "Lemvig 7620")
    #expect(layout.size == made.size)
    #expect(layout.lines == made.lines)
    #expect(layout.glyphs.map(\.x) == made.glyphs.map(\.x))
    #expect(layout.glyphs.map(\.glyph) == made.glyphs.map(\.glyph))
    #expect(copy.string == "The quick brown fox")
    #expect(copy.lines == TextLayout("The quick brown fox", style: style, width: 80).lines)
  }

  @Test("Pairs are kerned by the font's own table")
  func kerning() {
    let apart =
      TextLayout("A", style: style).size.width + TextLayout("V", style: style).size.width
    #expect(TextLayout("AV", style: style).size.width < apart - 0.5)
  }

  @Test("Bold text is wider than regular text")
  func weights() {
    let bold = TextStyle(font: .body.withWeight(.bold))
    #expect(
      TextLayout("Mississippi", style: bold).size.width
        > TextLayout("Mississippi", style: style).size.width)
  }

  @Test("Monospaced digits do not move, whatever they are")
  func monospacedDigits() {
    let still = TextStyle(font: Font(size: 14, hasMonospacedDigits: true))
    #expect(
      TextLayout("1111", style: still).size.width == TextLayout("0000", style: still).size.width)
    #expect(
      TextLayout("1111", style: style).size.width < TextLayout("0000", style: style).size.width)
  }

  @Test("Lines break at spaces, which hang invisibly over the edge")
  func wrapping() {
    let width = TextLayout("one two", style: style).size.width
    let layout = TextLayout("one two three four", style: style, width: width + 0.1)
    #expect(lines(layout) == ["one two ", "three ", "four"])
    #expect(layout.size.width <= width + 0.1)
    #expect(!layout.isTruncated)
  }

  @Test("A word wider than a line is broken")
  func longWord() {
    let layout = TextLayout("iiiiiiiiii", style: style, width: 10)
    #expect(layout.lines.count > 1)
    #expect(layout.size.width <= 10.1)
  }

  @Test("No line is narrower than a character, however narrow the layout")
  func noRoom() {
    #expect(TextLayout("abc", style: style, width: 0).lines.count == 3)
    #expect(TextLayout("abc", style: style, width: -5).lines.count == 3)
  }

  @Test("Lines break after hyphens, and between ideographs but not before their period")
  func breaks() {
    let hyphen = TextLayout("well-known", style: style, width: 45)
    #expect(lines(hyphen) == ["well-", "known"])
    let width = TextLayout("東京", style: style).size.width + 1
    #expect(lines(TextLayout("東京大阪", style: style, width: width)) == ["東京", "大阪"])
    #expect(lines(TextLayout("東京。", style: style, width: width)) == ["東", "京。"])
  }

  @Test("No line breaks beside a word joiner, which takes no room and is not drawn")
  func wordJoiner() {
    let width = TextLayout("24,590 km/h", style: style).size.width - 2
    #expect(lines(TextLayout("24,590 km/h", style: style, width: width)) == ["24,590 km/", "h"])
    let joined = "24,590 km/\u{2060}h"
    #expect(lines(TextLayout(joined, style: style, width: width)) == ["24,590 ", "km/\u{2060}h"])
    let word = TextLayout("km/\u{2060}h", style: style)
    #expect(abs(word.size.width - TextLayout("km/h", style: style).size.width) < 2)
    #expect(word.glyphs[3].glyph == 0x20)
    #expect(word.glyphs[3].advance == 0)
    let ideographs = TextLayout("山\u{2060}川", style: style, width: 20)
    #expect(lines(ideographs)[0] != "山")
  }

  @Test("A line may break at a zero width space, which takes no room")
  func zeroWidthSpace() {
    let width = TextLayout("Lemvig", style: style).size.width + 4
    let layout = TextLayout("Lemvig\u{200B}Harbor", style: style, width: width)
    #expect(lines(layout) == ["Lemvig\u{200B}", "Harbor"])
  }

  @Test("Every newline starts a line, including the last one")
  func newlines() {
    #expect(TextLayout("a\nb\n\nc", style: style).lines.count == 4)
    #expect(TextLayout("a\r\nb", style: style).lines.count == 2)
    #expect(TextLayout("a\n", style: style).lines.count == 2)
  }

  @Test("Text beyond the line limit is replaced by an ellipsis that fits")
  func truncation() {
    let width = 60.0
    let paragraph = ParagraphStyle(lineLimit: 1)
    let layout = TextLayout(
      "A rather long title", style: style, paragraph: paragraph, width: width)
    #expect(layout.isTruncated)
    #expect(layout.lines.count == 1)
    #expect(layout.size.width <= width + 0.1)
    #expect(layout.size.width > width - 15)
    #expect(
      !TextLayout("Short", style: style, paragraph: paragraph, width: width).isTruncated)
  }

  @Test("A line limit counts newlines too")
  func truncationAtNewline() {
    let layout = TextLayout("a\nb\nc", style: style, paragraph: ParagraphStyle(lineLimit: 2))
    #expect(layout.isTruncated)
    #expect(layout.lines.count == 2)
    #expect(layout.lines[1].width > layout.lines[0].width)
  }

  @Test("Lines are aligned left, centered and aligned right in their width")
  func alignment() {
    func x(_ alignment: TextAlignment) -> Double {
      TextLayout(
        "word", style: style, paragraph: ParagraphStyle(alignment: alignment), width: 100
      ).lines[0].x
    }
    let width = TextLayout("word", style: style).size.width
    #expect(x(.left) == 0)
    #expect(x(.natural) == 0)
    #expect(abs(x(.center) - (100 - width) / 2) < 1e-3)
    #expect(abs(x(.right) - (100 - width)) < 1e-3)
  }

  @Test("Arabic is naturally aligned right, and its words run from right to left")
  func rightToLeft() {
    let layout = TextLayout("القاهرة مصر", style: style, width: 200)
    #expect(layout.lines[0].x > 50)
    let second = layout.string.index(
      after: layout.string.firstIndex(of: " ") ?? layout.string.startIndex)
    let first = layout.rects(for: layout.string.startIndex..<second)
    let last = layout.rects(for: second..<layout.string.endIndex)
    #expect((first.first?.minX ?? 0) > (last.first?.minX ?? 1e9))
  }

  @Test("Line spacing is added between lines, not around them")
  func lineSpacing() {
    let plain = TextLayout("a\nb\nc", style: style).size.height
    let spaced = TextLayout(
      "a\nb\nc", style: style, paragraph: ParagraphStyle(lineSpacing: 5)
    ).size.height
    #expect(abs(spaced - plain - 10) < 1e-9)
  }

  @Test("Tracking is added between characters, not after the last")
  func tracking() {
    let plain = TextLayout("HHHH", style: style).size.width
    let spaced = TextLayout("HHHH", style: TextStyle(font: .body, tracking: 3)).size.width
    #expect(abs(spaced - plain - 9) < 1e-3)
  }

  @Test("The tallest style determines a line's height, and all styles share a baseline")
  func mixedStyles() {
    let large = TextStyle(font: .system(size: 30))
    let layout = TextLayout(
      StyledText(runs: [.init("small "), .init("large", style: large)]), style: style)
    #expect(abs(layout.size.height - large.font.metrics.lineHeight) < 1e-6)
    #expect(layout.string == "small large")
    #expect(layout.firstBaseline == layout.lastBaseline)
  }

  @Test(
    "Characters that a font lacks come from another",
    arguments: [
      "東", "語", "ع", "ש", "क", "ก", "한",
    ])
  func fallback(character: String) {
    let width = TextLayout(character, style: style).size.width
    #expect(width > 2)
    let bitmap = drawn(40, 30) {
      $0.draw(TextLayout(character, style: style), at: Point(x: 10, y: 5), color: .black)
    }
    #expect(bitmap.area > 5)
  }

  @Test("The caret moves right with every character, and hit-testing finds it again")
  func caret() {
    let layout = TextLayout("Tæt på", style: style)
    var last = -1.0
    for index in layout.string.indices {
      let caret = layout.caret(at: index)
      #expect(caret.minX > last)
      #expect(layout.index(at: Point(x: caret.minX + 0.5, y: 4)) == index)
      last = caret.minX
    }
    #expect(layout.caret(at: layout.string.endIndex).minX >= layout.size.width - 0.01)
  }

  @Test("The caret after a newline is on the next line")
  func caretAfterNewline() {
    let layout = TextLayout("ab\ncd\n", style: style)
    let c = layout.string.index(layout.string.startIndex, offsetBy: 3)
    #expect(layout.caret(at: c).minY == layout.lines[1].top)
    #expect(layout.caret(at: layout.string.endIndex).minY == layout.lines[2].top)
    #expect(layout.index(at: Point(x: 500, y: 2)) == layout.string.firstIndex(of: "\n"))
  }

  @Test("A selection has a rectangle on each line that it touches")
  func selection() {
    let layout = TextLayout("ab\ncd", style: style)
    let all = layout.rects(for: layout.string.startIndex..<layout.string.endIndex)
    #expect(all.count == 2)
    #expect(layout.rects(for: layout.string.startIndex..<layout.string.startIndex).isEmpty)
  }

  @Test("The baseline of a line lies below its top, by as much in every line")
  func baselines() {
    let layout = TextLayout("One\nTwo\nThree", style: style)
    let depths = layout.lines.map { $0.baseline - $0.top }
    #expect(depths.count == 3)
    #expect(depths.allSatisfy { abs($0 - style.font.metrics.ascent) < 1 })
    #expect(layout.firstBaseline == layout.lines[0].baseline)
    #expect(layout.lastBaseline == layout.lines[2].baseline)
  }
}
