internal import Containers

/// The parts of a text that a screen reader reads one by one.
///
/// Offsets count Unicode scalars; a part never divides a grapheme cluster.
struct TextSegments {
  /// The size of a part, with the numbers of AT-SPI.
  enum Granularity: UInt32, CaseIterable {
    case character
    case word
    case sentence
    case line
    case paragraph

    /// The granularity of an older boundary, which also says at which end of a part it lies.
    init?(boundary: UInt32) {
      let all: [Granularity] = [.character, .word, .word, .sentence, .sentence, .line, .line]
      guard boundary < all.count else { return nil }
      self = all[Int(boundary)]
    }
  }

  private let text: SemanticText
  private let lineStarts: Set<String.Index>

  /// - Parameter lineStarts: The offsets at which wrapped lines begin, in addition to those that
  ///   follow a line break.
  init(_ text: SemanticText, lineStarts: [Int] = []) {
    self.text = text
    self.lineStarts = Set(lineStarts.map(text.index))
  }

  /// Returns the part that contains an offset; at the end of the text, the last part.
  ///
  /// The end of the text has no character, and after a line break no line and no paragraph. Only the
  /// part and what is beside it are read.
  func segment(at offset: Int, _ granularity: Granularity) -> Range<Int> {
    var index = text.index(offset)
    guard index < characters.endIndex else { return lastSegment(granularity) }
    // The character that contains the scalar.
    while index > characters.startIndex, String.Index(index, within: characters) == nil {
      index = characters.unicodeScalars.index(before: index)
    }
    let start = start(ofPartAt: index, granularity)
    var end = characters.index(after: index)
    while end < characters.endIndex, !begins(granularity, at: end) {
      end = characters.index(after: end)
    }
    let lower = offset - distance(start, text.index(offset))
    return lower..<lower + distance(start, end)
  }

  /// Returns the part before the one that contains an offset; empty if there is none.
  func segment(before offset: Int, _ granularity: Granularity) -> Range<Int> {
    let start = segment(at: offset, granularity).lowerBound
    guard start > 0 else { return 0..<0 }
    return segment(at: start - 1, granularity)
  }

  /// Returns the part after the one that contains an offset; empty if there is none.
  func segment(after offset: Int, _ granularity: Granularity) -> Range<Int> {
    let end = segment(at: offset, granularity).upperBound
    return end < text.count ? segment(at: end, granularity) : end..<end
  }

  private var characters: String { text.characters }

  private func distance(_ start: String.Index, _ end: String.Index) -> Int {
    characters.unicodeScalars.distance(from: start, to: end)
  }

  private func lastSegment(_ granularity: Granularity) -> Range<Int> {
    let count = text.count
    let isBroken = granularity != .word && characters.last?.isNewline == true
    guard granularity != .character, !isBroken, !characters.isEmpty else { return count..<count }
    let start = start(ofPartAt: characters.index(before: characters.endIndex), granularity)
    return count - distance(start, characters.endIndex)..<count
  }

  private func start(ofPartAt index: String.Index, _ granularity: Granularity) -> String.Index {
    var start = index
    while start > characters.startIndex, !begins(granularity, at: start) {
      start = characters.index(before: start)
    }
    return start
  }

  /// Whether a part begins at a character that is not the first.
  private func begins(_ granularity: Granularity, at index: String.Index) -> Bool {
    let before = characters.index(before: index)
    let previous = characters[before]
    switch granularity {
    case .character: return true
    case .word: return isInWord(index) && !isInWord(before)
    case .sentence: return previous.isNewline || beginsSentence(at: index)
    case .line: return previous.isNewline || lineStarts.contains(index)
    case .paragraph: return previous.isNewline
    }
  }

  /// Whether a character belongs to a word: letters and digits, and what joins them.
  private func isInWord(_ index: String.Index) -> Bool {
    let character = characters[index]
    if Self.isOfWord(character) { return true }
    guard Self.joining.contains(character), index > characters.startIndex else { return false }
    let next = characters.index(after: index)
    return next < characters.endIndex && Self.isOfWord(characters[next])
      && Self.isOfWord(characters[characters.index(before: index)])
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private func beginsSentence(at index: String.Index) -> Bool {
    guard !characters[index].isWhitespace else { return false }
    let first = characters.startIndex
    var before = characters.index(before: index)
    let neighbor = before
    while before > first, characters[before].isWhitespace {
      before = characters.index(before: before)
    }
    let hasSpace = before < neighbor
    while before > first, Self.closing.contains(characters[before]) {
      before = characters.index(before: before)
    }
    let last = characters[before]
    return Self.fullStops.contains(last) || hasSpace && Self.stops.contains(last)
  }

  private static let joining: Set<Character> = ["'", "’", ".", ","]
  private static let closing: Set<Character> = ["\"", "'", ")", "]", "”", "’", "»"]
  private static let stops: Set<Character> = [".", "!", "?", "…", "؟", "।"]
  private static let fullStops: Set<Character> = ["。", "！", "？"]
}
