extension TextArea {
  /// Performs an editing command.
  ///
  /// - Returns: Whether the command was handled.
  func perform(_ command: EditingCommand) -> Bool {
    guard let client else { return false }
    switch command {
    case .move(let movement, let extends):
      // In read-only text, these keys scroll.
      guard client.isTextSelectable, client.isTextEditable || extends else { return false }
      return move(movement, extends: extends)
    case .deleteBackward(let granularity):
      guard client.isTextEditable else { return false }
      if granularity == .character {
        client.deleteBackward()
      } else {
        delete(granularity, .backward)
      }
    case .deleteForward(let granularity):
      guard client.isTextEditable else { return false }
      delete(granularity, .forward)
    case .insertNewline:
      guard client.isTextEditable else { return false }
      if client.textAreaShouldInsertNewline() { client.insertText("\n") }
    case .insertTab:
      guard client.isTextEditable, isMultiline else { return false }
      client.insertText("\t")
    }
    return true
  }

  private func move(_ movement: EditingCommand.Movement, extends: Bool) -> Bool {
    let selection = editor.selection
    if !extends, !selection.isEmpty, let end = edge(movement) {
      select(anchor: end, head: end)
      return true
    }
    let target: (byte: Int, isUpstream: Bool)
    switch movement {
    case .left: target = (beside(toRight: false), false)
    case .right: target = (beside(toRight: true), false)
    case .wordLeft: target = (word(toRight: false), false)
    case .wordRight: target = (word(toRight: true), false)
    case .lineStart: target = lineEdge(isEnd: false)
    case .lineEnd: target = lineEdge(isEnd: true)
    case .paragraphUp: target = (editor.boundary(of: .paragraph, .backward, from: head), false)
    case .paragraphDown: target = (editor.boundary(of: .paragraph, .forward, from: head), false)
    case .documentStart: target = (0, false)
    case .documentEnd: target = (editor.count, false)
    case .up, .down, .pageUp, .pageDown: return moveLines(movement, extends: extends)
    }
    select(
      anchor: extends ? selection.anchor : target.byte, head: target.byte,
      isUpstream: target.isUpstream)
    return true
  }

  private var head: Int { editor.selection.head }

  /// Returns the edge to which an arrow key collapses the selection; nil for other movements.
  private func edge(_ movement: EditingCommand.Movement) -> Int? {
    guard movement == .left || movement == .right else { return nil }
    let range = editor.selection.range
    let start = caretRect(at: range.lowerBound)
    let end = caretRect(at: range.upperBound)
    let isTurned = start.minY == end.minY && start.minX > end.minX
    return (movement == .left) != isTurned ? range.lowerBound : range.upperBound
  }

  /// Returns the next position on the screen, which at the end of a line is on an adjacent line.
  private func beside(toRight: Bool) -> Int {
    let text = shownText
    let here = shown(head)
    if let next = flow.byte(beside: here, isUpstream: isUpstream, toRight: toRight, in: text) {
      return unshown(next)
    }
    return editor.offset(isForward(toRight) ? 1 : -1, from: head)
  }

  private func word(toRight: Bool) -> Int {
    let direction: TextStorageDirection = isForward(toRight) ? .forward : .backward
    return editor.boundary(of: isSecure ? .document : .word, direction, from: head)
  }

  /// Returns whether a visual direction leads toward the end of the text in the caret's line.
  private func isForward(_ toRight: Bool) -> Bool {
    let place = flow.line(ofByte: shown(head), isUpstream: isUpstream, in: shownText)
    return toRight != place.line.isRightToLeft
  }

  private func lineEdge(isEnd: Bool) -> (byte: Int, isUpstream: Bool) {
    let place = flow.line(ofByte: shown(head), isUpstream: isUpstream, in: shownText)
    let bytes = flow.bytes(of: place)
    guard isEnd else { return (unshown(bytes.lowerBound), false) }
    let isBroken = place.index + 1 < place.layout.lines.count
    return (unshown(bytes.upperBound), isBroken)
  }

  /// Moves to another line while keeping the column where the vertical movement began.
  ///
  /// - Returns: Whether the key was handled; a single-line text leaves it to others.
  private func moveLines(_ movement: EditingCommand.Movement, extends: Bool) -> Bool {
    guard isMultiline else {
      guard extends, movement == .up || movement == .down else { return false }
      select(anchor: editor.selection.anchor, head: movement == .up ? 0 : editor.count)
      return true
    }
    let text = shownText
    let isUp = movement == .up || movement == .pageUp
    let range = editor.selection.range
    let from = extends ? head : (isUp ? range.lowerBound : range.upperBound)
    let here = caretRect(at: from, isUpstream: isUpstream)
    let x = goalX ?? here.midX
    var target: (byte: Int, isUpstream: Bool)
    if movement == .up || movement == .down {
      let place = flow.line(ofByte: shown(from), isUpstream: isUpstream, in: text)
      if let next = flow.line(place, offset: isUp ? -1 : 1, in: text) {
        target = flow.byte(atX: x, in: next)
      } else {
        target = (isUp ? 0 : editor.count, false)
      }
    } else {
      let page = max(here.height, bounds.height - here.height)
      let y = here.midY + (isUp ? -page : page)
      target =
        y < 0 ? (0, false) : y > flow.height ? (editor.count, false) : place(at: Point(x: x, y: y))
    }
    select(
      anchor: extends ? editor.selection.anchor : target.byte, head: target.byte,
      isUpstream: target.isUpstream, keepsGoal: true)
    goalX = x
    return true
  }
}
