/// Word boundaries, for moving and selecting by words.
///
/// Simpler than Unicode's rules (UAX #29) and without a dictionary. Letters and digits form words,
/// with apostrophes and points inside; runs of ideographs, hiragana and katakana each form one.
enum WordBreaks {
  /// The classes of characters that form runs.
  enum Kind {
    case letter, ideograph, hiragana, katakana, space, newline, punctuation

    init(_ character: Character) {
      guard let scalar = character.unicodeScalars.first else {
        self = .space
        return
      }
      switch scalar.value {
      case 0x3041...0x309F: self = .hiragana
      case 0x30A0...0x30FF: self = .katakana
      case 0x2E80...0x2FDF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
        self = .ideograph
      case 0x5F: self = .letter
      default:
        if character.isNewline {
          self = .newline
        } else if character.isWhitespace {
          self = .space
        } else if character.isLetter || character.isNumber {
          self = .letter
        } else {
          self = .punctuation
        }
      }
    }

    var isWord: Bool { self != .space && self != .newline && self != .punctuation }
  }

  /// Returns the end of the word that contains or follows a position.
  static func end(of text: String, after start: String.Index) -> String.Index {
    var index = start
    while index < text.endIndex, !Kind(text[index]).isWord { text.formIndex(after: &index) }
    return runEnd(of: text, after: index)
  }

  /// Returns the beginning of the word that contains or precedes a position.
  static func start(of text: String, before end: String.Index) -> String.Index {
    var index = end
    while index > text.startIndex, !Kind(text[text.index(before: index)]).isWord {
      text.formIndex(before: &index)
    }
    return runStart(of: text, before: index)
  }

  /// Returns the word around a position or ending at it, or else the spaces or punctuation there.
  static func word(of text: String, at place: String.Index) -> Range<String.Index> {
    guard !text.isEmpty else { return text.startIndex..<text.startIndex }
    var inside = place
    let isAtEnd = place == text.endIndex || !Kind(text[place]).isWord
    if isAtEnd, place > text.startIndex {
      let before = text.index(before: place)
      if place == text.endIndex || Kind(text[before]).isWord { inside = before }
    }
    if Kind(text[inside]) == .newline { return place..<place }
    let after = text.index(after: inside)
    return runStart(of: text, before: after)..<runEnd(of: text, after: inside)
  }

  private static func runEnd(of text: String, after start: String.Index) -> String.Index {
    guard start < text.endIndex else { return start }
    let kind = Kind(text[start])
    var index = text.index(after: start)
    while index < text.endIndex, Kind(text[index]) == kind || joins(text, index, kind) {
      text.formIndex(after: &index)
    }
    return index
  }

  private static func runStart(of text: String, before end: String.Index) -> String.Index {
    guard end > text.startIndex else { return end }
    var index = text.index(before: end)
    let kind = Kind(text[index])
    while index > text.startIndex {
      let before = text.index(before: index)
      guard Kind(text[before]) == kind || joins(text, before, kind) else { break }
      index = before
    }
    return index
  }

  /// Whether a mark belongs to a word: an apostrophe between letters, a point between digits.
  private static func joins(_ text: String, _ index: String.Index, _ kind: Kind) -> Bool {
    guard kind == .letter, index > text.startIndex else { return false }
    let next = text.index(after: index)
    guard next < text.endIndex else { return false }
    let (before, after) = (text[text.index(before: index)], text[next])
    switch text[index] {
    case "'", "’": return before.isLetter && after.isLetter
    case ".", ",": return before.isNumber && after.isNumber
    default: return false
    }
  }
}

/// Sentence boundaries: after a period, question mark or exclamation mark followed by a space, and
/// at newlines.
enum SentenceBreaks {
  private static func isEnd(_ character: Character) -> Bool {
    "。！？".contains(character) || character.isNewline
  }

  private static func ends(_ text: String, at index: String.Index) -> Bool {
    if isEnd(text[index]) { return true }
    guard ".!?…".contains(text[index]) else { return false }
    let next = text.index(after: index)
    return next == text.endIndex || text[next].isWhitespace
  }

  /// Returns the end of the sentence after a position.
  static func end(of text: String, after start: String.Index) -> String.Index {
    var index = start
    while index < text.endIndex, text[index].isWhitespace { text.formIndex(after: &index) }
    while index < text.endIndex {
      if ends(text, at: index) { return text.index(after: index) }
      text.formIndex(after: &index)
    }
    return index
  }

  /// Returns the beginning of the sentence that contains or precedes a position.
  static func start(of text: String, before end: String.Index) -> String.Index {
    var index = end
    func before() -> String.Index { text.index(before: index) }
    while index > text.startIndex, text[before()].isWhitespace || ends(text, at: before()) {
      index = before()
    }
    while index > text.startIndex, !ends(text, at: before()) { index = before() }
    while index < end, text[index].isWhitespace { text.formIndex(after: &index) }
    return index
  }
}
