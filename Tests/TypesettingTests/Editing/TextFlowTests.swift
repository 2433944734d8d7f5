import Pixels
import TestSupport
import Testing

@testable import Typesetting

@Suite struct TextFlowTests {
  private let style = TextStyle(font: .body)

  private func flow(_ text: String, width: Double = 200) -> TextFlow {
    TextFlow(text, style: style, paragraphStyle: ParagraphStyle(), width: width)
  }

  @Test("Every newline ends a paragraph, and the last one starts an empty one")
  func paragraphs() {
    #expect(flow("").count == 1)
    #expect(flow("a\nb").count == 2)
    #expect(flow("a\r\nb\u{2028}c\u{85}d\n").count == 5)
    let flow = flow("ab\r\ncd")
    #expect(flow.bytes(of: 0) == 0..<2)
    #expect(flow.bytes(of: 1) == 4..<6)
    #expect(flow.paragraph(ofByte: 3) == 0)
    #expect(flow.paragraph(ofByte: 4) == 1)
  }

  @Test("Paragraphs are laid out on demand")
  func laziness() {
    let text = String(repeating: "A line of text\n", count: 10_000)
    var flow = flow(text)
    #expect(flow.setCount == 0)
    _ = flow.line(atY: flow.height / 2, in: text)
    #expect(flow.setCount == 1)
  }

  @Test("A change lays out only the paragraphs that it touches")
  func changes() {
    var editor = TextEditor("one\ntwo\nthree\nfour")
    var flow = flow(editor.text)
    for index in 0..<4 { _ = flow.layout(of: index, in: editor.text) }
    let change = editor.replace(9..<10, with: "-")
    flow.replace(change.range, count: 1, in: editor.text)
    #expect(flow.setCount == 3)
    #expect(flow.count == 4)
    #expect(flow.layout(of: 2, in: editor.text).string == "t-ree")
  }

  @Test("After random edits a flow equals a new one")
  func randomEdits() {
    var random = SeededGenerator(seed: 11)
    let pieces = ["x", "\n", "\r", "\r\n", "\u{2029}", "word word ", "", "\n\n", "é"]
    var editor = TextEditor("one\ntwo\r\nthree")
    var flow = flow(editor.text)
    for _ in 0..<3000 {
      let one = Int.random(in: 0...editor.count, using: &random)
      let other = min(editor.count, one + Int.random(in: 0...6, using: &random))
      editor.select(anchor: one, head: other)
      let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
      let change = editor.replace(editor.selection.range, with: piece)
      flow.replace(change.range, count: piece.utf8.count, in: editor.text)
      let fresh = self.flow(editor.text)
      #expect((0..<flow.count).map(flow.bytes) == (0..<fresh.count).map(fresh.bytes))
      if editor.count > 300 {
        editor = TextEditor("")
        flow = self.flow("")
      }
    }
  }

  @Test("The caret at a line break is at the end of the line or the beginning of the next")
  func affinity() {
    let text = "one two three four"
    let width = TextLayout("one two ", style: style).size.width + 1
    var flow = flow(text, width: width)
    let down = flow.caret(ofByte: 8, isUpstream: false, in: text)
    let up = flow.caret(ofByte: 8, isUpstream: true, in: text)
    #expect(down.minX == 0)
    #expect(down.minY > up.minY)
    #expect(up.minX > 20)
    let hit = flow.byte(at: Point(x: 1e6, y: 2), in: text)
    #expect(hit.byte == 8)
    #expect(hit.isUpstream)
  }

  @Test("A selection over several lines reaches the edge of the area except in its last line")
  func spans() {
    let text = "one\ntwo\nthree"
    var flow = flow(text)
    let area = Rect(x: 0, y: 0, width: 200, height: 100)
    let spans = flow.spans(of: 1..<9, within: area, in: text)
    let right = (0..<3).map { line in
      spans.filter { $0.rect.midY > flow.top(of: line) && $0.rect.midY < flow.top(of: line) + 10 }
        .map(\.rect.maxX).max() ?? 0
    }
    #expect(right[0] == 200)
    #expect(right[1] == 200)
    #expect(right[2] < 20)
    #expect(flow.spans(of: 3..<3, within: area, in: text).isEmpty)
  }

  @Test("Only the visible lines of a selection are laid out")
  func longSelection() {
    let text = String(repeating: "A line of text\n", count: 10_000)
    var flow = flow(text)
    let area = Rect(x: 0, y: flow.height / 2, width: 200, height: 100)
    let spans = flow.spans(of: 0..<text.utf8.count, within: area, in: text)
    #expect(!spans.isEmpty)
    #expect(flow.setCount < 12)
  }

  @Test("Arrow keys move through bidirectional text in visual order")
  func visualMoves() {
    let text = "ab שלום cd"
    var flow = flow(text, width: .infinity)
    var byte = 0
    var last = -1.0
    var steps = 0
    while let next = flow.byte(beside: byte, isUpstream: false, toRight: true, in: text) {
      let x = flow.caret(ofByte: next, isUpstream: false, in: text).minX
      #expect(x > last)
      (byte, last) = (next, x)
      steps += 1
    }
    #expect(steps >= text.count - 2)
  }

  @Test("In a Hebrew paragraph the caret moves left with the text")
  func hebrew() {
    let text = "שלום"
    var flow = flow(text)
    let first = flow.caret(ofByte: 0, isUpstream: false, in: text).minX
    let end = flow.caret(ofByte: text.utf8.count, isUpstream: false, in: text).minX
    #expect(abs(first - 200) < 0.01)
    #expect(end < first - 10)
    #expect(flow.byte(beside: 0, isUpstream: false, toRight: false, in: text) == 2)
    #expect(flow.byte(at: Point(x: 0, y: 1), in: text).byte == text.utf8.count)
  }
}
