/// Memory that names are folded into, one after the other.
struct FoldingBuffer: ~Copyable {
  private let memory: UnsafeMutableBufferPointer<UInt16>
  private var unitCount = 0
  private var wordCount = 0
  private var begins = true

  /// Makes a buffer for texts of so many bytes of UTF-8: each letter is two units at most, and begins
  /// a word at most.
  init(bytes: Int) { memory = .allocate(capacity: 4 * bytes) }

  deinit { memory.deallocate() }

  /// The letters, and a space between words.
  var units: UnsafeBufferPointer<UInt16> { units(from: 0) }

  /// The number of words; what stands behind an apostrophe is one as well.
  var words: Int { wordCount }

  /// Returns the units from a word on; none where there are no so many words.
  func units(fromWord word: Int) -> UnsafeBufferPointer<UInt16> {
    units(from: word < wordCount ? Int(memory[memory.count / 2 &+ word]) : unitCount)
  }

  private func units(from start: Int) -> UnsafeBufferPointer<UInt16> {
    UnsafeBufferPointer(rebasing: UnsafeBufferPointer(memory)[start..<unitCount])
  }

  mutating func removeAll() {
    unitCount = 0
    wordCount = 0
    begins = true
  }

  /// Appends a letter.
  @inline(__always)
  mutating func append(_ unit: UInt16) {
    if begins {
      // The upper half holds where words begin.
      memory[memory.count / 2 &+ wordCount] = UInt16(truncatingIfNeeded: unitCount)
      wordCount &+= 1
      begins = false
    }
    memory[unitCount] = unit
    unitCount &+= 1
  }

  /// Puts a space behind the last letter, one at most.
  @inline(__always)
  mutating func endWord() {
    if unitCount > 0, memory[unitCount &- 1] != NameFolding.space {
      memory[unitCount] = NameFolding.space
      unitCount &+= 1
    }
    begins = true
  }

  /// Lets the next letter begin a word, without a space before it.
  mutating func breakWord() { begins = true }

  /// Takes the space behind the last letter away.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  mutating func finish() -> Bool {
    guard unitCount > 0, memory[unitCount &- 1] == NameFolding.space else { return false }
    unitCount &-= 1
    return true
  }
}
