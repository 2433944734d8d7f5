@testable import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
struct TextFieldDelegateTests {
  let stage = Stage(ViewController(), size: Size(width: 300, height: 120))
  let field = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 34))
  let recorder = FieldRecorder()

  init() {
    field.borderStyle = .roundedRect
    field.accessibility.label = "Name"
    field.delegate = recorder
    stage.window.addSubview(field)
    stage.turn()
  }

  private var caret: Int { field.area.editor.selection.head }

  @Test("The delegate can refuse a change, such as one that makes the text too long")
  func refusal() {
    recorder.limit = 3
    field.becomeFirstResponder()
    stage.type("abcdef")
    #expect(field.text == "abc")
    stage.platform.clipboard = "xy"
    stage.press(.character("v"), modifierFlags: .control)
    #expect(field.text == "abc")
  }

  @Test("The delegate is called in order, along with the events")
  func lifecycle() {
    var events: [String] = []
    field.addAction(for: .editingDidBegin) { events.append("begin") }
    field.addAction(for: .editingChanged) { events.append("change") }
    field.addAction(for: .editingDidEnd) { events.append("end") }
    field.becomeFirstResponder()
    stage.type("a")
    field.resignFirstResponder()
    #expect(
      recorder.log == [
        "should begin", "did begin", "change 'a'", "selection", "should end", "did end",
      ])
    #expect(events == ["begin", "change", "end"])
  }

  @Test("The delegate is asked once whether to begin, however the field gets the focus")
  func askedOnce() {
    for begin in [
      { stage.window.moveFocus(to: field) }, { field.becomeFirstResponder() },
      {
        stage.tap("Name")
        return field.isEditing
      },
      {
        stage.press(.tab)
        return field.isEditing
      },
    ] as [() -> Bool] {
      recorder.log = []
      #expect(begin())
      #expect(recorder.log.filter { $0 == "should begin" }.count == 1)
      stage.window.moveFocus(to: nil)
      #expect(!field.isEditing)
    }
  }

  @Test("The delegate can keep editing from beginning and from ending")
  func keeping() {
    recorder.mayBegin = false
    stage.tap("Name")
    #expect(!field.isEditing)
    recorder.mayBegin = true
    stage.tap("Name")
    recorder.mayEnd = false
    #expect(!field.resignFirstResponder())
    #expect(field.isEditing)
  }

  @Test("Enter asks the delegate, and ends editing if an action is set for that")
  func returning() {
    var exits = 0
    field.becomeFirstResponder()
    stage.press(.enter)
    #expect(field.isEditing)
    #expect(recorder.log.last == "should return")
    field.addAction(for: .editingDidEndOnExit) { exits += 1 }
    recorder.mayReturn = false
    stage.press(.enter)
    #expect(exits == 0)
    #expect(field.isEditing)
    recorder.mayReturn = true
    stage.press(.enter)
    #expect(exits == 1)
    #expect(!field.isEditing)
    #expect(field.text == "")
  }

  @Test("The clear button empties the field if the delegate allows it, and editing begins")
  func clearing() {
    field.clearButtonMode = .always
    field.text = "text"
    stage.turn()
    recorder.mayClear = false
    stage.tap("Clear text")
    #expect(field.text == "text")
    recorder.mayClear = true
    stage.tap("Clear text")
    #expect(field.text == "")
    #expect(field.isEditing)
    stage.turn()
    #expect(stage.element("Clear text") == nil)
  }

  @Test("Text set by the app cannot be undone and sends no event")
  func setting() {
    var changes = 0
    field.addAction(for: .editingChanged) { changes += 1 }
    field.becomeFirstResponder()
    stage.type("a")
    field.text = "b"
    #expect(changes == 1)
    #expect(field.undoManager?.canUndo == false)
    #expect(caret == 1)
  }

  @Test("The font shrinks to fit the text, down to the minimum size")
  func fitting() {
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 9
    field.text = String(repeating: "w", count: 18)
    stage.turn()
    let size = field.area.style.font.size
    #expect(size < 17)
    #expect(size > 9)
    field.text = String(repeating: "w", count: 60)
    stage.turn()
    #expect(field.area.style.font.size == 9)
  }

  @Test("The side views are shown according to their mode and replace the clear button")
  func sides() {
    let left = View(frame: Rect(x: 0, y: 0, width: 16, height: 16))
    let right = View(frame: Rect(x: 0, y: 0, width: 16, height: 16))
    (field.leftView, field.rightView) = (left, right)
    (field.leftViewMode, field.rightViewMode) = (.always, .whileEditing)
    field.clearButtonMode = .always
    field.text = "text"
    stage.turn()
    #expect(!left.isHidden)
    #expect(right.isHidden)
    #expect(!field.clearButton.isHidden)
    #expect(left.frame.maxX < field.area.frame.minX)
    field.becomeFirstResponder()
    stage.turn()
    #expect(!right.isHidden)
    #expect(field.clearButton.isHidden)
  }

  @Test("A disabled field takes neither text nor focus")
  func disabled() {
    field.isEnabled = false
    stage.tap("Name")
    stage.type("a")
    stage.press(.tab)
    #expect(field.text == "")
    #expect(!field.isEditing)
    #expect(!field.isFocused)
  }

  @Test("Tab moves editing from field to field")
  func tab() {
    let other = TextField(frame: Rect(x: 10, y: 60, width: 200, height: 34))
    stage.window.addSubview(other)
    field.becomeFirstResponder()
    stage.press(.tab)
    #expect(other.isEditing)
    #expect(!field.isEditing)
    stage.press(.tab, modifierFlags: .shift)
    #expect(field.isEditing)
  }

  @Test("A range beyond the text is a fatal error that names the field")
  func invalidRange() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage(ViewController())
        let field = TextField()
        stage.window.addSubview(field)
        field.text = "abcdef"
        let range = TextRange(field.beginningOfDocument, field.endOfDocument)
        field.text = ""
        _ = field.text(in: range)
      }
    }
    let message = result.standardError
    #expect(message.contains("<TextField: 0x"))
    #expect(message.contains("> cannot read byte 6, beyond the 0 bytes"))
  }

  @Test("A field that was edited is deallocated")
  func lifetime() {
    weak var gone: TextField?
    do {
      let other = TextField(frame: Rect(x: 0, y: 60, width: 100, height: 30))
      gone = other
      stage.window.addSubview(other)
      other.becomeFirstResponder()
      stage.type("abc")
      other.removeFromSuperview()
    }
    stage.advance(by: .seconds(1))
    #expect(gone == nil)
  }
}

/// A delegate that records the calls it receives.
@MainActor
final class FieldRecorder: TextFieldDelegate {
  var log: [String] = []
  var limit = Int.max
  var mayBegin = true
  var mayEnd = true
  var mayReturn = true
  var mayClear = true

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    log.append("should begin")
    return mayBegin
  }
  func textFieldDidBeginEditing(_ textField: TextField) { log.append("did begin") }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    log.append("should end")
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: TextField) { log.append("did end") }
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool {
    log.append("change '\(string)'")
    var text = textField.text ?? ""
    text.replaceSubrange(range, with: string)
    return text.count <= limit
  }
  func textFieldDidChangeSelection(_ textField: TextField) { log.append("selection") }
  func textFieldShouldClear(_ textField: TextField) -> Bool { mayClear }
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    log.append("should return")
    return mayReturn
  }
}
