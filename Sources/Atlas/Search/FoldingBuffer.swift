/// Reusable memory for folding names.
struct FoldingBuffer: ~Copyable {
  private let memory: UnsafeMutableBufferPointer<UInt16>
  private var unitCount = 0
  private var wordCount = 0
  private var begins = true

  /// Creates a buffer for texts of up to a number of UTF-8 bytes.
  ///
  /// Each letter becomes at most two units and starts at most one word.
  init(bytes: Int) { memory = .allocate(capacity: 4 * bytes) }

  deinit { memory.deallocate() }

  /// The letters, with a space between words.
  var units: UnsafeBufferPointer<UInt16> { units(from: 0) }

  /// The number of words.
  ///
  /// Text after an apostrophe counts as a word too.
  var words: Int { wordCount }

  /// Returns the units from a word onward, or nothing if there are fewer words.
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
      // The upper half of the memory holds the starts of words.
      memory[memory.count / 2 &+ wordCount] = UInt16(truncatingIfNeeded: unitCount)
      wordCount &+= 1
      begins = false
    }
    memory[unitCount] = unit
    unitCount &+= 1
  }

  /// Adds a space after the last letter, unless there is one.
  @inline(__always)
  mutating func endWord() {
    if unitCount > 0, memory[unitCount &- 1] != NameFolding.space {
      memory[unitCount] = NameFolding.space
      unitCount &+= 1
    }
    begins = true
  }

  /// Starts a new word at the next letter without a space.
  mutating func breakWord() { begins = true }

  /// Removes the space after the last letter.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  mutating func finish() -> Bool {
    guard unitCount > 0, memory[unitCount &- 1] == NameFolding.space else { return false }
    unitCount &-= 1
    return true
  }
}
