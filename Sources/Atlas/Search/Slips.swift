/// The edit distance of names from a text, where letters may be omitted, added, changed or swapped
/// with a neighbor.
///
/// Names are visited in sorted order. The work for the letters that a name shares with the previous
/// one is reused, and once a name is too far away, all names with the same beginning are skipped. A
/// slip seldom affects both of the first two letters, so names that start with neither of them do
/// not count.
///
/// Source: Damerau, *A technique for computer detection and correction of spelling errors*
/// (Communications of the ACM 7, 1964), with each letter in at most one slip.
struct Slips: ~Copyable {
  /// The result for a name.
  enum Finding: Hashable {
    /// The number of slips between the text and the name.
    case slips(Int)
    /// Every name that starts with this many letters of the name is too far away.
    case tooFar(letters: Int)
  }

  /// The greatest number of slips: none for up to three letters, one for up to seven, otherwise
  /// two.
  let most: Int

  private let text: [UInt16]
  private let beginnings: [UInt16]
  // For each prefix of the name, a row with the slips to each prefix of the text.
  private let rows: UnsafeMutableBufferPointer<UInt8>
  private let width: Int
  // The letters of the previous name whose rows are known.
  private var letters: [UInt16] = []

  init(_ text: [UInt16]) {
    self.text = text
    most = text.count < 4 ? 0 : text.count < 8 ? 1 : 2
    beginnings = text.prefix(2).filter { $0 != NameFolding.space }
    width = text.count + 1
    // A name with more letters than that is too far away.
    rows = .allocate(capacity: width * (text.count + most + 2))
    rows.initialize(repeating: UInt8(most + 1))
    for column in 0...min(most, text.count) { rows[column] = UInt8(column) }
  }

  deinit { rows.deallocate() }

  /// Returns the result for a name, given how it continues from the previous one.
  ///
  /// The name is read only if its next letter does not decide.
  mutating func finding(
    of step: WordIndex.Step, _ read: () -> UnsafeBufferPointer<UInt16>
  ) -> Finding {
    letters.removeLast(max(0, letters.count - step.shared))
    if !letters.isEmpty, letters.count == step.shared, step.letter != 0,
      !mayGoOn(with: step.letter, mask: WordIndex.Step.mask)
    {
      return .tooFar(letters: letters.count + 1)
    }
    return finding(of: read())
  }

  /// Returns the result for a name that starts with the known letters.
  mutating func finding(of name: UnsafeBufferPointer<UInt16>) -> Finding {
    letters.removeLast(max(0, letters.count - name.count))
    while letters.count < name.count {
      guard mayGoOn(with: name[letters.count], mask: .max) else {
        return .tooFar(letters: letters.count + 1)
      }
      letters.append(name[letters.count])
    }
    let slips = Int(rows[letters.count * width + text.count])
    return slips <= most ? .slips(slips) : .tooFar(letters: letters.count + 1)
  }

  /// Fills the row for one more letter and returns whether a name with that beginning may be near
  /// enough.
  ///
  /// Only the bits of `mask` in the letter are known. Cells farther from the diagonal than the
  /// greatest number of slips stay at one more than that number.
  private func mayGoOn(with letter: UInt16, mask: UInt16) -> Bool {
    let count = letters.count + 1
    guard count <= text.count + most, mayBegin(with: letter, mask: mask) else { return false }
    let (row, before) = (count * width, letters.count * width)
    var least = most + 1
    for column in max(0, count - most)...min(count + most, text.count) {
      var slips = Int(rows[before + column]) + 1
      if column > 0 {
        let change = text[column - 1] & mask == letter ? 0 : 1
        slips = min(slips, Int(rows[row + column - 1]) + 1, Int(rows[before + column - 1]) + change)
      }
      if column > 1, count > 1, text[column - 1] == letters[count - 2],
        text[column - 2] & mask == letter
      {
        slips = min(slips, Int(rows[before - width + column - 2]) + 1)
      }
      rows[row + column] = UInt8(min(slips, most + 1))
      least = min(least, slips)
    }
    return least <= most
  }

  private func mayBegin(with letter: UInt16, mask: UInt16) -> Bool {
    switch letters.count {
    // In scripts where a letter is a syllable or a word, the second letter is not checked.
    case 0: letter < NameFolding.ideographs || beginnings.contains(letter)
    case 1:
      beginnings.contains {
        $0 == letters[0] || $0 & mask == letter && letters[0] < NameFolding.ideographs
      }
    default: true
    }
  }
}
