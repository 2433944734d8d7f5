@_spi(_Unicode) internal import Swift

/// Word boundaries, for moving and selecting by words.
///
/// They are those of Unicode (UAX #29), which the standard library finds, but for three things: runs
/// of spaces and of marks are one unit each, and so are runs of ideographs and of hiragana, which
/// Unicode takes apart into characters. Words in Thai come from a dictionary, if there is one.
enum WordBreaks {
  /// The classes of characters that form runs.
  enum Kind {
    case letter, ideograph, hiragana, thai, space, newline, punctuation

    init(_ character: Character) {
      guard let scalar = character.unicodeScalars.first else {
        self = .space
        return
      }
      switch scalar.value {
      case 0x3041...0x3096: self = .hiragana
      case 0x2E80...0x2FDF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
        self = .ideograph
      case 0x5F: self = .letter
      case 0xE00...0xE7F: self = .thai
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

    /// Whether neighbors of the kind are one unit.
    var isMerged: Bool { self != .letter && self != .newline }
  }

  /// Returns the end of the word that contains or follows a position.
  static func end(of text: String, after start: String.Index) -> String.Index {
    var index = start
    while index < text.endIndex, !Kind(text[index]).isWord {
      index = unit(of: text, at: index).upperBound
    }
    return index < text.endIndex ? unit(of: text, at: index).upperBound : index
  }

  /// Returns the beginning of the word that contains or precedes a position.
  static func start(of text: String, before end: String.Index) -> String.Index {
    var index = end
    while index > text.startIndex {
      let before = text.index(before: index)
      let unit = unit(of: text, at: before)
      if Kind(text[before]).isWord { return unit.lowerBound }
      index = min(before, unit.lowerBound)
    }
    return index
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
    return unit(of: text, at: inside)
  }

  /// Returns the word, spaces or punctuation that contains the character at a position.
  static func unit(of text: String, at place: String.Index) -> Range<String.Index> {
    let run = run(of: text, at: place)
    guard Kind(text[place]) == .thai else { return run }
    var start = run.lowerBound
    for length in LibThai.words(of: String(text[run])) {
      let end = text.utf8.index(start, offsetBy: length)
      if place < end { return start..<end }
      start = end
    }
    return run
  }

  private static func run(of text: String, at place: String.Index) -> Range<String.Index> {
    let first = segment(of: text, at: place)
    var (start, end) = (first.lowerBound, first.upperBound)
    let kind = Kind(text[start])
    guard kind.isMerged else { return first }
    while start > text.startIndex {
      let before = segment(of: text, at: text.index(before: start))
      guard Kind(text[before.lowerBound]) == kind else { break }
      start = before.lowerBound
    }
    while end < text.endIndex, Kind(text[end]) == kind {
      end = segment(of: text, at: end).upperBound
    }
    return start..<end
  }

  private static func segment(of text: String, at place: String.Index) -> Range<String.Index> {
    var start = text._wordIndex(somewhereAtOrBefore: place)
    var end = text._wordIndex(after: start)
    while end <= place { (start, end) = (end, text._wordIndex(after: end)) }
    return start..<end
  }
}
