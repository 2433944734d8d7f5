/// An editing command that a key performs in a text on a Linux desktop.
enum EditingCommand: Hashable {
  /// Moves the caret or, with Shift, the end of the selection.
  case move(Movement, extends: Bool)
  /// Deletes the selection, or text before the caret.
  case deleteBackward(TextGranularity)
  /// Deletes the selection, or text after the caret.
  case deleteForward(TextGranularity)
  /// Inserts a newline, or ends editing in a text field.
  case insertNewline
  /// Inserts a tab if the text allows it.
  case insertTab

  /// The destination of the caret.
  enum Movement: Hashable {
    case left, right, wordLeft, wordRight, up, down, paragraphUp, paragraphDown
    case lineStart, lineEnd, pageUp, pageDown, documentStart, documentEnd
  }

  /// Creates the command for a key; nil if the key has none.
  init?(_ key: Key) {
    let flags = key.modifierFlags
    guard flags.isDisjoint(with: [.alternate, .command]) else { return nil }
    let isControlled = flags.contains(.control)
    if let movement = EditingCommand.movement(key.keyCode, isControlled: isControlled) {
      self = .move(movement, extends: flags.contains(.shift))
      return
    }
    switch (key.keyCode, isControlled, flags.contains(.shift)) {
    case (.backspace, false, _): self = .deleteBackward(.character)
    case (.backspace, true, false): self = .deleteBackward(.word)
    case (.backspace, true, true): self = .deleteBackward(.paragraph)
    case (.delete, false, false): self = .deleteForward(.character)
    case (.delete, true, false): self = .deleteForward(.word)
    case (.delete, true, true): self = .deleteForward(.paragraph)
    case (.enter, false, _): self = .insertNewline
    case (.tab, false, false): self = .insertTab
    default: return nil
    }
  }

  private static func movement(_ code: KeyCode, isControlled: Bool) -> Movement? {
    switch code {
    case .leftArrow: isControlled ? .wordLeft : .left
    case .rightArrow: isControlled ? .wordRight : .right
    case .upArrow: isControlled ? .paragraphUp : .up
    case .downArrow: isControlled ? .paragraphDown : .down
    case .home: isControlled ? .documentStart : .lineStart
    case .end: isControlled ? .documentEnd : .lineEnd
    case .pageUp: isControlled ? nil : .pageUp
    case .pageDown: isControlled ? nil : .pageDown
    default: nil
    }
  }
}

/// A text input that performs editing commands itself.
@MainActor
protocol TextEditing: TextInput {
  /// Whether the user can edit the text now.
  var isTextEditable: Bool { get }
  /// Performs an editing command.
  ///
  /// - Returns: Whether the command was handled.
  func perform(_ command: EditingCommand) -> Bool
}

extension Responder {
  /// The responder as a key input; nil if it does not accept text now.
  var takingText: (any KeyInput)? {
    if let editing = self as? any TextEditing, !editing.isTextEditable { return nil }
    return self as? any KeyInput
  }
}

extension TextInput {
  /// Moves the caret of a text input by using its positions, and returns whether the movement is
  /// supported.
  func move(_ movement: EditingCommand.Movement, extends: Bool) -> Bool {
    guard let selected = selectedTextRange else { return false }
    let goesBack = [.left, .up, .documentStart].contains(movement)
    let from = goesBack ? selected.start : selected.end
    let target: TextPosition?
    switch movement {
    case .left where !selected.isEmpty && !extends: target = selected.start
    case .right where !selected.isEmpty && !extends: target = selected.end
    case .left: target = position(from: from, in: .left, offset: 1)
    case .right: target = position(from: from, in: .right, offset: 1)
    case .up: target = position(from: from, in: .up, offset: 1)
    case .down: target = position(from: from, in: .down, offset: 1)
    case .documentStart: target = beginningOfDocument
    case .documentEnd: target = endOfDocument
    default: return false
    }
    guard let target else { return true }
    let anchor = goesBack ? selected.end : selected.start
    selectedTextRange = extends ? TextRange(anchor, target) : TextRange(target, target)
    return true
  }
}
