extension PlaceSearch {
  /// Collects the names with a word that starts with the next spelling of a query, or only those
  /// that equal it.
  func collect(
    _ query: FoldedName, onlyWhole: Bool = false, into best: inout BestResults,
    _ isCancelled: () -> Bool
  ) throws(CancellationError) {
    defer { best.spelling += 1 }
    var reader = NameReader(self)
    let first = words.first.matches(query, reader: &reader)
    try collect(
      words.first, first.whole, as: .whole, unusual: .whole, into: &best, isCancelled)
    for name in names.countryNames(equal: query.units) where names.isUsual(name) {
      insert(names.subject(of: name), name, .whole, into: &best)
    }
    collectTranslated(query, onlyWhole: onlyWhole, into: &best)
    if onlyWhole { return }
    // Names from other times and in other alphabets count only if they are meant: if the query is
    // the whole name, or has at least four letters, and then after all usual names.
    let unusual: SearchResult.Match? = query.units.count < 4 ? nil : .word
    try collect(
      words.first, first.words, as: .words, unusual: unusual, into: &best, isCancelled)
    try collect(
      words.first, first.longer, as: .beginning, unusual: unusual, into: &best, isCancelled)
    let later = words.later.matches(query, reader: &reader)
    for rows in [later.whole, later.words.lowerBound..<later.longer.upperBound] {
      try collect(words.later, rows, as: .word, unusual: nil, into: &best, isCancelled)
    }
    // Names in 158 languages would hide others.
    if let order = words.countries, best.entries.isEmpty {
      let found = order.matches(query, reader: &reader)
      try collect(order, found.words, as: .words, unusual: nil, into: &best, isCancelled)
      try collect(order, found.longer, as: .beginning, unusual: nil, into: &best, isCancelled)
    }
  }

  /// Collects the names of some rows, the block with the most important name first.
  ///
  /// Stops when the remaining blocks are not good enough.
  private func collect(
    _ order: WordOrder, _ rows: Range<Int>, as match: SearchResult.Match,
    unusual: SearchResult.Match?, into best: inout BestResults, _ isCancelled: () -> Bool
  ) throws(CancellationError) {
    for block in order.blocks(of: rows) {
      let peak = order.peak(ofBlock: block)
      guard best.admits(match, importance: peak) else { return }
      if isCancelled() { throw CancellationError() }
      let foreignPeak = max(
        0, peak - (match == .whole ? Self.lessForForeignCountry : Self.lessForForeign))
      for row in order.rows(ofBlock: block).clamped(to: rows) {
        // Most names are foreign, and finding the subject of a name takes a search.
        guard let name = order.word(at: row)?.name else { continue }
        let mask = names.mask(of: name)
        guard let match = mask != 0 ? match : unusual,
          best.admits(
            match, importance: names.isForeign(mask, to: best.languages) ? foreignPeak : peak)
        else { continue }
        insert(names.subject(of: name), name, match, into: &best)
      }
    }
  }

  func insert(
    _ named: Int, _ name: Int, _ match: SearchResult.Match, slips: Int = 0,
    called translation: Int? = nil, into best: inout BestResults
  ) {
    let subject = named < places.count ? named : places.count + areas.same(as: named - places.count)
    let mask = names.mask(of: name)
    let isForeign = names.isForeign(mask, to: best.languages)
    let times = !isForeign ? 0 : mask != 0 ? 1 : 2
    let isCountry = places.count..<places.count + names.areas.countries ~= subject
    let less =
      times
      * (isCountry && match == .whole ? Self.lessForForeignCountry : Self.lessForForeign)
    // Few are good enough, and finding out whether one is a seat takes a search.
    let most = max(0, greatestImportance(of: subject) - less)
    guard match == .similar || best.admits(match, importance: most) else { return }
    let importance = max(0, importance(of: subject) - less)
    guard match == .similar || best.admits(match, importance: importance),
      best.qualifier.map({ $0.admits(subject, of: self) }) ?? true
    else { return }
    best.insert(
      .init(
        subject: subject, name: name, translation: translation, reading: best.reading(of: match),
        match: match, slips: slips, importance: importance,
        isForeign: isForeign, distance: best.distance(to: direction(subject)),
        spelling: best.spelling, rank: best.rank(match, importance: importance)))
  }

  /// The bonus for the capital of a country, as if eight times as many people lived there.
  ///
  /// The seat of a region counts as if twice as many people lived there.
  private static let mostOfSeat = 30

  /// The penalty if only a name in a foreign language matches, as if a 64th of the people lived
  /// there.
  ///
  /// It is twice as much for a name from other times.
  private static let lessForForeign = 60

  /// The penalty for a whole name of a country in a foreign language, which more people know than
  /// those of towns.
  private static let lessForForeignCountry = 40

  /// Returns an upper bound of a subject's importance, from its population alone.
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
