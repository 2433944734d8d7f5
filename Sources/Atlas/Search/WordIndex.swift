/// The words of all names in the order of the alphabet.
struct WordIndex: Sendable {
  /// Each name, by its first word.
  let first: WordOrder
  /// All other words.
  let later: WordOrder

  private let archive: Archive
  // Read-only memory of the archive, which this value keeps alive.
  private nonisolated(unsafe) let steps: UnsafeBufferPointer<UInt8>

  /// Opens the sections words/… of an archive of so many names.
  init(_ archive: Archive, nameCount: Int) throws(AssetError) {
    self.archive = archive
    first = try WordOrder(archive, "words/first", nameCount: nameCount)
    later = try WordOrder(archive, "words/later", nameCount: nameCount, indexBits: 5)
    steps = try archive.elements("words/steps", as: UInt8.self)
    guard first.count == nameCount, steps.count == nameCount else {
      throw archive.damaged("its words do not fit its names")
    }
  }

  /// How a name goes on from the one before it.
  struct Step {
    /// How many letters it has in common with that one; 7 for all that are more.
    let shared: Int
    /// The lowest bits of the letter that follows these; 0 where none does.
    let letter: UInt16

    /// The bits of ``letter``.
    static let mask: UInt16 = 31
  }

  /// Returns how the name of a row goes on from that of the row before.
  func step(to row: Int) -> Step {
    Step(shared: Int(steps[row] >> 5), letter: UInt16(steps[row]) & Step.mask)
  }

  /// Returns the next row whose name has fewer letters in common with the one before; the number of
  /// rows where there is none.
  func row(from start: Int, sharingLessThan letters: Int) -> Int {
    guard letters < 8 else { return start }
    var row = start
    if letters <= 4 {
      // Of eight bytes the lowest that is less than the end borrows from its highest bit; the formula
      // needs ends of at most 128.
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
