import Containers
import ContainersTesting
import Testing

/// A focused text field or text view whose delegate does not let editing begin.
@MainActor
@Suite("Text input whose delegate refuses to begin editing")
struct RefusedEditingTests {
  private final class Refusing: TextFieldDelegate, TextViewDelegate {
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { false }
    func textViewShouldBeginEditing(_ textView: TextView) -> Bool { false }
  }

  /// A controller that receives the typed text that nobody else handles.
  private final class Catching: ViewController, KeyInput {
    private(set) var caught = ""
    var hasText: Bool { !caught.isEmpty }
    func insertText(_ text: String) { caught += text }
    func deleteBackward() {}
  }

  private let root = Catching()
  private let delegate = Refusing()
  private let field = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 30))
  private let view = TextView(frame: Rect(x: 10, y: 50, width: 200, height: 60))
  private let stage: Stage

  init() {
    stage = Stage(root, size: Size(width: 300, height: 120))
    (field.text, view.text) = ("abc", "abc")
    (field.delegate, view.delegate) = (delegate, delegate)
    root.view.addSubview(field)
    root.view.addSubview(view)
    stage.settle()
  }

  private func focus(_ isField: Bool) {
    stage.window.moveFocus(to: isField ? field : view)
    #expect(stage.window.focusedView === (isField ? field : view))
    #expect(stage.window.firstResponder == nil)
  }

  private func expectUntouched() {
    #expect(field.text == "abc")
    #expect(view.text == "abc")
  }

  @Test("takes no typed text and passes it along the responder chain", arguments: [true, false])
  func typing(_ isField: Bool) {
    focus(isField)

    stage.type("x")
    stage.send(.text("日"))

    expectUntouched()
    #expect(root.caught == "x日")
  }

  @Test("takes no text from an input method", arguments: [true, false])
  func composing(_ isField: Bool) {
    focus(isField)

    stage.send(.textComposed("に", selection: 0..<1))
    stage.turn()

    expectUntouched()
    #expect(field.markedTextRange == nil)
    #expect(view.markedTextRange == nil)
    #expect(stage.platformWindow?.textInput == nil)
  }

  @Test("cannot be edited with keys", arguments: [true, false])
  func keys(_ isField: Bool) {
    focus(isField)
    if isField { field.selectedTextRange = field.textRange(to: 2) }
    if !isField { view.selectedTextRange = view.textRange(to: 2) }

    for key in [KeyCode.backspace, .delete, .enter] { stage.press(key) }

    expectUntouched()
  }

  @Test("neither pastes from the clipboard nor copies to it", arguments: [true, false])
  func clipboard(_ isField: Bool) {
    stage.platform.clipboard = "xyz"
    focus(isField)
    if isField { field.selectedTextRange = field.textRange(to: 2) }
    if !isField { view.selectedTextRange = view.textRange(to: 2) }

    for key in ["v", "x", "c"] as [Character] {
      stage.press(.character(key), modifierFlags: .control)
    }
    stage.press(.insert, modifierFlags: .shift)

    expectUntouched()
    #expect(stage.platform.clipboard == "xyz")
  }
}

extension TextInput {
  /// Returns the prefix with the given number of characters.
  fileprivate func textRange(to count: Int) -> TextRange? {
    position(from: beginningOfDocument, offset: count).flatMap {
      textRange(from: beginningOfDocument, to: $0)
    }
  }
}
