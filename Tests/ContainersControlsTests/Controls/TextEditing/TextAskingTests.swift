import Containers
import ContainersTesting
import Testing

/// Which edits of a text a delegate may refuse, and which edits start a text over.
@MainActor
struct TextAskingTests {
  private let stage = Stage(ViewController(), size: Size(width: 300, height: 200))
  private let field = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 34))
  private let view = TextView(frame: Rect(x: 10, y: 60, width: 200, height: 100))
  private let asked = AskedDelegate()

  init() {
    field.accessibility.label = "Field"
    field.text = "abc"
    view.text = "abc"
    field.clearButtonMode = .always
    field.delegate = asked
    view.delegate = asked
    stage.window.addSubview(field)
    stage.window.addSubview(view)
    stage.turn()
  }

  /// An edit by a person.
  enum Act: CaseIterable {
    case typing, replacement, backspace, delete, wordBackward, paste, cut, menuDelete, undo, redo
    case composition, middleClick
  }

  private func perform(_ act: Act, on input: any TextInput & View) {
    input.selectedTextRange = TextRange(input.endOfDocument, input.endOfDocument)
    let all = TextRange(input.beginningOfDocument, input.endOfDocument)
    switch act {
    case .typing: stage.type("d")
    case .replacement:
      input.selectedTextRange = all
      stage.type("d")
    case .backspace: stage.press(.backspace)
    case .delete:
      input.selectedTextRange = TextRange(input.beginningOfDocument, input.beginningOfDocument)
      stage.press(.delete)
    case .wordBackward: stage.press(.backspace, modifierFlags: .control)
    case .paste:
      stage.platform.clipboard = "xy"
      stage.press(.character("v"), modifierFlags: .control)
    case .cut:
      input.selectedTextRange = all
      stage.press(.character("x"), modifierFlags: .control)
    case .menuDelete:
      input.selectedTextRange = all
      input.delete(nil)
    case .undo, .redo:
      stage.type("d")
      stage.turn()
      if act == .redo { stage.press(.character("z"), modifierFlags: .control) }
      asked.log = []
      stage.press(
        .character("z"), modifierFlags: act == .undo ? .control : [.control, .shift])
    case .composition: stage.send(.textComposed("d", selection: 1..<1))
    case .middleClick:
      stage.window.pasteboard?.selection = "xy"
      stage.tap(.at(150, input === field ? 27 : 70), button: .middle)
    }
  }

  @Test("A delegate may refuse what a person changes", arguments: Act.allCases, [false, true])
  func person(act: Act, isView: Bool) {
    let input: any TextInput & View = isView ? view : field
    input.becomeFirstResponder()
    perform(act, on: input)
    #expect(asked.log.filter { $0.hasPrefix("change") }.count == 1)
  }

  @Test("What a delegate refuses does not change", arguments: Act.allCases, [false, true])
  func refused(act: Act, isView: Bool) {
    guard act != .undo, act != .redo else { return }
    let input: any TextInput & View = isView ? view : field
    input.becomeFirstResponder()
    asked.allows = false
    perform(act, on: input)
    #expect((isView ? view.text : field.text) == "abc")
  }

  @Test("A delegate is not asked about what code changes", arguments: [false, true])
  func code(isView: Bool) {
    let input: any TextInput & View = isView ? view : field
    asked.allows = false
    for isEditing in [false, true] {
      if isEditing { input.becomeFirstResponder() }
      if isView { view.text = "abc" } else { field.text = "abc" }
      input.selectedTextRange = TextRange(input.endOfDocument, input.endOfDocument)
      input.insertText("d")
      input.insertText("e")
      input.deleteBackward()
      input.replace(TextRange(input.beginningOfDocument, input.beginningOfDocument), withText: "0")
      #expect((isView ? view.text : field.text) == "0abcd")
      input.setMarkedText("m", selectedRange: 0..<1)
      input.unmarkText()
      #expect(asked.log.filter { $0.hasPrefix("change") }.isEmpty)
    }
  }

  @Test("A delegate that edits while it is asked is not asked about that")
  func editsWhileAsked() {
    field.becomeFirstResponder()
    asked.whenAsked = { [field, asked] in
      asked.whenAsked = nil
      field.insertText("-")
      field.insertText("!")
      return false
    }
    field.selectedTextRange = TextRange(field.endOfDocument, field.endOfDocument)
    stage.type("d")
    #expect(field.text == "abc-!")
    #expect(asked.log == ["change 'd'"])
    asked.log = []
    field.addAction(for: .editingChanged) { [field] in
      if field.text?.hasSuffix("?") == false { field.insertText("?") }
    }
    stage.type("e")
    #expect(field.text == "abc-!e?")
    #expect(asked.log == ["change 'e'"])
  }

  @Test(
    "The clear button asks whether to clear, and then whether to change", arguments: [false, true])
  func clearButton(isEditing: Bool) {
    if isEditing { field.becomeFirstResponder() }
    stage.turn()
    asked.log = []
    stage.tap("Clear text")
    #expect(asked.log == ["clear", "change ''"])
    #expect(asked.ranges == ["abc"])
    #expect(field.text == "")
    field.text = "abc"
    stage.turn()
    asked.allows = false
    stage.tap("Clear text")
    #expect(field.text == "abc")
    asked.log = []
    asked.clears = false
    stage.tap("Clear text")
    #expect(asked.log == ["clear"])
    #expect(field.text == "abc")
  }

  @Test("The clear button asks in a field in which editing may not begin")
  func clearWithoutEditing() {
    asked.begins = false
    var changes = 0
    field.addAction(for: .editingChanged) { changes += 1 }
    asked.allows = false
    stage.tap("Clear text")
    #expect(field.text == "abc")
    asked.allows = true
    stage.tap("Clear text")
    #expect(field.text == "")
    #expect(changes == 1)
    #expect(asked.log == ["clear", "change ''", "clear", "change ''"])
  }

  @Test("A search bar's clear button and keys ask its delegate, code does not")
  func searchBar() {
    final class Asked: SearchBarDelegate {
      var log: [String] = []
      func searchBar(
        _ searchBar: SearchBar, shouldChangeTextIn range: Range<String.Index>,
        replacementText text: String
      ) -> Bool {
        log.append(text)
        return true
      }
    }
    let delegate = Asked()
    let bar = SearchBar(frame: Rect(x: 0, y: 150, width: 300, height: 50))
    bar.delegate = delegate
    stage.window.addSubview(bar)
    bar.text = "abc"
    bar.searchTextField.insertText("d")
    #expect(delegate.log.isEmpty)
    bar.searchTextField.becomeFirstResponder()
    stage.type("e")
    stage.turn()
    field.removeFromSuperview()
    stage.turn()
    stage.tap("Clear text")
    #expect(delegate.log == ["e", ""])
  }

  /// The first edit of a secret.
  enum FirstEdit: CaseIterable {
    case typing, backspace, paste, delete, wordBackward, typingAfterMoving, refused
  }

  @Test("The first edit of a secure field clears it", arguments: FirstEdit.allCases)
  func secure(edit: FirstEdit) {
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    field.selectedTextRange = TextRange(field.endOfDocument, field.endOfDocument)
    var expected = "d"
    switch edit {
    case .typing: stage.type("d")
    case .typingAfterMoving:
      stage.press(.leftArrow)
      stage.type("d")
    case .refused:
      asked.allows = false
      stage.type("x")
      #expect(field.text == "abc")
      asked.allows = true
      stage.type("d")
    case .backspace:
      stage.press(.backspace)
      expected = ""
    case .paste:
      stage.platform.clipboard = "d"
      stage.press(.character("v"), modifierFlags: .control)
    case .delete:
      stage.press(.leftArrow)
      stage.press(.delete)
      expected = ""
    case .wordBackward:
      stage.press(.backspace, modifierFlags: .control)
      expected = ""
    }
    #expect(field.text == expected)
    #expect(asked.ranges.last == "abc")
    stage.type("e")
    stage.press(.backspace)
    #expect(field.text == expected)
  }

  @Test(
    "A field that becomes secure during editing is cleared by the next edit, one that was not, is not"
  )
  func becomesSecure() {
    field.becomeFirstResponder()
    field.selectedTextRange = TextRange(field.endOfDocument, field.endOfDocument)
    stage.type("d")
    #expect(field.text == "abcd")
    field.isSecureTextEntry = true
    stage.type("e")
    #expect(field.text == "e")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    field.isSecureTextEntry = false
    field.selectedTextRange = TextRange(field.endOfDocument, field.endOfDocument)
    stage.type("f")
    #expect(field.text == "ef")
  }

  @Test("What an action adds to the first edit of a secure field does not start it over again")
  func secureWithAction() {
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    field.addAction(for: .editingChanged) { [field] in
      if field.text == "d" { field.insertText("-") }
    }
    stage.type("d")
    #expect(field.text == "d-")
  }

  @Test("Text set by code is not started over unless editing begins anew")
  func secureByCode() {
    field.isSecureTextEntry = true
    field.replace(TextRange(field.beginningOfDocument, field.beginningOfDocument), withText: "0")
    #expect(field.text == "0abc")
    field.becomeFirstResponder()
    stage.type("x")
    stage.type("y")
    #expect(field.text == "xy")
    field.resignFirstResponder()
    #expect(field.text == "xy")
    field.becomeFirstResponder()
    stage.type("z")
    #expect(field.text == "z")
  }

  @Test("A field clears on insertion once")
  func clearsOnInsertion() {
    field.clearsOnInsertion = true
    field.becomeFirstResponder()
    stage.type("d")
    #expect(field.text == "d")
    #expect(!field.clearsOnInsertion)
    field.resignFirstResponder()
    field.becomeFirstResponder()
    field.selectedTextRange = TextRange(field.endOfDocument, field.endOfDocument)
    stage.type("e")
    #expect(field.text == "de")
    field.clearsOnInsertion = true
    field.insertText("f")
    #expect(field.text == "f")
    field.clearsOnInsertion = true
    stage.press(.backspace)
    #expect(field.text == "")
  }
}

/// A delegate of a field and of a text view that notes what it is asked.
@MainActor
private final class AskedDelegate: TextFieldDelegate, TextViewDelegate {
  var log: [String] = []
  var ranges: [String] = []
  var allows = true
  var clears = true
  var begins = true
  var whenAsked: (() -> Bool)?

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { begins }
  func textFieldShouldClear(_ textField: TextField) -> Bool {
    log.append("clear")
    return clears
  }
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool { answer(textField.text ?? "", range, string) }
  func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<String.Index>,
    replacementText text: String
  ) -> Bool { answer(textView.text, range, text) }

  private func answer(_ text: String, _ range: Range<String.Index>, _ new: String) -> Bool {
    log.append("change '\(new)'")
    ranges.append(String(text[range]))
    return whenAsked?() ?? allows
  }
}
