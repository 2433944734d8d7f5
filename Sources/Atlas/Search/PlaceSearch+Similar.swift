extension PlaceSearch {
  /// Collects the names that are a slip or two away from a query.
  ///
  /// Only names that share one of their first two letters with the query are read: a slip seldom
  /// hits both.
  func collectSimilar(
    _ query: FoldedName, into best: inout BestResults, _ isCancelled: () -> Bool
  ) throws(CancellationError) {
    let slips = Slips(query.units)
    guard slips.most > 0 else { return }
    var reader = NameReader(self)
    for row in rows(near: query) {
      if isCancelled() { throw CancellationError() }
      for number in words.numbers(in: row, at: .first)
      where abs(words.length(of: number) - query.units.count) <= slips.most {
        let subject = names.subject(of: number)
        // No name that is like the query without a slip would have been left for this.
        guard best.admits(.similar, slips: 1, importance: mostImportance(of: subject)) else {
          continue
        }
        reader.read(number)
        guard let found = slips.count(to: reader.name) else { continue }
        insert(subject, number, .similar, slips: found, into: &best)
      }
    }
  }

  private func rows(near query: FoldedName) -> [Int] {
    var rows: Set<Int> = []
    for unit in query.units.prefix(2) where unit != NameFolding.space {
      rows.formUnion(words.rows(beginningWith: unit))
      rows.formUnion(words.rows(continuingWith: unit))
    }
    return rows.sorted()
  }
}
