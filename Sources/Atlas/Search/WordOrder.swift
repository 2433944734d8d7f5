/// Words of names sorted by their folding, so that words with the same beginning are adjacent.
///
/// Every ``block`` rows record their greatest importance, so that a search can skip all blocks with
/// nothing good enough.
struct WordOrder: Sendable {
  /// A word of a name.
  struct Word {
    /// The number of the name.
    let name: Int
    /// The index of the word in the name.
    let index: Int
  }

  /// The rows of the words that start with a query.
  struct Matches {
    /// The rows of words that equal the query.
    let whole: Range<Int>
    /// The rows of words that equal the query and are followed by other words.
    let words: Range<Int>
    /// The rows of the remaining words.
    let longer: Range<Int>
  }

  /// The number of rows in a block.
  static let block = 32

  private let values: PackedNumbers
  // Read-only memory of the archive, which the numbers keep alive.
  private nonisolated(unsafe) let peaks: UnsafeBufferPointer<UInt8>
  private let nameCount: Int
  private let indexBits: Int
  private let firstName: Int

  /// Opens a section of an archive with a number of names, and its peaks.
  ///
  /// The lowest bits of a value are the index of the word in its name. Names are numbered from
  /// `firstName`.
  init(
    _ archive: Archive, _ section: String, nameCount: Int, indexBits: Int = 0, firstName: Int = 0
  ) throws(AssetError) {
    self.firstName = firstName
    self.nameCount = nameCount
    self.indexBits = indexBits
    values = try PackedNumbers(archive, section, below: nameCount << indexBits)
    peaks = try archive.elements("\(section)/peaks", as: UInt8.self)
    guard peaks.count == (values.count + Self.block - 1) / Self.block else {
      throw archive.damaged("\(section) does not fit its peaks")
    }
  }

  /// The number of words.
  var count: Int { values.count }

  /// Returns the word in a row, or `nil` if a damaged file refers to a nonexistent name.
  func word(at row: Int) -> Word? {
    let value = values[row]
    let name = value >> indexBits
    guard name < nameCount else { return nil }
    return Word(name: firstName + name, index: value & (1 << indexBits - 1))
  }

  /// Returns the rows of the words that start with a query.
  func matches(_ query: FoldedName, reader: inout NameReader) -> Matches {
    let start = firstRow(in: 0..<count, &reader) { query.order(of: $0) != .before }
    // Most texts start few words, so the end is looked for in ever larger steps.
    var (known, step) = (start, 1)
    while known + step <= count, let word = word(at: known + step - 1),
      query.order(of: reader.read(word)) == .match
    {
      (known, step) = (known + step, 2 * step)
    }
    let end = firstRow(in: known..<min(known + step, count), &reader) {
      query.order(of: $0) == .behind
    }
    let longer = firstRow(in: start..<end, &reader) { $0.count > query.units.count }
    // In a damaged file the rows may be unsorted and include shorter words.
    let inWord = firstRow(in: longer..<end, &reader) {
      $0.count > query.units.count && $0[query.units.count] > NameFolding.space
    }
    return Matches(whole: start..<longer, words: longer..<inWord, longer: inWord..<end)
  }

  private func firstRow(
    in rows: Range<Int>, _ reader: inout NameReader,
    where isBehind: (UnsafeBufferPointer<UInt16>) -> Bool
  ) -> Int {
    var (low, high) = (rows.lowerBound, rows.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if let word = word(at: middle), !isBehind(reader.read(word)) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Returns the blocks that contain some rows, the block with the most important row first.
  func blocks(of rows: Range<Int>) -> [Int] {
    guard !rows.isEmpty else { return [] }
    return (rows.lowerBound / Self.block...(rows.upperBound - 1) / Self.block)
      .sorted { peaks[$0] > peaks[$1] }
  }

  /// Returns the greatest importance of the words in a block.
  func peak(ofBlock block: Int) -> Int { 2 * Int(peaks[block]) }

  /// Returns the rows of a block.
  func rows(ofBlock block: Int) -> Range<Int> {
    block * Self.block..<min(count, (block + 1) * Self.block)
  }
}
