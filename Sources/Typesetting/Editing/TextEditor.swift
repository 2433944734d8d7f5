/// A text with a selection, and every way to edit it that does not depend on where lines break.
///
/// Places are bytes of UTF-8, always between two characters as a person sees them.
package struct TextEditor: Hashable, Sendable {
  /// What is selected: from where it was begun to where it is extended.
  package struct Selection: Hashable, Sendable {
    /// Where the selection was begun.
    package var anchor: Int
    /// Where it is extended: the place of the caret.
    package var head: Int

    /// What lies between both.
    package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    package var isEmpty: Bool { anchor == head }

    package init(anchor: Int, head: Int) {
      self.anchor = anchor
      self.head = head
    }
  }

  /// A change of the text.
  package struct Change: Hashable, Sendable {
    /// What was replaced, in bytes of the text before.
    package var range: Range<Int>
    /// The text that stood there.
    package var removed: String
    /// The text that stands there now.
    package var inserted: String

    package init(range: Range<Int>, removed: String, inserted: String) {
      self.range = range
      self.removed = removed
      self.inserted = inserted
    }

    /// Where the new text stands.
    package var result: Range<Int> { range.lowerBound..<(range.lowerBound + inserted.utf8.count) }
  }

  /// The text.
  package private(set) var text: String
  /// What is selected.
  package private(set) var selection: Selection
  /// What an input method is composing; nil for nothing.
  package private(set) var marked: Range<Int>?

  /// Makes an editor of a text, with the caret at its end.
  package init(_ text: String = "") {
    self.text = text
    self.text.makeContiguousUTF8()
    selection = Selection(anchor: self.text.utf8.count, head: self.text.utf8.count)
  }

  /// How long the text is, in bytes.
  package var count: Int { text.utf8.count }

  /// Returns the place of an index.
  package func byte(of index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  /// Returns the index of a place.
  package func index(_ byte: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: byte)
  }

  /// Returns a part of the text.
  package func text(in range: Range<Int>) -> String {
    String(text[index(range.lowerBound)..<index(range.upperBound)])
  }

  /// Returns the last place between two characters that is not after a byte.
  package func boundary(atOrBefore byte: Int) -> Int {
    guard byte > 0 else { return 0 }
    guard byte < count else { return count }
    let index = index(byte)
    let before = text.index(before: text.index(after: index))
    let after = text.index(after: before)
    return self.byte(of: after <= index ? after : before)
  }

  // MARK: Selecting

  /// Selects a part, with the caret at its end; no part of a character.
  mutating func select(_ range: Range<Int>) {
    select(anchor: range.lowerBound, head: range.upperBound)
  }

  /// Selects from one place to another; no part of a character.
  package mutating func select(anchor: Int, head: Int) {
    selection = Selection(
      anchor: boundary(atOrBefore: anchor), head: boundary(atOrBefore: head))
  }

  // MARK: Changing

  /// Puts another text in the place of a part and the caret behind it.
  @discardableResult
  package mutating func replace(_ range: Range<Int>, with new: String) -> Change {
    let old = index(range.lowerBound)..<index(range.upperBound)
    let change = Change(range: range, removed: String(text[old]), inserted: new)
    text.replaceSubrange(old, with: new)
    text.makeContiguousUTF8()
    marked = nil
    // What was inserted may join what stands before or behind it to one character.
    let end = boundary(atOrBefore: change.result.upperBound)
    let caret = end < change.result.upperBound ? offset(1, from: end) : end
    selection = Selection(anchor: caret, head: caret)
    return change
  }

  /// Shows what an input method composes in the place of what it composed before, or of the
  /// selection.
  ///
  /// - Parameter selected: Which of its characters are selected.
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

  /// Takes what is being composed as it is.
  package mutating func unmark() { marked = nil }

  /// Returns what a deletion would take away: the selection, or so much before or behind the caret.
  package func deletion(_ granularity: TextGranularity, _ direction: TextStorageDirection) -> Range<
    Int
  > {
    guard selection.isEmpty else { return selection.range }
    let other = boundary(of: granularity, direction, from: selection.head)
    return min(other, selection.head)..<max(other, selection.head)
  }

  // MARK: Steps

  /// Returns the place so many characters on, or back; the end of the text beyond it.
  package func offset(_ characters: Int, from byte: Int) -> Int {
    let limit = characters < 0 ? text.startIndex : text.endIndex
    let index = text.index(index(byte), offsetBy: characters, limitedBy: limit) ?? limit
    return self.byte(of: index)
  }

  /// Returns how many characters lie between two places; negative where the second comes first.
  package func characters(from one: Int, to other: Int) -> Int {
    text.distance(from: index(one), to: index(other))
  }

  /// Returns the next place where something of a kind ends, or the last where it begins.
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

  /// Returns the word, the space or the punctuation that a place lies in, or at the end of.
  package func word(at byte: Int) -> Range<Int> {
    let range = WordBreaks.word(of: text, at: index(byte))
    return self.byte(of: range.lowerBound)..<self.byte(of: range.upperBound)
  }

  /// Returns the paragraph that a place lies in, its newline included.
  package func paragraph(at byte: Int) -> Range<Int> {
    let end = paragraphEnd(from: byte, skipsNewline: false)
    return paragraphStart(from: byte, skipsNewline: false)..<offset(end < count ? 1 : 0, from: end)
  }

  /// Returns the end of the paragraph; of the next one where the place is at an end already.
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
