/// Suggestions for mistyped words.
nonisolated enum Spelling {
  /// Returns the closest candidate within two typos; nil if there is none.
  ///
  /// Only a word made of letters is corrected, not a number or an address. If either word has up to
  /// four letters, there may be one typo only.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    guard word.count > 1, word.allSatisfy(\.isLetter) else { return nil }
    let ranked = candidates.map { (word: $0, slips: slips(word.lowercased(), $0)) }
      .filter { $0.slips <= (min(word.count, $0.word.count) > 4 ? 2 : 1) }
    return ranked.min { $0.slips < $1.slips }?.word
  }

  /// Returns the number of letters that were omitted, added, changed or swapped with a neighbor.
  static func slips(_ written: String, _ meant: String) -> Int {
    let (a, b) = (Array(written), Array(meant))
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var least = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
