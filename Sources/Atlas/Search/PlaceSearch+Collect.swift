extension PlaceSearch {
  /// Collects the names with a word that begins like a spelling of a query, the next one.
  func collect(
    _ query: FoldedName, into best: inout BestResults, _ isCancelled: () -> Bool
  ) throws(CancellationError) {
    defer { best.spelling += 1 }
    var reader = NameReader(self)
    let first = words.first.matches(query, reader: &reader)
    try collect(
      words.first, first.whole, as: .whole, unusual: .whole, into: &best, isCancelled)
    // Names of other times and alphabets count where they are meant: whole, or from four letters on,
    // and then behind all usual ones.
    let unusual: SearchResult.Match? = query.units.count < 4 ? nil : .word
    try collect(
      words.first, first.words, as: .words, unusual: unusual, into: &best, isCancelled)
    try collect(
      words.first, first.longer, as: .beginning, unusual: unusual, into: &best, isCancelled)
    let later = words.later.matches(query, reader: &reader)
    for rows in [later.whole, later.words.lowerBound..<later.longer.upperBound] {
      try collect(words.later, rows, as: .word, unusual: nil, into: &best, isCancelled)
    }
  }

  /// Collects the names of some rows, the block with the most important one first, until what is left is
  /// not good enough.
  private func collect(
    _ order: WordOrder, _ rows: Range<Int>, as match: SearchResult.Match,
    unusual: SearchResult.Match?, into best: inout BestResults, _ isCancelled: () -> Bool
  ) throws(CancellationError) {
    for block in order.blocks(of: rows) {
      let peak = order.peak(ofBlock: block)
      guard best.admits(match, importance: peak) else { return }
      if isCancelled() { throw CancellationError() }
      let foreignPeak = max(0, peak - Self.lessForForeign)
      for row in order.rows(ofBlock: block).clamped(to: rows) {
        // Most names are foreign, and whose one is takes a search.
        guard let name = order.word(at: row)?.name,
          let match = names.isUsual(name) ? match : unusual,
          best.admits(
            match, importance: names.isForeign(name, to: best.languages) ? foreignPeak : peak)
        else { continue }
        insert(names.subject(of: name), name, match, into: &best)
      }
    }
  }

  func insert(
    _ named: Int, _ name: Int, _ match: SearchResult.Match, slips: Int = 0,
    into best: inout BestResults
  ) {
    let subject = named < places.count ? named : places.count + areas.same(as: named - places.count)
    let isForeign = names.isForeign(name, to: best.languages)
    let times = !isForeign ? 0 : names.isUsual(name) ? 1 : 2
    let less = times * Self.lessForForeign
    // Few are good enough, and whether one is a seat takes a search.
    let most = max(0, greatestImportance(of: subject) - less)
    guard match == .similar || best.admits(match, importance: most) else { return }
    let importance = max(0, importance(of: subject) - less)
    guard match == .similar || best.admits(match, importance: importance),
      best.qualifier.map({ $0.admits(subject, of: self) }) ?? true
    else { return }
    best.insert(
      .init(
        subject: subject, name: name, match: match, slips: slips, importance: importance,
        isForeign: isForeign, distance: best.distance(to: direction(subject)),
        spelling: best.spelling, rank: best.rank(match, importance: importance)))
  }

  /// How much more important the seat of a country is than its people alone make it: as if eight
  /// times as many lived there; that of a region, twice as many.
  private static let mostOfSeat = 30

  /// How much less something counts where only a name in a language that is not the person's answers
  /// the query: as if a 64th of its people lived there; twice so for a name of other times.
  private static let lessForForeign = 60

  /// Returns what something counts at most, its people being as many as they are.
  private func greatestImportance(of subject: Int) -> Int {
    subject < places.count
      ? Int(places.importance(of: subject)) + Self.mostOfSeat
      : names.importance(ofArea: subject - places.count)
  }

  func importance(of subject: Int) -> Int {
    guard subject < places.count else { return names.importance(ofArea: subject - places.count) }
    let people = Int(places.importance(of: subject))
    return switch places.seat(of: subject) {
    case .country: people + Self.mostOfSeat
    case .region: people + 10
    case nil: people
    }
  }

  private func direction(_ subject: Int) -> SIMD3<Double> {
    subject < places.count
      ? places.direction(subject) : areas.direction(subject - places.count)
  }
}
