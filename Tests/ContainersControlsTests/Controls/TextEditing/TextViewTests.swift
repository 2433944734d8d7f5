@testable import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
struct TextViewTests {
  let stage = Stage(ViewController(), size: Size(width: 220, height: 160))
  let view = TextView(frame: Rect(x: 10, y: 10, width: 200, height: 100))
  let recorder = ViewRecorder()

  init() {
    view.accessibility.label = "Notes"
    view.delegate = recorder
    stage.window.addSubview(view)
    stage.turn()
  }

  private var caret: Int { view.area.editor.selection.head }
  private var selected: String { view.text(in: view.selectedTextRange ?? TextRange(0..<0)) ?? "" }
  private func lineOfCaret() -> Double {
    view.caretRect(for: TextPosition(caret)).minY - view.bounds.minY
  }

  @Test("A click begins editing; Enter starts a paragraph and Tab moves to a tab stop")
  func typing() {
    stage.tap("Notes")
    stage.type("a")
    stage.press(.enter)
    stage.press(.tab)
    stage.type("b")
    #expect(view.text == "a\n\tb")
    #expect(stage.value(of: "Notes") == "a\n\tb")
    let tabbed = view.caretRect(for: view.endOfDocument).minX
    #expect(tabbed > 5 + 28)
    #expect(tabbed < 5 + 28 + 12)
  }

  @Test("Control+Tab leaves the text view, which uses Tab itself")
  func leaving() {
    let button = Button(title: "Next")
    button.frame = Rect(x: 10, y: 120, width: 80, height: 30)
    stage.window.addSubview(button)
    view.becomeFirstResponder()
    stage.press(.tab, modifierFlags: .control)
    #expect(button.isFocused)
    #expect(!view.isFirstResponder)
    #expect(view.text == "")
    stage.press(.tab, modifierFlags: .shift)
    #expect(view.isFirstResponder)
    stage.press(.tab, modifierFlags: .shift)
    #expect(button.isFocused)
  }

  @Test("Up and Down keep the column they started from, across shorter lines")
  func column() {
    view.text = "a long line\nab\na long line"
    view.becomeFirstResponder()
    view.selectedTextRange = TextRange(8..<8)
    let x = view.caretRect(for: TextPosition(8)).minX
    stage.press(.downArrow)
    #expect(caret == 14)
    stage.press(.downArrow)
    #expect(abs(view.caretRect(for: TextPosition(caret)).minX - x) < 1)
    #expect(caret == 23)
    stage.press(.upArrow, modifierFlags: .shift)
    stage.press(.upArrow, modifierFlags: .shift)
    #expect(selected == "ine\nab\na long l")
    stage.press(.upArrow)
    stage.press(.upArrow)
    #expect(caret == 0)
  }

  @Test("Home and End go to the edges of the wrapped line, with Control to those of the text")
  func edges() {
    view.text = "one two three four five six seven eight nine ten"
    view.becomeFirstResponder()
    view.selectedTextRange = TextRange(2..<2)
    stage.press(.end)
    let end = caret
    #expect(end > 10)
    #expect(end < view.text.utf8.count)
    #expect(lineOfCaret() < 20)
    stage.press(.home)
    #expect(caret == 0)
    stage.press(.end, modifierFlags: [.control, .shift])
    #expect(selected == view.text)
    stage.press(.home, modifierFlags: .control)
    #expect(caret == 0)
  }

  @Test("Page Up and Page Down move by the visible height, and the text scrolls with the caret")
  func pages() {
    view.text = (0..<200).map { "Line \($0)" }.joined(separator: "\n")
    view.becomeFirstResponder()
    stage.press(.home, modifierFlags: .control)
    #expect(view.contentOffset.y == 0)
    stage.press(.pageDown)
    let first = view.area.editor.text(in: view.area.editor.paragraph(at: caret))
    #expect(first == "Line 5\n" || first == "Line 4\n")
    for _ in 0..<5 { stage.press(.pageDown) }
    #expect(view.contentOffset.y > 300)
    #expect(lineOfCaret() >= 0)
    #expect(lineOfCaret() <= 90)
    for _ in 0..<9 { stage.press(.pageUp) }
    #expect(caret == 0)
    #expect(view.contentOffset.y == 0)
    stage.press(.end, modifierFlags: .control)
    #expect(lineOfCaret() > 50)
    #expect(lineOfCaret() < 90)
  }

