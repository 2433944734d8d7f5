import Containers
import Testing

@Suite("Paragraph styles and measuring")
struct ParagraphStyleTests {
  private let style = TextStyle(font: .body)
  private let text = "One two three four five six seven eight nine ten eleven twelve"

  private func lines(
    of text: String, width: Double = 120, _ change: (inout ParagraphStyle) -> Void
  ) -> TextLayout {
    var paragraph = ParagraphStyle()
    change(&paragraph)
    return TextLayout(text, style: style, paragraph: paragraph, width: width)
  }

  @Test("F1204: The first line of each paragraph and the other ones have indents of their own")
  func indents() {
    let layout = lines(of: text + "\n" + text) {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 8
    }
    let count = layout.lines.count / 2
    #expect(layout.lines[0].x == 20)
    #expect(layout.lines[1].x == 8)
    #expect(layout.lines[count - 1].x == 8)
    #expect(layout.lines[count].x == 20)
    for line in layout.lines { #expect(line.x + line.width <= 120.1) }
    #expect(layout.size.width <= 120.1)
  }

  @Test("F1204: Lines end at the tail indent, from the leading edge or from the trailing one")
  func tails() {
    for (tail, end) in [(80.0, 80.0), (-30, 90), (500, 120)] {
      let layout = lines(of: text) { $0.tailIndent = tail }
      for line in layout.lines { #expect(line.x + line.width <= end + 0.1) }
      let right = lines(of: text) {
        $0.tailIndent = tail
        $0.alignment = .right
      }
      #expect(abs(right.lines[0].x + right.lines[0].width - end) < 0.01)
    }
  }

  @Test("F1204: In right-to-left paragraphs, the indents are at the right")
  func mirrored() {
    let hebrew = "אחת שתיים שלוש ארבע חמש שש שבע שמונה תשע עשר"
    let layout = lines(of: hebrew) {
      $0.firstLineHeadIndent = 20
      $0.tailIndent = -10
    }
    #expect(abs(layout.lines[0].x + layout.lines[0].width - 100) < 0.01)
    #expect(abs(layout.lines[1].x + layout.lines[1].width - 120) < 0.01)
    for line in layout.lines { #expect(line.x >= 9.9) }
  }

  @Test("F1204: A multiple makes lines higher above their text; a minimum and a maximum limit them")
  func heights() {
    let plain = lines(of: text) { _ in }
    let tall = lines(of: text) { $0.lineHeightMultiple = 1.5 }
    let height = plain.lines[0].height
    #expect(abs(tall.lines[0].height - height * 1.5) < 0.001)
    #expect(abs(tall.firstBaseline - plain.firstBaseline - height / 2) < 0.001)
    #expect(lines(of: text) { $0.minimumLineHeight = 40 }.lines[1].height == 40)
    #expect(lines(of: text) { $0.maximumLineHeight = 10 }.lines[1].height == 10)
  }

  @Test("F1204: Space between paragraphs is added before each but the first")
  func spacing() {
    let layout = lines(of: "a\nb") {
      $0.paragraphSpacing = 7
      $0.lineSpacing = 2
    }
    #expect(layout.lines[0].top == 0)
    #expect(abs(layout.lines[1].top - layout.lines[0].height - 9) < 0.001)
  }

  @Test("F1204: A text brings its paragraph style along, into layouts and labels")
  @MainActor
  func ofText() {
    var styled = StyledText("Short")
    #expect(styled.paragraphStyle == nil)
    styled.paragraphStyle = ParagraphStyle(alignment: .right)
    #expect(styled != StyledText("Short"))
    let layout = TextLayout(styled, style: style, width: 200)
    #expect(abs(layout.lines[0].x + layout.lines[0].width - 200) < 0.01)
    let label = Label()
    label.styledText = styled
    #expect(label.contentMode == .right)
    label.text = "Short"
    #expect(label.styledText?.paragraphStyle == nil)
  }

  @Test("F1204: A text is measured without a layout, as one line or wrapped")
  func measuring() {
    let whole = text.size(withAttributes: style)
    let wrapped = text.boundingRect(
      with: Size(width: 120, height: 0), options: .usesLineFragmentOrigin, attributes: style)
    let layout = TextLayout(text, style: style, width: 120)
    #expect(wrapped == Rect(origin: .zero, size: layout.size))
    #expect(whole == TextLayout(text, style: style).size)
    let line = text.boundingRect(with: Size(width: 120, height: 0), attributes: style)
    #expect(line.size == whole)
    #expect(line.minY == -layout.firstBaseline)
    #expect(StyledText(text).size() == whole)
    #expect(StyledText(text).boundingRect(with: .zero) == line)
  }

  @Test("F1204: A height leaves out lines only if it is asked to, and the leading always counts")
  func heightLimit() {
    let options: StringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    let room = Size(width: 120, height: 30)
    let full = text.boundingRect(with: room, options: options, attributes: style)
    let cut = text.boundingRect(
      with: room, options: options.union(.truncatesLastVisibleLine), attributes: style)
    #expect(full.height > 30)
    #expect(cut.height <= 30)
    #expect(cut.height > 0)
  }
}
