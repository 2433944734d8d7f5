/// The connection between a window's first responder, if it accepts text, and the platform's input
/// methods.
@MainActor
final class TextInputSession: TextInputDelegate {
  private unowned let window: Window
  private weak var input: (any KeyInput)?
  private var composition = 0
  /// The request to the platform; nil while nothing accepts text.
  private(set) var request: TextInputRequest? {
    didSet { if request != oldValue { window.host?.windowDidChangeProperties(window) } }
  }

  init(window: Window) { self.window = window }

  /// Updates the session for the first responder and whether it accepts text.
  func responderDidChange() {
    let new = window.firstResponder?.takingText
    guard new !== input else { return }
    if let old = input as? any TextInput {
      old.inputDelegate = nil
      old.unmarkText()
    }
    input = new
    composition += 1
    (new as? any TextInput)?.inputDelegate = self
    update()
  }

  /// Shows the text that an input method is composing.
  func compose(_ text: String, selection: Range<Int>) {
    guard let input = input as? any TextInput, window.overlayRouting?.blocks(input, .keys) != true
    else { return }
    actor = input
    actAsInputMethod {
      if text.isEmpty, input.markedTextRange != nil {
        input.setMarkedText(nil, selectedRange: 0..<0)
      } else if !text.isEmpty {
        input.setMarkedText(text, selectedRange: selection)
      }
    }
  }

  /// Returns whether the user begins to change an input, by a key or an input method.
  ///
  /// Further changes, which callbacks make, are the program's.
  func takesTurn(of input: any KeyInput) -> Bool {
    guard input === actor else { return false }
    actor = nil
    return true
  }

  /// Inserts text that was typed or composed.
  func insert(_ text: String, into input: any KeyInput) {
    actor = input
    actAsInputMethod { input.insertText(text) }
  }

  /// Performs an editing command on a key input.
  ///
  /// - Returns: Whether the input handled the command.
  func perform(_ command: EditingCommand, on input: any KeyInput) -> Bool {
    actor = input
    defer {
      actor = nil
      update()
    }
    if let editing = input as? any TextEditing { return editing.perform(command) }
    switch command {
    case .deleteBackward(.character): input.deleteBackward()
    case .insertNewline: input.insertText("\n")
    case .move(let movement, let extends):
      return (input as? any TextInput)?.move(movement, extends: extends) ?? false
    default: return false
    }
    return true
  }

  /// Reports the caret's location to the platform; also called after every layout, which may move
  /// the caret.
  func update() {
    guard let input, window.firstResponder === input else {
      if request != nil { request = nil }
      return
    }
    request = TextInputRequest(area: area(of: input), composition: composition)
  }

  func selectionWillChange(_ textInput: (any TextInput)?) { giveUpComposition(textInput) }

  func selectionDidChange(_ textInput: (any TextInput)?) { update() }

  func textWillChange(_ textInput: (any TextInput)?) { giveUpComposition(textInput) }

  func textDidChange(_ textInput: (any TextInput)?) { update() }

  /// The input that the user is about to change.
  private weak var actor: (any KeyInput)?

  /// Whether the change in progress comes from the input method itself.
  private var isInputMethodActing = false

  private func actAsInputMethod(_ change: () -> Void) {
    isInputMethodActing = true
    change()
    isInputMethodActing = false
    actor = nil
    update()
  }

  /// Restarts the input method if something else changes the text during composition.
  private func giveUpComposition(_ textInput: (any TextInput)?) {
    if !isInputMethodActing, textInput?.markedTextRange != nil { composition += 1 }
  }

  private func area(of input: any KeyInput) -> Rect {
    guard let text = input as? any TextInput else {
      return (input as? View).map { $0.convert($0.bounds, to: nil) } ?? .zero
    }
    let view = text.textInputView
    guard view.window === window else { return .zero }
    if let marked = text.markedTextRange {
      return view.convert(text.firstRect(for: marked), to: nil)
    }
    guard let selected = text.selectedTextRange else { return view.convert(view.bounds, to: nil) }
    return view.convert(text.caretRect(for: selected.end), to: nil)
  }
}
