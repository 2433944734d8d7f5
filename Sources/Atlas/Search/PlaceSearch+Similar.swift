extension PlaceSearch {
  /// Collects the names that differ from a query by one or two slips.
  func collectSimilar(
    _ query: FoldedName, into best: inout BestResults, _ isCancelled: () -> Bool
  ) throws(CancellationError) {
    var slips = Slips(query.units)
    guard slips.most > 0 else { return }
    var reader = NameReader(self)
    var (row, asked) = (0, 0)
    while row < words.first.count {
      if asked & 1023 == 0, isCancelled() { throw CancellationError() }
      asked += 1
      switch slips.finding(of: words.step(to: row), { reader.read(words.first.word(at: row)) }) {
      case .slips(let count):
        if let name = words.first.word(at: row)?.name {
          insert(names.subject(of: name), name, .similar, slips: count, into: &best)
        }
        row += 1
      case .tooFar(let letters):
        row = words.row(from: row + 1, sharingLessThan: letters)
      }
    }
  }
}
