/// What a key does in a text, on a Linux desktop.
enum EditingCommand: Hashable {
  /// Moves the caret; with Shift, the end of the selection.
  case move(Movement, extends: Bool)
  /// Deletes what is selected, or what lies before the caret.
  case deleteBackward(TextGranularity)
  /// Deletes what is selected, or what lies after the caret.
  case deleteForward(TextGranularity)
  /// Begins a line, or ends the editing of a field.
  case insertNewline
  /// Inserts a tab where the text may have one.
  case insertTab

  /// Where the caret goes.
  enum Movement: Hashable {
    case left, right, wordLeft, wordRight, up, down, paragraphUp, paragraphDown
    case lineStart, lineEnd, pageUp, pageDown, documentStart, documentEnd
  }

  /// Makes the command of a key; nil where it has none.
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

/// A text input that does by itself what keys do in a text.
@MainActor
protocol TextEditing: TextInput {
  /// Whether the text can be changed by a person now.
  var isTextEditable: Bool { get }
  /// Does what a key does.
  ///
  /// - Returns: Whether the key is used up.
  func perform(_ command: EditingCommand) -> Bool
}

extension Responder {
  /// The responder as what takes typed text; nil where it takes none now.
  var takingText: (any KeyInput)? {
    if let editing = self as? any TextEditing, !editing.isTextEditable { return nil }
    return self as? any KeyInput
  }
}

extension TextInput {
  /// Moves the caret of a text input by what it tells of its places.
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
