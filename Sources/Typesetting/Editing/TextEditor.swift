/// A text with a selection, and every edit operation that does not depend on line breaks.
///
/// Positions are UTF-8 offsets that always lie between two user-perceived characters.
package struct TextEditor: Hashable, Sendable {
  /// The selected range, from where it was started to where it is extended.
  package struct Selection: Hashable, Sendable {
    /// The fixed end, where the selection was started.
    package var anchor: Int
    /// The moving end, where the caret is.
    package var head: Int

    /// The selected range.
    package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    package var isEmpty: Bool { anchor == head }

    package init(anchor: Int, head: Int) {
      self.anchor = anchor
      self.head = head
    }
  }

  /// A change of the text.
  package struct Change: Hashable, Sendable {
    /// The replaced range, in UTF-8 offsets of the old text.
    package var range: Range<Int>
    /// The removed text.
    package var removed: String
    /// The inserted text.
    package var inserted: String

    package init(range: Range<Int>, removed: String, inserted: String) {
      self.range = range
      self.removed = removed
      self.inserted = inserted
    }

    /// The range of the inserted text in the new text.
    package var result: Range<Int> { range.lowerBound..<(range.lowerBound + inserted.utf8.count) }
  }

  /// The text.
  package private(set) var text: String
  /// The selection.
  package private(set) var selection: Selection
  /// The text that an input method is composing, if any.
  package private(set) var marked: Range<Int>?

  /// Creates an editor of a text, with the caret at its end.
  package init(_ text: String = "") {
    self.text = text
    self.text.makeContiguousUTF8()
    selection = Selection(anchor: self.text.utf8.count, head: self.text.utf8.count)
  }

  /// The length of the text in UTF-8 bytes.
  package var count: Int { text.utf8.count }

  /// Returns the UTF-8 offset of an index.
  package func byte(of index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  /// Returns the index of a UTF-8 offset.
  package func index(_ byte: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: byte)
  }

  /// Returns a part of the text.
  package func text(in range: Range<Int>) -> String {
    String(text[index(range.lowerBound)..<index(range.upperBound)])
  }

  /// Returns the last character boundary that is not after an offset.
  package func boundary(atOrBefore byte: Int) -> Int {
    guard byte > 0 else { return 0 }
    guard byte < count else { return count }
    let index = index(byte)
    let before = text.index(before: text.index(after: index))
    let after = text.index(after: before)
    return self.byte(of: after <= index ? after : before)
  }

  // MARK: Selecting

  /// Selects from an anchor to a head, each moved back to a character boundary.
  package mutating func select(anchor: Int, head: Int) {
    selection = Selection(
      anchor: boundary(atOrBefore: anchor), head: boundary(atOrBefore: head))
  }

  // MARK: Editing

  /// Replaces a range and moves the caret behind the new text.
  @discardableResult
  package mutating func replace(_ range: Range<Int>, with new: String) -> Change {
    let old = index(range.lowerBound)..<index(range.upperBound)
    let change = Change(range: range, removed: String(text[old]), inserted: new)
    text.replaceSubrange(old, with: new)
    text.makeContiguousUTF8()
    marked = nil
    // The inserted text may combine with its neighbors into one character.
    let end = boundary(atOrBefore: change.result.upperBound)
    let caret = end < change.result.upperBound ? offset(1, from: end) : end
    selection = Selection(anchor: caret, head: caret)
    return change
  }

  /// Replaces the text that an input method was composing, or else the selection.
  ///
  /// - Parameter selected: The selected characters of the new marked text.
  package mutating func setMarkedText(_ new: String, selected: Range<Int>) -> Change {
    let change = replace(marked ?? selection.range, with: new)
    guard !new.isEmpty else { return change }
    let start = change.range.lowerBound
    marked = change.result
    func byte(_ characters: Int) -> Int {
      let end = new.index(
        new.startIndex, offsetBy: max(0, characters), limitedBy: new.endIndex)
      return start + new.utf8.distance(from: new.startIndex, to: end ?? new.endIndex)
    }
    select(anchor: byte(selected.lowerBound), head: byte(selected.upperBound))
    return change
  }

  /// Ends the composition, keeping the marked text.
  package mutating func unmark() { marked = nil }

  /// Returns the range that a deletion removes: the selection, or else one unit before or after the
  /// caret.
  package func deletion(_ granularity: TextGranularity, _ direction: TextStorageDirection) -> Range<
    Int
  > {
    guard selection.isEmpty else { return selection.range }
    let other = boundary(of: granularity, direction, from: selection.head)
    return min(other, selection.head)..<max(other, selection.head)
  }

  // MARK: Moving

  /// Returns the offset a number of characters away, clamped to the text; negative counts go back.
  package func offset(_ characters: Int, from byte: Int) -> Int {
    let limit = characters < 0 ? text.startIndex : text.endIndex
    let index = text.index(index(byte), offsetBy: characters, limitedBy: limit) ?? limit
    return self.byte(of: index)
  }

  /// Returns the number of characters between two offsets; negative if the second comes first.
  package func characters(from one: Int, to other: Int) -> Int {
    text.distance(from: index(one), to: index(other))
  }

  /// Returns the next end of a text unit, or the previous beginning.
  ///
  /// Lines count as paragraphs here, because line breaks are unknown.
  package func boundary(
    of granularity: TextGranularity, _ direction: TextStorageDirection, from byte: Int
  ) -> Int {
    switch (granularity, direction) {
    case (.character, .forward): offset(1, from: byte)
    case (.character, .backward): offset(-1, from: byte)
    case (.word, .forward): self.byte(of: WordBreaks.end(of: text, after: index(byte)))
    case (.word, .backward): self.byte(of: WordBreaks.start(of: text, before: index(byte)))
    case (.sentence, .forward): self.byte(of: SentenceBreaks.end(of: text, after: index(byte)))
    case (.sentence, .backward):
      self.byte(of: SentenceBreaks.start(of: text, before: index(byte)))
    case (.paragraph, .forward), (.line, .forward): paragraphEnd(from: byte)
    case (.paragraph, .backward), (.line, .backward): paragraphStart(from: byte)
    case (.document, .forward): count
    case (.document, .backward): 0
    }
  }

  /// Returns the word, spaces or punctuation around an offset, or ending at it.
  package func word(at byte: Int) -> Range<Int> {
    let range = WordBreaks.word(of: text, at: index(byte))
    return self.byte(of: range.lowerBound)..<self.byte(of: range.upperBound)
  }

  /// Returns the paragraph around an offset, including its newline.
  package func paragraph(at byte: Int) -> Range<Int> {
    let end = paragraphEnd(from: byte, skipsNewline: false)
    return paragraphStart(from: byte, skipsNewline: false)..<offset(end < count ? 1 : 0, from: end)
  }

  /// Returns the end of the paragraph, or of the next one if the offset is already at an end.
  private func paragraphEnd(from byte: Int, skipsNewline: Bool = true) -> Int {
    var index = index(byte)
    if skipsNewline, index < text.endIndex, text[index].isNewline { text.formIndex(after: &index) }
    return self.byte(of: text[index...].firstIndex(where: \.isNewline) ?? text.endIndex)
  }

  private func paragraphStart(from byte: Int, skipsNewline: Bool = true) -> Int {
    var index = index(byte)
    if skipsNewline, index > text.startIndex, text[text.index(before: index)].isNewline {
      text.formIndex(before: &index)
    }
    let newline = text[..<index].lastIndex(where: \.isNewline)
    return self.byte(of: newline.map { text.index(after: $0) } ?? text.startIndex)
  }
}