  @Test("Clicks select a word or a paragraph, and a drag beyond the edge scrolls")
  func mouse() {
    view.text = (0..<60).map { "Line \($0)" }.joined(separator: "\n")
    stage.turn()
    stage.tap(.at(20, 24), count: 3)
    #expect(selected == "Line 0\n")
    stage.advance(by: .seconds(1))
    stage.grab(.at(20, 24))
    stage.move(to: .at(60, 140))
    stage.advance(by: .seconds(2))
    stage.drop()
    #expect(view.contentOffset.y > 100)
    #expect(selected.hasPrefix("ine 0\nLine 1"))
  }

  @Test("The wheel scrolls and reveals more lines")
  func wheel() {
    view.text = (0..<500).map { "Line \($0)" }.joined(separator: "\n")
    stage.turn()
    stage.scroll("Notes", by: Point(x: 0, y: -400))
    stage.settle()
    #expect(view.contentOffset.y > 300)
    #expect(view.area.frame.minY == view.contentOffset.y)
  }

  @Test("Read-only text can be selected and copied, but not changed; its keys scroll")
  func reading() {
    view.isEditable = false
    view.text = (0..<60).map { "Line \($0)" }.joined(separator: "\n")
    stage.turn()
    stage.tap(.at(20, 24), count: 2)
    stage.press(.character("c"), modifierFlags: .control)
    #expect(stage.platform.clipboard == "Line")
    stage.type("x")
    stage.press(.backspace)
    stage.press(.character("x"), modifierFlags: .control)
    #expect(view.text.hasPrefix("Line 0"))
    #expect(view.area.caret.isHidden)
    stage.press(.pageDown)
    stage.settle()
    #expect(view.contentOffset.y > 0)
  }

  @Test("In read-only text input methods are off and letters remain key commands")
  func readingKeys() {
    final class Controller: ViewController {
      var commands = 0
      override var keyCommands: [KeyCommand] {
        [KeyCommand(.character("a"), title: "Test") { [weak self] in self?.commands += 1 }]
      }
    }
    let controller = Controller()
    let stage = Stage(controller)
    controller.view.addSubview(view)
    view.becomeFirstResponder()
    stage.turn()
    #expect(stage.platformWindow?.textInput != nil)
    view.isEditable = false
    stage.turn()
    #expect(stage.platformWindow?.textInput == nil)
    stage.type("a")
    #expect(controller.commands == 1)
    #expect(view.text == "")
    view.isEditable = true
    stage.type("a")
    #expect(controller.commands == 1)
    #expect(view.text == "a")
  }

