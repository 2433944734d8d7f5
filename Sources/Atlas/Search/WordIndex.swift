/// The words of all names by their first two letters.
struct WordIndex: Sendable {
  /// Which word of a name begins with a key.
  enum Position: Int, CaseIterable {
    /// The first one.
    case first
    /// Only a later one.
    case later
  }

  private let archive: Archive
  // Read-only memory of the archive, which this value keeps alive.
  private nonisolated(unsafe) let keys: UnsafeBufferPointer<UInt32>
  private nonisolated(unsafe) let starts: UnsafeBufferPointer<UInt32>
  private nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private nonisolated(unsafe) let lengths: UnsafeBufferPointer<UInt8>
  private let nameCount: Int

  /// Opens the sections words/keys, words/starts, words/numbers and words/lengths of an archive of so
  /// many names.
  init(_ archive: Archive, nameCount: Int) throws(AssetError) {
    self.archive = archive
    self.nameCount = nameCount
    keys = try archive.elements("words/keys", as: UInt32.self)
    starts = try archive.elements("words/starts", as: UInt32.self)
    bytes = try archive.section("words/numbers")
    lengths = try archive.elements("words/lengths", as: UInt8.self)
    guard keys.rises(below: 1 << 32), starts.count == 2 * keys.count + 1,
      starts.risesFromZero(to: bytes.count), lengths.count == nameCount
    else { throw archive.damaged("its words lead nowhere") }
  }

  /// The rows of all words that begin with a unit.
  func rows(beginningWith unit: UInt16) -> Range<Int> {
    let key = UInt32(unit) << 16
    return keys.firstIndex(notBelow: key)..<end(of: key | 0xFFFF)
  }

  /// The row of the words that begin like a query, if there are any; all rows of its letter where it
  /// has one letter only.
  func rows(of query: FoldedName) -> Range<Int> {
    guard let first = query.units.first else { return 0..<0 }
    if query.units.count == 1, !query.isEnded, first < NameFolding.ideographs {
      return rows(beginningWith: first)
    }
    let second = query.units.count > 1 && first < NameFolding.ideographs ? query.units[1] : 0
    let key = UInt32(first) << 16 | (second == NameFolding.space ? 0 : UInt32(second))
    return keys.firstIndex(notBelow: key)..<end(of: key)
  }

  /// The rows of the words whose second unit is this one.
  func rows(continuingWith unit: UInt16) -> [Int] {
    keys.indices.filter { keys[$0] & 0xFFFF == UInt32(unit) }
  }

  private func end(of key: UInt32) -> Int {
    key == .max ? keys.count : keys.firstIndex(notBelow: key + 1)
  }

  /// Whether the words of a row have one letter, or are of a script where that is all that is known.
  func isShort(_ row: Int) -> Bool { keys[row] & 0xFFFF == 0 }

  /// The length of a name as it is folded, in units; 255 for all that are longer.
  func length(of name: Int) -> Int { Int(lengths[name]) }

  /// The numbers of the names with a word of a row.
  func numbers(in row: Int, at position: Position) -> Numbers {
    let part = 2 * row + position.rawValue
    return Numbers(
      bytes: UnsafeRawBufferPointer(
        rebasing: bytes[Int(starts[part])..<Int(starts[part + 1])]), limit: nameCount)
  }

  /// Rising numbers, read from their differences.
  struct Numbers: Sequence, IteratorProtocol {
    fileprivate let bytes: UnsafeRawBufferPointer
    fileprivate let limit: Int
    private var offset = 0
    private var number = 0

    fileprivate init(bytes: UnsafeRawBufferPointer, limit: Int) {
      self.bytes = bytes
      self.limit = limit
    }

    mutating func next() -> Int? {
      var shift = 0
      while offset < bytes.count, shift <= 28 {
        let byte = Int(bytes[offset])
        offset &+= 1
        number &+= (byte & 127) << shift
        shift += 7
        // What a damaged file says beyond its names is no name.
        if byte < 128 { return number < limit ? number : nil }
      }
      return nil
    }
  }
}
