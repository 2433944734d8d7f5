@testable import Typesetting
import Pixels
import TestSupport
import Testing

@Suite struct TextDecorationTests {
  private let font = Font(size: 20)
  private let ground = Size(width: 160, height: 40)

  private func picture(_ text: StyledText, width: Double = .infinity) -> (Bitmap, TextLayout) {
    let layout = TextLayout(text, style: TextStyle(font: font), width: width)
    let bitmap = drawn(160, 80) { $0.draw(layout, at: Point(x: 4, y: 4), color: .black) }
    return (bitmap, layout)
  }

  /// Returns the rows that are opaque between two columns.
  private func lines(in bitmap: Bitmap, _ columns: Range<Int>) -> [Int] {
    (0..<bitmap.height).filter { y in columns.allSatisfy { bitmap.alpha($0, y) == 255 } }
  }

  private func styled(_ style: UnderlineStyle) -> TextStyle {
    TextStyle(font: font, underlineStyle: style)
  }

  @Test("A style without lines has none, and lines make styles unequal")
  func values() {
    var style = TextStyle(font: font)
    #expect(style.underlineStyle == [])
    #expect(style.strikethroughColor == nil)
    style.underlineStyle = .double
    style.strikethroughStyle = .single
    style.underlineColor = .red
    #expect(style != TextStyle(font: font))
    #expect(style.underlineStyle == .double)
    #expect(style.strikethroughStyle == .single)
    style.underlineStyle = []
    style.strikethroughStyle = []
    style.underlineColor = nil
    #expect(style == TextStyle(font: font))
  }

  @Test("Lines do not affect the size of text")
  func sizes() {
    let plain = TextLayout("Lemvig", style: TextStyle(font: font))
    let lined = TextLayout("Lemvig", style: styled(.thick))
    #expect(plain.size == lined.size)
    #expect(plain.lines == lined.lines)
  }

  @Test("An underline runs from the first to the last letter, below the baseline")
  func underline() {
    let (bitmap, layout) = picture(StyledText("none", style: styled(.single)))
    let end = 4 + Int(layout.size.width)
    let rows = lines(in: bitmap, 5..<end)
    #expect(rows.count == 1)
    #expect(rows.allSatisfy { Double($0) > 4 + layout.firstBaseline })
    #expect(rows.allSatisfy { Double($0) < 4 + layout.size.height })
    #expect(rows.allSatisfy { bitmap.alpha(2, $0) == 0 && bitmap.alpha(end + 2, $0) == 0 })
  }

  @Test("A thick line is twice as thick, and a double one has two lines")
  func thickness() throws {
    let (thick, layout) = picture(StyledText("none", style: styled(.thick)))
    let end = 4 + Int(layout.size.width)
    #expect(lines(in: thick, 5..<end).count == 2)
    let (double, _) = picture(StyledText("none", style: styled(.double)))
    let rows = lines(in: double, 5..<end)
    try #require(rows.count == 2)
    #expect(rows[1] - rows[0] == 2)
  }

  @Test("A strikethrough runs through the middle of lowercase letters")
  func strikethrough() {
    let (bitmap, layout) = picture(
      StyledText("none", style: TextStyle(font: font, strikethroughStyle: .single)))
    let rows = lines(in: bitmap, 5..<(4 + Int(layout.size.width)))
    #expect(rows.count == 1)
    let middle = 4 + layout.firstBaseline - font.metrics.xHeight / 2
    #expect(rows.allSatisfy { abs(Double($0) - middle) <= 1.5 })
  }

  @Test("Only the runs with a line have one, in its color or else in that of the text")
  func runs() {
    var red = styled(.single)
    red.color = .red
    var own = red
    own.underlineColor = .blue
    let (bitmap, layout) = picture(
      StyledText(runs: [.init("nnnn", style: red), .init("nnnn"), .init("nnnn", style: own)]))
    let third = layout.size.width / 3
    let row = lines(in: bitmap, 6..<(4 + Int(third) - 2)).last ?? 0
    #expect(bitmap[4 + Int(third / 2), row] == 0xFFFF_0000)
    #expect(bitmap.alpha(4 + Int(third * 1.5), row) == 0)
    #expect(bitmap[4 + Int(third * 2.5), row] == 0xFF00_00FF)
  }

  @Test("Patterns leave gaps, and lines by word skip spaces")
  func patterns() {
    let (dashed, layout) = picture(
      StyledText("nnnnnnnn", style: styled([.single, .patternDash])))
    let end = 4 + Int(layout.size.width)
    let row = 4 + Int(layout.firstBaseline) + 2
    let inked = (5..<end).filter { x in (row...(row + 3)).contains { dashed.alpha(x, $0) > 128 } }
    #expect(inked.count > (end - 5) / 2)
    #expect(inked.count < end - 8)
    let (words, _) = picture(StyledText("nn nn", style: styled([.single, .byWord])))
    #expect(lines(in: words, 5..<20).count == 1)
    #expect(lines(in: words, 5..<44).isEmpty)
  }

  @Test("Spaces that hang over the end of a line are not underlined")
  func wrappedSpaces() {
    let width = TextLayout("nnnn", style: TextStyle(font: font)).size.width
    let (bitmap, layout) = picture(
      StyledText("nnnn nnnn", style: styled(.single)), width: width + 8)
    #expect(layout.lines.count == 2)
    let row = lines(in: bitmap, 5..<(4 + Int(width))).first ?? 0
    #expect(bitmap.alpha(4 + Int(width) + 3, row) == 0)
  }
}
