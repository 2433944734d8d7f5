/// Words of names in the order of how they are folded, so that all that begin alike lie together.
///
/// Of each ``block`` rows is known what the most important of them counts, which lets a search pass
/// over all blocks that have nothing good enough.
struct WordOrder: Sendable {
  /// A word of a name.
  struct Word {
    /// The number of the name.
    let name: Int
    /// Which word it is, from 0.
    let index: Int
  }

  /// Where the words lie that begin like a query.
  struct Matches {
    /// The rows of those that are the query and no more.
    let whole: Range<Int>
    /// The rows of those that are the query with more words behind it.
    let words: Range<Int>
    /// The rows of the others.
    let longer: Range<Int>
  }

  /// The rows of a block.
  static let block = 32

  private let values: PackedNumbers
  // Read-only memory of the archive, which the numbers keep alive.
  private nonisolated(unsafe) let peaks: UnsafeBufferPointer<UInt8>
  private let nameCount: Int
  private let indexBits: Int

  /// Opens a section of an archive of so many names, where the lowest bits say which word of a name it
  /// is, and its peaks.
  init(
    _ archive: Archive, _ section: String, nameCount: Int, indexBits: Int = 0
  ) throws(AssetError) {
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

  /// Returns the word of a row; nil where a damaged file leads beyond its names.
  func word(at row: Int) -> Word? {
    let value = values[row]
    let word = Word(name: value >> indexBits, index: value & (1 << indexBits - 1))
    return word.name < nameCount ? word : nil
  }

  /// Returns where the words are that begin like a query.
  func matches(_ query: FoldedName, reader: inout NameReader) -> Matches {
    let start = firstRow(in: 0..<count, &reader) { query.order(of: $0) != .before }
    let end = firstRow(in: start..<count, &reader) { query.order(of: $0) == .behind }
    let longer = firstRow(in: start..<end, &reader) { $0.count > query.units.count }
    // In a damaged file the rows may be out of order, and shorter ones among these.
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

  /// Returns the blocks that some rows lie in, that of the most important row first.
  func blocks(of rows: Range<Int>) -> [Int] {
    guard !rows.isEmpty else { return [] }
    return (rows.lowerBound / Self.block...(rows.upperBound - 1) / Self.block)
      .sorted { peaks[$0] > peaks[$1] }
  }

  /// Returns what the words of a block count at the most.
  func peak(ofBlock block: Int) -> Int { 2 * Int(peaks[block]) }

  /// Returns the rows of a block.
  func rows(ofBlock block: Int) -> Range<Int> {
    block * Self.block..<min(count, (block + 1) * Self.block)
  }
}
