/// Finds places, regions, countries and seas by what they are called, in any language of the data.
///
/// Fit for each letter that is typed: an index leads from the first two letters of a word to the
/// names that have it, so that a search reads few names. It works where it is called, and ends early
/// in a task that is cancelled:
///
/// ```swift
/// let search = try PlaceSearch(gazetteer)
/// let answer = try search.answer(to: SearchQuery("kobenh", language: "da"))
/// for result in answer.results { print(result.name, result.coordinate) }
/// ```
public struct PlaceSearch: Sendable {
  let places: PlaceIndex
  let names: PlaceNames
  let words: WordIndex
  let folding: NameFolding
  let areas: SearchAreas

  /// Opens the names of a gazetteer.
  public init(_ gazetteer: Gazetteer) throws(AssetError) {
    let words = try gazetteer.words()
    self.init(
      names: try gazetteer.names(), words: words.index, folding: words.folding,
      countries: try gazetteer.countries(), regions: try gazetteer.regions(),
      seas: try gazetteer.seas())
  }

  init(
    names: PlaceNames, words: WordIndex, folding: NameFolding, countries: CountryIndex,
    regions: RegionIndex, seas: SeaIndex
  ) {
    self.names = names
    self.words = words
    self.folding = folding
    places = names.places
    areas = SearchAreas(
      countries: countries, regions: regions, seas: seas, numbers: names.areas)
  }

  /// Answers a query: a coordinate where the text is one, else the best names.
  ///
  /// - Parameter isCancelled: Asked now and then whether the answer is still wanted.
  /// - Throws: `CancellationError` where it is not.
  public func answer(
    to query: SearchQuery, isCancelled: () -> Bool = { Task.isCancelled }
  ) throws(CancellationError) -> SearchAnswer {
    var refusal: CoordinateError?
    do throws(CoordinateError) {
      return .coordinate(try CoordinateFormat.coordinate(from: query.text))
    } catch { refusal = error }
    let folded = folding.folded(query.text.prefix(Self.longest))
    guard !folded.units.isEmpty, query.limit > 0 else {
      return .nothing(Self.looksLikeCoordinate(query.text) ? refusal : nil)
    }
    var best = BestResults(limit: query.limit, near: query.near)
    best.languages = 1 << UInt32(names.index(of: query.language))
    if let country = country(code: query.text) { insert(country, country, .whole, into: &best) }
    let same = QuerySpelling.all(of: folded, digraphs: false)
    for spelling in same { try collect(spelling, into: &best, isCancelled) }
    for spelling in QuerySpelling.all(of: folded) where !best.isFull && !same.contains(spelling) {
      try collect(spelling, into: &best, isCancelled)
    }
    if best.entries.isEmpty {
      if Self.looksLikeCoordinate(query.text) { return .nothing(refusal) }
      try collectQualified(query.text.prefix(Self.longest), into: &best, isCancelled)
    }
    if !best.entries.isEmpty { return .results(results(best, of: query)) }
    try collectSimilar(folded, into: &best, isCancelled)
    return best.entries.isEmpty ? .nothing(nil) : .similar(results(best, of: query))
  }

  /// No name is longer.
  private static let longest = 200

  /// Whether a text has numbers and hardly a letter.
  private static func looksLikeCoordinate(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    let letters = scalars.count { $0.properties.isAlphabetic }
    return letters <= 2 && scalars.contains { ("0"..."9").contains($0) }
  }

  /// Returns the number of the country with a code of ISO 3166-1, in capital letters: small ones begin
  /// a name.
  private func country(code: String) -> Int? {
    areas.countries.countries.first { $0.code == code || $0.longCode == code }
      .map { places.count + $0.id }
  }

  func collect(
    _ query: FoldedName, into best: inout BestResults, _ isCancelled: () -> Bool
  ) throws(CancellationError) {
    var reader = NameReader(self)
    for row in words.rows(of: query) {
      // Of a word of one letter is known all that it begins with one; the rest has to be read.
      let isKnown = query.units.count == 1 && !query.isEnded && !words.isShort(row)
      for position in WordIndex.Position.allCases {
        if isCancelled() { throw CancellationError() }
        for number in words.numbers(in: row, at: position) {
          let length = words.length(of: number)
          guard length >= query.units.count else { continue }
          let subject = names.subject(of: number)
          // Lengths end at 255, and queries before.
          let likely: SearchResult.Match =
            position == .later ? .word : length > query.units.count ? .beginning : .whole
          guard best.admits(likely, importance: mostImportance(of: subject)) else { continue }
          if isKnown {
            if names.isUsual(number) { insert(subject, number, likely, into: &best) }
          } else {
            reader.read(number)
            guard let match = match(reader.name, number, query) else { continue }
            insert(subject, number, match, into: &best)
          }
        }
      }
    }
  }

  /// Names of other times and alphabets count where they are meant: whole, or from four letters on,
  /// and then behind all usual ones.
  private func match(
    _ name: FoldedName, _ number: Int, _ query: FoldedName
  ) -> SearchResult.Match? {
    let match = name.match(query)
    guard match == .beginning || match == .word, !names.isUsual(number) else { return match }
    return match == .beginning && query.units.count >= 4 ? .word : nil
  }

  func insert(
    _ subject: Int, _ name: Int, _ match: SearchResult.Match, slips: Int = 0,
    into best: inout BestResults
  ) {
    let isForeign = names.isForeign(name, to: best.languages)
    let times = !isForeign ? 0 : names.isUsual(name) ? 1 : 2
    let importance = max(0, importance(of: subject) - times * Self.lessForForeign)
    guard match == .similar || best.admits(match, importance: importance),
      best.qualifier.map({ $0.admits(subject, of: self) }) ?? true
    else { return }
    best.insert(
      .init(
        subject: subject, name: name, match: match, slips: slips, importance: importance,
        isForeign: isForeign, distance: best.distance(to: direction(subject))))
  }

  /// How much more important the seat of a country is than its people alone make it: as if eight
  /// times as many lived there; that of a region, twice as many.
  private static let mostOfSeat = 30

  /// How much less something counts where only a name in a language that is not the person's answers
  /// the query: as if a 64th of its people lived there; twice so for a name of other times.
  private static let lessForForeign = 60

  /// Returns what the importance of a place or an area is at most, without looking whose seat it is.
  func mostImportance(of subject: Int) -> Int {
    subject < places.count
      ? Int(places.importance(of: subject)) + Self.mostOfSeat : importance(of: subject)
  }

  func importance(of subject: Int) -> Int {
    guard subject < places.count else { return areas.importance(of: subject - places.count) }
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
