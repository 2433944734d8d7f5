/// The words of all names in sorted order.
struct WordIndex: Sendable {
  /// Every name, sorted by its first word.
  let first: WordOrder
  /// All other words.
  let later: WordOrder
  /// The names of ``CountryNames``, sorted by their first word.
  let countries: WordOrder?

  private let archive: Archive
  // Read-only memory of the archive, which this value keeps alive.
  private nonisolated(unsafe) let steps: UnsafeBufferPointer<UInt8>

  /// Opens the sections words/… of an archive with a number of names.
  init(
    _ archive: Archive, nameCount: Int, countryNames: CountryNames? = nil
  ) throws(AssetError) {
    self.archive = archive
    // Without them, the names are found that a text equals.
    countries = countryNames.flatMap {
      try? WordOrder(
        $0.archive, "words", nameCount: $0.strings.count, firstName: nameCount)
    }
    first = try WordOrder(archive, "words/first", nameCount: nameCount)
    later = try WordOrder(archive, "words/later", nameCount: nameCount, indexBits: 5)
    steps = try archive.elements("words/steps", as: UInt8.self)
    guard first.count == nameCount, steps.count == nameCount else {
      throw archive.damaged("its words do not fit its names")
    }
  }

  /// The way a name continues from the previous one.
  struct Step {
    /// The number of letters that it shares with that name, where 7 means seven or more.
    let shared: Int
    /// The lowest bits of the next letter, or 0 if there is none.
    let letter: UInt16

    /// The mask of the bits in ``letter``.
    static let mask: UInt16 = 31
  }

  /// Returns how the name of a row continues from that of the previous row.
  func step(to row: Int) -> Step {
    Step(shared: Int(steps[row] >> 5), letter: UInt16(steps[row]) & Step.mask)
  }

  /// Returns the next row whose name shares fewer letters with the previous one.
  ///
  /// Returns the number of rows if there is none.
  func row(from start: Int, sharingLessThan letters: Int) -> Int {
    guard letters < 8 else { return start }
    var row = start
    if letters <= 4 {
      // Of eight bytes, the lowest one below the bound borrows from its highest bit. The formula
      // works for bounds of at most 128.
      let (ends, tops) = (
        UInt64(letters << 5) &* 0x0101_0101_0101_0101, UInt64(0x8080_8080_8080_8080)
      )
      let bytes = UnsafeRawBufferPointer(steps)
      while row &+ 8 <= steps.count {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: row, as: UInt64.self))
        let less = (word &- ends) & ~word & tops
        if less != 0 { return row &+ less.trailingZeroBitCount >> 3 }
        row &+= 8
      }
    }
    while row < steps.count, Int(steps[row] >> 5) >= letters { row &+= 1 }
    return row
  }
}
