/// A search for places, regions, countries, seas and natural features by name, in any language of
/// the data.
///
/// It is fast enough for every keystroke: words are sorted, and each block of rows records its
/// greatest importance, so that a search reads few names. It tries, in this order, until something
/// is found:
///
/// 1. The text as a coordinate.
/// 2. With separators, as in "Paris, TX", the text as a whole name, or as a name and its
///    surroundings (``SearchQualifier``), before all other names.
/// 3. Names with a word that starts with the text, the most important first; among them those with
///    all words but the last ones, if these are their surroundings.
/// 4. The text as an address, of which the town is found.
/// 5. Names that differ from the text by one or two slips (``Slips``).
///
/// It runs synchronously and stops early if its task is canceled:
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
  let translation: (@Sendable (String) -> String?)?
  let translated: [TranslatedName]

  /// Opens the names of a gazetteer.
  ///
  /// - Parameter translation: Returns a name of a sea or a natural feature that the gazetteer has only
  ///   in English in the language of the queries; nil if it is not known.
  public init(
    _ gazetteer: Gazetteer, translating translation: (@Sendable (String) -> String?)? = nil
  ) throws(AssetError) {
    let words = try gazetteer.words()
    self.init(
      names: try gazetteer.names(), words: words.index, folding: words.folding,
      countries: try gazetteer.countries(), regions: try gazetteer.regions(),
      seas: try gazetteer.seas(), features: try gazetteer.features(), translating: translation)
  }

  init(
    names: PlaceNames, words: WordIndex, folding: NameFolding, countries: CountryIndex,
    regions: RegionIndex, seas: SeaIndex, features: FeatureIndex,
    translating translation: (@Sendable (String) -> String?)? = nil
  ) {
    self.names = names
    self.words = words
    self.folding = folding
    places = names.places
    areas = SearchAreas(
      countries: countries, regions: regions, seas: seas, features: features, numbers: names.areas)
    self.translation = translation
    translated =
      translation.map { TranslatedName.all(seas, features, names, folding, by: $0) } ?? []
  }

  /// Answers a query with a coordinate if the text is one, or else with the best names.
  ///
  /// A short plus code followed by a name, such as `H828+2M Lemvig`, gives the cell nearest to the
  /// best result for that name.
  ///
  /// - Parameter isCancelled: Called from time to time to check whether the search was canceled.
  /// - Throws: `CancellationError` if the search was canceled.
  public func answer(
    to query: SearchQuery, isCancelled: () -> Bool = { Task.isCancelled }
  ) throws(CancellationError) -> SearchAnswer {
    let refusal: CoordinateError
    do throws(CoordinateError) {
      return .coordinate(
        try CoordinateFormat.coordinate(from: query.text, language: query.language))
    } catch { refusal = error }
    if case .plusCode(.unknownReference(let code, let place)) = refusal.reason {
      let found = try names(
        matching: SearchQuery(place, language: query.language, near: query.near, limit: 1),
        isCancelled)
      if case .results(let results) = found, let reference = results.first?.coordinate,
        let cell = try? CoordinateFormat.coordinate(from: code, near: reference)
      {
        return .coordinate(cell)
      }
      return .nothing(refusal)
    }
    if refusal.isSure { return .nothing(refusal) }
    let answer = try names(matching: query, isCancelled)
    if case .nothing = answer, refusal.looksLikeCoordinate { return .nothing(refusal) }
    if case .results = answer { return answer }
    return refusal.isBetterThanSimilarNames ? .nothing(refusal) : answer
  }

  /// Answers a query by names alone.
  private func names(
    matching query: SearchQuery, _ isCancelled: () -> Bool
  ) throws(CancellationError) -> SearchAnswer {
    let text = query.text.prefix(Self.longest)
    var best = try found(text, for: query, isCancelled)
    if !best.entries.isEmpty { return .results(results(best, of: query)) }
    // A number with hardly any letters is not a misspelled name.
    let hasNumber = text.contains(where: \.isDigit)
    guard query.limit > 0, query.text.letterCount > 2 || !hasNumber else { return .nothing(nil) }
    if hasNumber, let town = try town(of: text, for: query, isCancelled) { return .town(town) }
    try collectSimilar(folding.folded(text), into: &best, isCancelled)
    if !best.entries.isEmpty { return .similar(results(best, of: query)) }
    let town = hasNumber ? nil : try town(of: text, for: query, isCancelled)
    if let town { return .town(town) }
    let others = try elsewhere(text, for: query, isCancelled)
    return others.isEmpty ? .nothing(nil) : .similar(others)
  }

  /// Returns the best results for a text that is a name, or a name and its surroundings.
  ///
  /// - Parameter isComplete: Whether the surroundings are not just beginnings of names.
  func found(
    _ text: Substring, for query: SearchQuery, isComplete: Bool = false, _ isCancelled: () -> Bool
  ) throws(CancellationError) -> BestResults {
    let folded = folding.folded(text)
    var best = BestResults(limit: query.limit, near: query.near, letters: folded.units.count)
    guard !folded.units.isEmpty, query.limit > 0 else { return best }
    best.languages = 1 << UInt64(names.index(of: query.language))
    if let country = country(code: text) { insert(country, country, .whole, into: &best) }
    // Numbers alone are a coordinate out of range, not two codes.
    let isNamed = text.utf8.contains { $0 > UInt8(ascii: "@") }
    let isParted = isNamed && QueryParts(text).texts.count > 1
    if isParted {
      try collectParted(text, for: query, isComplete: isComplete, into: &best, isCancelled)
    }
    let same = QuerySpelling.all(of: folded, digraphs: false)
    for spelling in same { try collect(spelling, into: &best, isCancelled) }
    if !best.isFull {
      for spelling in QuerySpelling.all(of: folded) where !best.isFull && !same.contains(spelling) {
        try collect(spelling, into: &best, isCancelled)
      }
    }
    if !isParted, isNamed {
      try collectEnded(text, into: &best, isCancelled)
      if best.entries.isEmpty { collectTitled(folded, for: query, into: &best) }
      if best.entries.isEmpty { try collectJoined(text, into: &best, isCancelled) }
    }
    return best
  }

  /// The length of the longest name.
  private static let longest = 200

  /// Returns the number of the country with an ISO 3166-1 code in capital letters.
  ///
  /// Lowercase letters are the start of a name instead.
  private func country(code text: Substring) -> Int? {
    // There may be full stops, as in U.S.A., and invisible characters.
    guard
      text.utf8.count <= 3 || text.utf8.contains(where: { $0 > 0x7F || $0 == UInt8(ascii: ".") })
    else { return nil }
    var code = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII, scalar.properties.isAlphabetic {
        code.unicodeScalars.append(scalar)
      } else if scalar.value > 0x7F, scalar.properties.isAlphabetic {
        return nil
      }
      if code.utf8.count > 3 { return nil }
    }
    guard code.utf8.count > 1 else { return nil }
    return areas.countries.number(code: code).map { places.count + $0 }
  }
}

extension CoordinateError {
  /// Whether the text is a link, or something else that only programs write, and no name.
  package var isSure: Bool {
    switch reason {
    case .link(.threeWords): text.contains("/")
    case .link, .record, .unknownReferenceSystem: true
    default: false
    }
  }

  /// Whether the text can only be a place, if nothing is called so: three words with full stops, or
  /// angles of which one is too large.
  fileprivate var isBetterThanSimilarNames: Bool {
    if case .link(.threeWords) = reason { return true }
    return reason.concernsValues
  }

  /// Whether the text is more likely an invalid coordinate than a name or a postcode.
  ///
  /// It then has two readings, or hardly any letters, and more than one number or a mark used with
  /// angles.
  var looksLikeCoordinate: Bool {
    if reason.isAmbiguous { return true }
    guard text.letterCount <= 2 else { return false }
    let numbers = text.split { !$0.isDigit }
    return numbers.count > 1 || numbers.count == 1 && text.contains { "°º′″'\"+-−.,;".contains($0) }
  }
}

extension String {
  /// The number of scalars that are letters of any script.
  fileprivate var letterCount: Int { unicodeScalars.count { $0.properties.isAlphabetic } }
}
