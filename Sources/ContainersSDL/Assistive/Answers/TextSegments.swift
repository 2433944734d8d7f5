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

  /// The number of scalars in the text.
  let count: Int
  private let characters: [(character: Character, offset: Int)]
  private let lineStarts: [Int]

  /// - Parameter lineStarts: The offsets at which wrapped lines begin, in addition to those that
  ///   follow a line break.
  init(_ text: String, lineStarts: [Int] = []) {
    var offset = 0
    characters = text.map { character in
      defer { offset += character.unicodeScalars.count }
      return (character, offset)
    }
    count = offset
    self.lineStarts = lineStarts
  }

  /// Returns the part that contains an offset; at the end of the text, the last part.
  ///
  /// The end of the text has no character, and after a line break no line and no paragraph.
  func segment(at offset: Int, _ granularity: Granularity) -> Range<Int> {
    let starts = starts(granularity)
    if offset >= count {
      let isBroken = granularity != .word && characters.last?.character.isNewline == true
      guard granularity != .character, !isBroken, let last = starts.last else {
        return count..<count
      }
      return last..<count
    }
    let next = starts.firstIndex { $0 > offset } ?? starts.endIndex
    return (next > 0 ? starts[next - 1] : 0)..<(next < starts.endIndex ? starts[next] : count)
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
    return end < count ? segment(at: end, granularity) : count..<count
  }

  private func starts(_ granularity: Granularity) -> [Int] {
    guard !characters.isEmpty else { return [] }
    var starts = [0]
    for index in characters.indices.dropFirst() where begins(granularity, at: index) {
      starts.append(characters[index].offset)
    }
    return starts
  }

  private func begins(_ granularity: Granularity, at index: Int) -> Bool {
    let previous = characters[index - 1].character
    switch granularity {
    case .character: return true
    case .word: return isInWord(index) && !isInWord(index - 1)
    case .sentence: return previous.isNewline || beginsSentence(at: index)
    case .line: return previous.isNewline || lineStarts.contains(characters[index].offset)
    case .paragraph: return previous.isNewline
    }
  }

  /// Whether a character belongs to a word: letters and digits, and what joins them.
  private func isInWord(_ index: Int) -> Bool {
    let character = characters[index].character
    if Self.isOfWord(character) { return true }
    guard Self.joining.contains(character), index > 0, index + 1 < characters.count else {
      return false
    }
    return Self.isOfWord(characters[index - 1].character)
      && Self.isOfWord(characters[index + 1].character)
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private func beginsSentence(at index: Int) -> Bool {
    guard !characters[index].character.isWhitespace else { return false }
    var before = index - 1
    while before > 0, characters[before].character.isWhitespace { before -= 1 }
    let hasSpace = before < index - 1
    while before > 0, Self.closing.contains(characters[before].character) { before -= 1 }
    let last = characters[before].character
    return Self.fullStops.contains(last) || hasSpace && Self.stops.contains(last)
  }

  private static let joining: Set<Character> = ["'", "’", ".", ","]
  private static let closing: Set<Character> = ["\"", "'", ")", "]", "”", "’", "»"]
  private static let stops: Set<Character> = [".", "!", "?", "…", "؟", "।"]
  private static let fullStops: Set<Character> = ["。", "！", "？"]
}