  @Test("The delegate is called in order")
  func delegation() {
    view.becomeFirstResponder()
    stage.type("a")
    view.resignFirstResponder()
    #expect(
      recorder.log == [
        "should begin", "did begin", "change 'a'", "changed", "selection", "should end", "did end",
      ])
    recorder.refuses = true
    view.becomeFirstResponder()
    stage.type("b")
    #expect(view.text == "a")
  }

  @Test("A selection is set by indices of the text; an index beyond it is a fatal error")
  func selectedRange() async {
    view.text = "one two"
    view.selectedRange = view.text.range(3, 7)
    #expect(selected == " two")
    #expect(view.text[view.selectedRange] == " two")
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage(ViewController())
        let view = TextView()
        stage.window.addSubview(view)
        view.text = "a"
        view.selectedRange = "longer".startIndex..<"longer".endIndex
      }
    }
    let message = result.standardError
    #expect(message.contains("<TextView: 0x"))
    #expect(message.contains("> cannot select a range that ends beyond its text"))
  }

  @Test("Only the visible part of a megabyte is laid out, and a key lays out one paragraph")
  func largeText() {
    let paragraph = "The quick brown fox jumps over the lazy dog, again and again.\n"
    view.text = String(repeating: paragraph, count: 17_000)
    stage.turn()
    #expect(view.area.flow.setCount < 12)
    view.becomeFirstResponder()
    stage.press(.home, modifierFlags: .control)
    stage.type("x")
    #expect(view.area.flow.setCount < 24)
    #expect(view.text.hasPrefix("xThe"))
    stage.press(.end, modifierFlags: .control)
    stage.type("y")
    #expect(view.area.flow.setCount < 48)
    #expect(view.text.hasSuffix("\ny"))
    #expect(lineOfCaret() > 0)
    #expect(lineOfCaret() < 90)
  }

  @Test(
    "Visible text stays in place when lines above it turn out taller than estimated")
  func estimates() {
    let long = String(repeating: "wwwwwwww ", count: 30)
    view.text = (0..<100).map { "\($0) \(long)" }.joined(separator: "\n")
    stage.turn()
    view.contentOffset.y = view.contentSize.height / 2
    stage.turn()
    var jumps = 0.0
    for _ in 0..<60 {
      let seen = view.closestPosition(to: Point(x: 20, y: view.bounds.minY + 60))
      let before = seen.map { view.caretRect(for: $0).minY - view.bounds.minY } ?? 0
      view.contentOffset.y -= 30
      stage.turn()
      let after = seen.map { view.caretRect(for: $0).minY - view.bounds.minY } ?? 0
      jumps = max(jumps, abs(after - before - 30))
    }
    #expect(jumps < 1.5)
  }

  @Test("A new width wraps the lines again")
  func resizing() {
    view.text = "one two three four five six seven eight nine ten"
    stage.turn()
    let narrow = view.contentSize.height
    view.frame.size.width = 400
    stage.turn()
    #expect(view.contentSize.height < narrow)
  }

  @Test("An undo scrolls to its change")
  func undoing() {
    view.text = (0..<100).map { "Line \($0)" }.joined(separator: "\n")
    view.becomeFirstResponder()
    stage.press(.home, modifierFlags: .control)
    stage.type("abc")
    stage.press(.end, modifierFlags: .control)
    #expect(view.contentOffset.y > 500)
    stage.press(.character("z"), modifierFlags: .control)
    #expect(view.text.hasPrefix("Line 0"))
    #expect(view.contentOffset.y < 20)
  }

  @Test("Text in a font of the system grows with the preferred text size if it is told to")
  func textSize() {
    let view = TextView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let stage = Stage(ViewController())
    stage.window.addSubview(view)
    view.font = .body
    view.text = "Hello"
    func height() -> Double { view.caretRect(for: TextPosition(0)).height }
    stage.turn()
    let usual = height()
    stage.systemTraits = TraitCollection { $0.preferredContentSizeCategory = .accessibilityLarge }
    stage.turn()
    #expect(height() == usual)
    view.adjustsFontForContentSizeCategory = true
    stage.turn()
    #expect(height() > usual)
  }
}

extension String {
  /// Returns the range between two character offsets.
  fileprivate func range(_ first: Int, _ last: Int) -> Range<String.Index> {
    index(startIndex, offsetBy: first)..<index(startIndex, offsetBy: last)
  }
}

/// A delegate that records the calls it receives.
@MainActor
final class ViewRecorder: TextViewDelegate {
  var log: [String] = []
  var refuses = false

  func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
    log.append("should begin")
    return true
  }
  func textViewDidBeginEditing(_ textView: TextView) { log.append("did begin") }
  func textViewShouldEndEditing(_ textView: TextView) -> Bool {
    log.append("should end")
    return true
  }
  func textViewDidEndEditing(_ textView: TextView) { log.append("did end") }
  func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<String.Index>,
    replacementText text: String
  ) -> Bool {
    log.append("change '\(text)'")
    return !refuses
  }
  func textViewDidChange(_ textView: TextView) { log.append("changed") }
  func textViewDidChangeSelection(_ textView: TextView) { log.append("selection") }
}
