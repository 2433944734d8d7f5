@testable import Containers
import ContainersTesting
import Testing

/// Notes what was shortened.
@MainActor
private final class Recorder: TextFieldDelegate, TextViewDelegate {
  var truncated: [String] = []

  func textField(_ textField: TextField, didTruncate text: String) { truncated.append(text) }

  func textView(_ textView: TextView, didTruncate text: String) { truncated.append(text) }
}

@MainActor
@Suite("The length of what is typed and pasted")
struct TextLengthTests {
  private let stage = Stage(ViewController(), size: Size(width: 300, height: 200))
  private let field = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 34))
  private let view = TextView(frame: Rect(x: 10, y: 60, width: 200, height: 100))
  private let recorder = Recorder()

  init() {
    field.delegate = recorder
    view.delegate = recorder
    stage.window.addSubview(field)
    stage.window.addSubview(view)
    stage.turn()
  }

  private func paste(_ text: String) {
    stage.platform.clipboard = text
    stage.press(.character("v"), modifierFlags: .control)
  }

  @Test("A field takes as much of a paste as there is room for, and tells")
  func pasting() {
    field.maximumLength = 10
    field.becomeFirstResponder()

    paste("0123456789abc")
    #expect(field.text == "0123456789")
    paste("x")

    #expect(field.text == "0123456789")
    #expect(recorder.truncated == ["0123456789abc", "x"])
  }

  @Test("What is selected makes room for what takes its place")
  func replacing() {
    field.maximumLength = 4
    field.text = "abcd"
    field.becomeFirstResponder()
    field.selectAll(nil)

    paste("wxyz")

    #expect(field.text == "wxyz" && recorder.truncated.isEmpty)
  }

  @Test("A text view takes as much of a paste as there is room for, and tells")
  func pastingLines() {
    view.maximumLength = 3
    view.becomeFirstResponder()

    paste("a\nbc")

    #expect(view.text == "a\nb" && recorder.truncated == ["a\nbc"])
  }

  @Test("A program's text is limited too, and nobody is told")
  func setting() {
    field.maximumLength = 3
    field.text = "abcdef"
    #expect(field.text == "abc" && recorder.truncated.isEmpty)
  }

  @Test("A letter with 20,000 marks is pasted, passed and deleted like any other")
  func marks() {
    field.becomeFirstResponder()
    paste("a" + String(repeating: "\u{301}", count: 20_000) + "b")
    #expect(field.text?.count == 2 && recorder.truncated.count == 1)
    #expect(field.text?.unicodeScalars.count == TextLimits.scalarsPerCharacter + 1)

    stage.press(.leftArrow)
    stage.press(.backspace)

    #expect(field.text == "b")
  }

  @Test("Marks that are typed one after the other on one letter are limited like those of a paste")
  func typedMarks() {
    field.becomeFirstResponder()
    stage.type("e")
    for _ in 0..<40 { field.insertText("\u{301}") }

    #expect(field.text?.unicodeScalars.count == TextLimits.scalarsPerCharacter)
    #expect(recorder.truncated.count == 41 - TextLimits.scalarsPerCharacter)
  }

  @Test("The caret walks through a field that is full")
  func walking() {
    field.becomeFirstResponder()
    paste(String(repeating: "a ", count: TextLimits.fieldLength))
    #expect(field.text?.utf8.count == TextLimits.fieldLength)

    for _ in 0..<5 { stage.press(.leftArrow) }

    #expect(field.area.editor.selection.head == TextLimits.fieldLength - 5)
  }

  @Test("A label with 100,000 marks on a letter is as large as one with as many as count")
  func label() {
    let text = "e" + String(repeating: "\u{301}", count: 100_000)
    let (label, short) = (Label(), Label())
    label.text = text
    short.text = text.limited(to: .max)
    let room = Size(width: 300, height: 200)
    #expect(label.sizeThatFits(room) == short.sizeThatFits(room))
  }
}
