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
  let areas: AreaNames
  let countries: CountryIndex
  let regions: RegionIndex

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
    self.countries = countries
    self.regions = regions
    places = names.places
    areas = AreaNames(countries: countries, regions: regions, seas: seas, folding: folding)
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
    for spelling in QuerySpelling.all(of: folded) where spelling == folded || !best.isFull {
      try collect(spelling, into: &best, isCancelled)
    }
    if best.entries.isEmpty, let (name, qualifier) = qualified(query.text) {
      best.qualifier = qualifier
      try collect(name, into: &best, isCancelled)
    }
    if !best.entries.isEmpty { return .results(results(best, of: query)) }
    best.qualifier = nil
    if Self.looksLikeCoordinate(query.text) { return .nothing(refusal) }
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

  private func collect(
    _ query: FoldedName, into best: inout BestResults, _ isCancelled: () -> Bool
  ) throws(CancellationError) {
    // What stands behind a comma says where a town is.
    for (number, entry) in areas.entries.enumerated() where best.qualifier == nil {
      guard let match = entry.folded.match(query),
        best.admits(match, importance: entry.importance)
      else { continue }
      best.insert(area(number, match, best))
    }
    var name = FoldedName()
    for row in words.rows(of: query) {
      // Of a word of one letter is known all that it begins with one; the rest has to be read.
      let isKnown = query.units.count == 1 && !query.isEnded && !words.isShort(row)
      for position in WordIndex.Position.allCases {
        if isCancelled() { throw CancellationError() }
        for number in words.numbers(in: row, at: position) {
          let place = names.place(of: number)
          let importance = Int(places.importance(of: place))
          let likely: SearchResult.Match =
            position == .later ? .word : isKnown ? .beginning : .whole
          guard best.admits(likely, importance: importance + Self.mostOfSeat) else { continue }
          if isKnown {
            if names.isUsual(number) { insert(place, number, likely, into: &best) }
          } else {
            read(number, into: &name)
            if let match = match(name, number, query) { insert(place, number, match, into: &best) }
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

  func read(_ number: Int, into name: inout FoldedName) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: CompressedStrings.capacity) { buffer in
      let length = names.read(number, into: buffer)
      folding.fold(UnsafeBufferPointer(rebasing: buffer[..<length]), into: &name)
    }
  }

  func insert(
    _ place: Int, _ name: Int, _ match: SearchResult.Match, into best: inout BestResults
  ) {
    let importance = importance(of: place)
    guard best.admits(match, importance: importance),
      best.qualifier?.admits(place, of: self) ?? true
    else { return }
    best.insert(
      .init(
        subject: place, name: name, match: match, importance: importance,
        distance: best.distance(to: places.direction(place))))
  }

  func area(_ number: Int, _ match: SearchResult.Match, _ best: BestResults) -> BestResults.Entry {
    let entry = areas.entries[number]
    return .init(
      subject: -1 - entry.number, name: number, match: match, importance: entry.importance,
      distance: best.distance(to: entry.vector))
  }

  /// How much more important the seat of a country is than its people alone make it: as if eight
  /// times as many lived there; that of a region, twice as many.
  static let mostOfSeat = 30

  func importance(of place: Int) -> Int {
    let people = Int(places.importance(of: place))
    return switch places.seat(of: place) {
    case .country: people + Self.mostOfSeat
    case .region: people + 10
    case nil: people
    }
  }

  private func results(_ best: BestResults, of query: SearchQuery) -> [SearchResult] {
    let local = LocalNames(names: names, countries: countries, language: query.language)
    return best.entries.map { entry in
      guard entry.subject >= 0 else { return result(areas.entries[entry.name], entry, local) }
      let place = places[entry.subject]
      let country = countries.country(code: place.countryCode)
      let region = region(of: place)
      return SearchResult(
        subject: .place(place), name: local.name(of: place), matchedName: names[entry.name],
        match: entry.match, importance: entry.importance, region: region,
        country: country, countryName: country.map { local.name(of: $0) })
    }
  }

  private func result(
    _ area: AreaNames.Entry, _ entry: BestResults.Entry, _ local: LocalNames
  ) -> SearchResult {
    var country: Country?
    let name: String
    switch area.subject {
    case .country(let country): name = local.name(of: country)
    case .sea(let sea): name = local.name(of: sea)
    case .place(let place): name = local.name(of: place)
    case .region(let region):
      name = region.name
      country = region.countryCode.flatMap { countries.country(code: $0) }
    }
    return SearchResult(
      subject: area.subject, name: name, matchedName: area.name, match: entry.match,
      importance: entry.importance, region: nil, country: country,
      countryName: country.map { local.name(of: $0) })
  }

  /// The region that a place lies in, or on whose shore; a polygon may be off its islands.
  func region(of place: Place) -> Region? {
    if let region = regions.region(at: place.coordinate), region.countryCode == place.countryCode {
      return region
    }
    return regions.region(
      nearest: place.coordinate, ofCountry: place.countryCode, within: 10_000)
  }
}
