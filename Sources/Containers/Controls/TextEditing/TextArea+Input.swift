/// The implementation of ``TextInput`` for the area's client, in the client's coordinates.
extension TextArea {
  /// The selected range.
  var selectedTextRange: TextRange? {
    get { TextRange(editor.selection.range) }
    set {
      guard let newValue else {
        return select(anchor: editor.selection.head, head: editor.selection.head)
      }
      let range = checked(newValue, "select")
      select(anchor: range.lowerBound, head: range.upperBound)
    }
  }

  /// The range of the marked text, which an input method is composing.
  var markedTextRange: TextRange? { editor.marked.map { TextRange($0) } }

  /// Returns the text in a range.
  func text(in range: TextRange) -> String { editor.text(in: checked(range, "read")) }

  /// Replaces the text in a range, without asking the client.
  func replace(_ range: TextRange, withText text: String) {
    replace(checked(range, "replace"), with: text, .typing, asks: false)
  }

  /// Returns the position at an offset in characters; nil outside the text.
  func position(from position: TextPosition, offset: Int) -> TextPosition? {
    let index = editor.index(checked(position, "start from"))
    let text = editor.text
    let limit = offset < 0 ? text.startIndex : text.endIndex
    return text.index(index, offsetBy: offset, limitedBy: limit)
      .map { TextPosition(editor.byte(of: $0)) }
  }

  /// Returns the position a number of steps away in a visual direction; nil outside the text.
  func position(
    from position: TextPosition, in direction: TextLayoutDirection, offset: Int
  ) -> TextPosition? {
    var byte = checked(position, "start from")
    let text = shownText
    for _ in 0..<max(0, offset) {
      let next: Int?
      switch direction {
      case .left, .right:
        let isRight = direction == .right
        let beside = flow.byte(
          beside: shown(byte), isUpstream: false, toRight: isRight, in: text)
        let line = flow.line(ofByte: shown(byte), isUpstream: false, in: text).line
        let step = isRight != line.isRightToLeft ? 1 : -1
        next =
          beside.map(unshown) ?? self.position(from: TextPosition(byte), offset: step)?.byte
      case .up, .down:
        let line = flow.line(ofByte: shown(byte), isUpstream: false, in: text)
        let x = flow.caret(ofByte: shown(byte), isUpstream: false, in: text).minX
        next = flow.line(line, offset: direction == .up ? -1 : 1, in: text)
          .map { unshown(flow.byte(atX: x, in: $0).byte) }
      }
      guard let next else { return nil }
      byte = next
    }
    return TextPosition(byte)
  }

  /// Returns the number of characters between two positions.
  func offset(from: TextPosition, to other: TextPosition) -> Int {
    editor.characters(from: checked(from, "count from"), to: checked(other, "count to"))
  }

  /// Returns the writing direction of the line at a position.
  func baseWritingDirection(for position: TextPosition) -> WritingDirection {
    let byte = shown(checked(position, "start from"))
    let isTurned = flow.line(ofByte: byte, isUpstream: false, in: shownText).line.isRightToLeft
    return isTurned ? .rightToLeft : .leftToRight
  }

  /// Returns the rectangle that encloses the first line of a range.
  func firstRect(for range: TextRange) -> Rect {
    let rects = selectionRects(for: checked(range, "measure")).map(\.rect)
    guard let first = rects.first else { return caretRect(for: range.start) }
    return outer(rects.filter { $0.minY == first.minY }.reduce(first) { $0.union($1) })
  }

  /// Returns the rectangle of the caret at a position.
  func caretRect(for position: TextPosition) -> Rect {
    let byte = checked(position, "measure")
    return outer(caretRect(at: byte, isUpstream: isUpstream && byte == editor.selection.head))
  }

  /// Returns the rectangles that enclose a range, line by line.
  func selectionRects(for range: TextRange) -> [TextSelectionRect] {
    var rects = selectionRects(for: checked(range, "measure")).map { rect in
      var rect = rect
      rect.rect = outer(rect.rect)
      return rect
    }
    if !rects.isEmpty {
      rects[0].containsStart = true
      rects[rects.count - 1].containsEnd = true
    }
    return rects
  }

  /// Returns the position closest to a point.
  func closestPosition(to point: Point) -> TextPosition {
    TextPosition(place(at: inner(point)).byte)
  }

  /// Returns the position in a range that is closest to a point.
  func closestPosition(to point: Point, within range: TextRange) -> TextPosition {
    let bytes = checked(range, "search")
    return TextPosition(
      min(max(closestPosition(to: point).byte, bytes.lowerBound), bytes.upperBound))
  }

  /// Returns the range of the character at a point; nil if there is none.
  func characterRange(at point: Point) -> TextRange? {
    let inside = inner(point)
    let byte = place(at: inside).byte
    for start in [byte, editor.offset(-1, from: byte)] where start < editor.count {
      let range = start..<editor.offset(1, from: start)
      if selectionRects(for: range).contains(where: { $0.rect.contains(inside) }) {
        return TextRange(range)
      }
    }
    return nil
  }

  // MARK: String indices

  /// The selected range, as indices of the text.
  var selectedIndices: Range<String.Index> {
    let range = editor.selection.range
    return editor.index(range.lowerBound)..<editor.index(range.upperBound)
  }

  /// Selects a range of indices of the text; traps if it extends beyond the end.
  func select(_ range: Range<String.Index>) {
    let text = editor.text
    guard range.upperBound <= text.endIndex else {
      misuse(
        "\(described) cannot select a range that ends beyond its text: use indices of its current "
          + "text.")
    }
    select(anchor: editor.byte(of: range.lowerBound), head: editor.byte(of: range.upperBound))
  }

  // MARK: Preconditions

  private func checked(_ range: TextRange, _ verb: String) -> Range<Int> {
    let start = checked(range.start, verb)
    return start..<max(start, checked(range.end, verb))
  }

  private func checked(_ position: TextPosition, _ verb: String) -> Int {
    guard position.byte <= editor.count else {
      misuse(
        "\(described) cannot \(verb) byte \(position.byte), beyond the \(editor.count) bytes of its "
          + "text: get the position again after the text has changed.")
    }
    return editor.boundary(atOrBefore: position.byte)
  }

  private var described: String { client.map { "\($0)" } ?? "\(self)" }

  private func outer(_ rect: Rect) -> Rect { client.map { convert(rect, to: $0) } ?? rect }

  private func inner(_ point: Point) -> Point { client.map { convert(point, from: $0) } ?? point }
}
