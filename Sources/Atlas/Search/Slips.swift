/// How far a name is from a text in which letters were left out, added, changed or swapped with
/// their neighbour.
///
/// Source: Damerau, *A technique for computer detection and correction of spelling errors*
/// (Communications of the ACM 7, 1964), each letter in one slip at most.
struct Slips {
  /// How many slips a text of this length may have: none up to three letters, one up to seven, two.
  let most: Int

  private let text: [UInt16]
  private let letters: UInt64

  init(_ text: [UInt16]) {
    self.text = text
    most = text.count < 4 ? 0 : text.count < 8 ? 1 : 2
    letters = Self.letters(of: text)
  }

  /// A bit for each letter that a text has; two letters may share one.
  private static func letters(of text: [UInt16]) -> UInt64 {
    text.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// Returns the number of slips between the text and a name; nil where they are too many.
  func count(to name: FoldedName) -> Int? {
    let units = name.units
    guard abs(units.count - text.count) <= most,
      (Self.letters(of: units) ^ letters).nonzeroBitCount <= 2 * most
    else { return nil }
    let slips = distance(to: units)
    return slips <= most ? slips : nil
  }

  private func distance(to name: [UInt16]) -> Int {
    let width = name.count + 1
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { rows in
      // The row of the letter before the last, of the last and of this one take turns.
      var (earlier, before, row) = (0, width, 2 * width)
      for j in 0..<width { rows[before + j] = j }
      for i in text.indices {
        rows[row] = i + 1
        for j in name.indices {
          var least = min(
            rows[before + j + 1] + 1, rows[row + j] + 1,
            rows[before + j] + (text[i] == name[j] ? 0 : 1))
          if i > 0, j > 0, text[i] == name[j - 1], text[i - 1] == name[j] {
            least = min(least, rows[earlier + j - 1] + 1)
          }
          rows[row + j + 1] = least
        }
        (earlier, before, row) = (before, row, earlier)
      }
      return rows[before + name.count]
    }
  }
}
