import Containers
import ContainersTesting
import Testing

/// The text input behavior that text fields and text views share.
@MainActor
struct TextInputTests {
  let stage = Stage(ViewController(), size: Size(width: 300, height: 200))
  let field = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 34))
  let view = TextView(frame: Rect(x: 10, y: 60, width: 200, height: 100))
  var inputs: [any TextInput] { [field, view] }

  init() {
    stage.window.addSubview(field)
    stage.window.addSubview(view)
    field.text = "Hello"
    view.text = "Hello"
    stage.turn()
  }

  private func range(_ lower: Int, _ upper: Int) -> TextRange { TextRange(lower..<upper) }

  @Test("D58: Composed text is marked until it is committed or replaced")
  func marking() {
    for input in inputs {
      input.selectedTextRange = range(5, 5)
      input.setMarkedText("ni", selectedRange: 2..<2)
      #expect(input.markedTextRange == range(5, 7))
      input.unmarkText()
      #expect(input.markedTextRange == nil)
      #expect(input.text(in: range(0, 7)) == "Helloni")
    }
  }

  @Test("The rectangles of a selection cover it, and mark its start and its end")
  func selectionRects() throws {
    for input in inputs {
      let rects = input.selectionRects(for: range(1, 4))
      let rect = try #require(rects.first)
      #expect(rects.count == 1)
      #expect(rect.containsStart)
      #expect(rect.containsEnd)
      #expect(rect.writingDirection == .leftToRight)
      #expect(rect.rect.minX == input.caretRect(for: TextPosition(1)).midX)
      #expect(abs(rect.rect.maxX - input.caretRect(for: TextPosition(4)).midX) < 0.5)
    }
  }

  @Test("For a selection over two lines the first rectangle has its start, the last its end")
  func twoLines() {
    view.text = "One\nTwo"
    stage.turn()
    let rects = view.selectionRects(for: range(1, 6))
    #expect((rects.last?.rect.minY ?? 0) > (rects.first?.rect.minY ?? 0))
    #expect(rects.first?.containsStart == true)
    #expect(rects.last?.containsEnd == true)
    #expect(rects.filter(\.containsStart).count == 1)
    #expect(rects.filter(\.containsEnd).count == 1)
  }

  @Test("The rectangles are in the coordinates of the field or text view itself")
  func inputView() {
    #expect(field.textInputView === field)
    #expect(view.textInputView === view)
  }

  @Test("The input delegate hears of typed text and of caret movement")
  func delegate() {
    for input in inputs {
      let log = InputLog()
      input.inputDelegate = log
      input.insertText("!")
      #expect(log.lines.first == "text will")
      #expect(log.lines.contains("text did"))
      log.lines = []
      input.selectedTextRange = range(0, 2)
      #expect(log.lines == ["selection will", "selection did"])
    }
  }

  @Test("The text container inset of a text view surrounds its text")
  func containerInset() {
    let before = view.caretRect(for: TextPosition(0))
    view.textContainerInset = EdgeInsets(top: 20, left: 30, bottom: 8, right: 5)
    stage.turn()
    let after = view.caretRect(for: TextPosition(0))
    #expect(after.minX - before.minX == 25)
    #expect(after.minY - before.minY == 12)
  }

  @Test("A text view scrolls a range into view")
  func scrolling() {
    let text = (1...60).map { "Line \($0)" }.joined(separator: "\n")
    view.text = text
    stage.turn()
    #expect(view.contentOffset.y <= 0)
    view.scrollRangeToVisible(text.index(text.endIndex, offsetBy: -3)..<text.endIndex)
    stage.settle()
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(view.contentOffset.y > 0)
    #expect(view.bounds.contains(caret.center))
  }
}

@MainActor
private final class InputLog: TextInputDelegate {
  var lines: [String] = []
  func selectionWillChange(_ textInput: (any TextInput)?) { lines.append("selection will") }
  func selectionDidChange(_ textInput: (any TextInput)?) { lines.append("selection did") }
  func textWillChange(_ textInput: (any TextInput)?) { lines.append("text will") }
  func textDidChange(_ textInput: (any TextInput)?) { lines.append("text did") }
}
