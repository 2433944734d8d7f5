/// How far names are from a text in which letters were left out, added, changed or swapped with
/// their neighbour.
///
/// Names are followed in the order of the alphabet: what one has in common with the one before is
/// known already, and behind the letter where it is too far away all that begin so are passed over.
/// A slip seldom hits both of the first two letters, so names without either there do not count.
///
/// Source: Damerau, *A technique for computer detection and correction of spelling errors*
/// (Communications of the ACM 7, 1964), each letter in one slip at most.
struct Slips: ~Copyable {
  /// What is found of a name.
  enum Finding: Hashable {
    /// So many slips lie between the text and the name.
    case slips(Int)
    /// Every name that begins with as many letters as this one does is too far away.
    case tooFar(letters: Int)
  }

  /// How many slips a text of this length may have: none up to three letters, one up to seven, two.
  let most: Int

  private let text: [UInt16]
  private let beginnings: [UInt16]
  // For each number of letters of the name a row with the slips to each beginning of the text.
  private let rows: UnsafeMutableBufferPointer<UInt8>
  private let width: Int
  // The letters of the name before as far as their rows are known.
  private var letters: [UInt16] = []

  init(_ text: [UInt16]) {
    self.text = text
    most = text.count < 4 ? 0 : text.count < 8 ? 1 : 2
    beginnings = text.prefix(2).filter { $0 != NameFolding.space }
    width = text.count + 1
    // With more letters than these a name is too far away.
    rows = .allocate(capacity: width * (text.count + most + 2))
    rows.initialize(repeating: UInt8(most + 1))
    for column in 0...min(most, text.count) { rows[column] = UInt8(column) }
  }

  deinit { rows.deallocate() }

  /// Returns what a name is that goes on so from the one before; it is read only where its next letter
  /// does not tell.
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

  /// Returns what a name is that begins with the letters that are known.
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

  /// Fills the row of one more letter, of which the bits of a mask are known, and returns whether a name
  /// that begins so may be near enough.
  ///
  /// What lies farther from the diagonal than there may be slips stays at one more than these.
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
    // Where a letter is a syllable or a word the second one is not looked at.
    case 0: letter < NameFolding.ideographs || beginnings.contains(letter)
    case 1:
      beginnings.contains {
        $0 == letters[0] || $0 & mask == letter && letters[0] < NameFolding.ideographs
      }
    default: true
    }
  }
}
