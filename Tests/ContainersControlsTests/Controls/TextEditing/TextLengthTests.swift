@testable import Containers
import ContainersTesting
import Testing

/// A recorder of the text fields and views whose text was shortened.
@MainActor
private final class Recorder: TextFieldDelegate, TextViewDelegate {
  var truncated: [String] = []

  func textField(_ textField: TextField, didTruncate text: String) { truncated.append(text) }

  func textView(_ textView: TextView, didTruncate text: String) { truncated.append(text) }
}

@MainActor
@Suite("The length limit of typed and pasted text")
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

  @Test("A field takes as much of a pasted text as fits, and reports the truncation")
  func pasting() {
    field.maximumLength = 10
    field.becomeFirstResponder()

    paste("0123456789abc")
    #expect(field.text == "0123456789")
    paste("x")

    #expect(field.text == "0123456789")
    #expect(recorder.truncated == ["0123456789abc", "x"])
  }

  @Test("The selection makes room for its replacement")
  func replacing() {
    field.maximumLength = 4
    field.text = "abcd"
    field.becomeFirstResponder()
    field.selectAll(nil)

    paste("wxyz")

    #expect(field.text == "wxyz")
    #expect(recorder.truncated.isEmpty)
  }

  @Test("A text view takes as much of a pasted text as fits, and reports the truncation")
  func pastingLines() {
    view.maximumLength = 3
    view.becomeFirstResponder()

    paste("a\nbc")

    #expect(view.text == "a\nb")
    #expect(recorder.truncated == ["a\nbc"])
  }

  @Test("Text set by the app is limited too, without a report")
  func setting() {
    field.maximumLength = 3
    field.text = "abcdef"
    #expect(field.text == "abc")
    #expect(recorder.truncated.isEmpty)
  }

  @Test("A letter with 20,000 combining marks is pasted, passed and deleted like any other")
  func marks() {
    field.becomeFirstResponder()
    paste("a" + String(repeating: "\u{301}", count: 20_000) + "b")
    #expect(field.text?.count == 2)
    #expect(recorder.truncated.count == 1)
    #expect(field.text?.unicodeScalars.count == TextLimits.scalarsPerCharacter + 1)

    stage.press(.leftArrow)
    stage.press(.backspace)

    #expect(field.text == "b")
  }

  @Test("Combining marks typed one by one are limited like those in pasted text")
  func typedMarks() {
    field.becomeFirstResponder()
    stage.type("e")
    for _ in 0..<40 { field.insertText("\u{301}") }

    #expect(field.text?.unicodeScalars.count == TextLimits.scalarsPerCharacter)
    #expect(recorder.truncated.count == 41 - TextLimits.scalarsPerCharacter)
  }

  @Test("The caret moves through a full field")
  func walking() {
    field.becomeFirstResponder()
    paste(String(repeating: "a ", count: TextLimits.fieldLength))
    #expect(field.text?.utf8.count == TextLimits.fieldLength)

    for _ in 0..<5 { stage.press(.leftArrow) }

    #expect(field.area.editor.selection.head == TextLimits.fieldLength - 5)
  }

  @Test("A label with 100,000 marks on a letter is as large as one with the maximum number")
  func label() {
    let text = "e" + String(repeating: "\u{301}", count: 100_000)
    let (label, short) = (Label(), Label())
    label.text = text
    short.text = text.limited(to: .max)
    let room = Size(width: 300, height: 200)
    #expect(label.sizeThatFits(room) == short.sizeThatFits(room))
  }
}
