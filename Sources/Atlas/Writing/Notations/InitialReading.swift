/// A reader of letters that are one direction in one language and another in another.
struct InitialReading {
  typealias Reason = CoordinateError.Reason

  private let text: CoordinateScanner
  /// The letters of the text whose meaning depends on the language.
  private let letters: [Character]
  private var meanings: [[CoordinateToken]] = []
  private var found: [(coordinate: Coordinate, latitudeIsFirst: Bool)] = []
  private var preferred: Coordinate?
  private var failure: Reason?

  /// Returns the coordinate that all languages read which have every word and letter of a text.
  ///
  /// If they differ, the user's language decides, then those that put the latitude first.
  static func coordinate(
    _ text: CoordinateScanner, language: String?,
    from read: ([CoordinateToken]) throws(Reason) -> Coordinate
  ) throws(Reason) -> Coordinate {
    var reading = InitialReading(text)
    let tag = language?.prefix { $0.isLetter }.lowercased() ?? ""
    try reading.take(.international, isPreferred: false, read)
    for (index, language) in CompassLanguage.all.enumerated()
    where text.languages & 1 << index != 0 {
      try reading.take(language, isPreferred: language.tags.contains { $0 == tag }, read)
    }
    return try reading.decide()
  }

  private init(_ text: CoordinateScanner) {
    self.text = text
    var letters: [Character] = []
    for case .initial(let letter) in text.tokens where !letters.contains(letter) {
      letters.append(letter)
    }
    self.letters = letters
  }

  /// Reads the text with the letters of a language, unless it lacks one.
  private mutating func take(
    _ language: CompassLanguage, isPreferred: Bool,
    _ read: ([CoordinateToken]) throws(Reason) -> Coordinate
  ) throws(Reason) {
    let meanings = letters.compactMap(language.token)
    // Without another direction, the I of 60.8 I is no Polish “and”.
    let hasDirection =
      meanings.contains { $0 != .filler } || text.tokens.contains { $0.axis != nil }
    guard meanings.count == letters.count, hasDirection,
      isPreferred || !self.meanings.contains(meanings)
    else { return }
    self.meanings.append(meanings)
    let tokens = text.tokens.map { token in
      token.initial.flatMap(letters.firstIndex).map { meanings[$0] } ?? token
    }.filter { $0 != .filler }
    let coordinate: Coordinate
    do throws(Reason) { coordinate = try read(tokens) } catch {
      if error.isAmbiguous { throw error }
      if failure == nil || error.concernsValues { failure = error }
      return
    }
    if isPreferred { preferred = preferred ?? coordinate }
    if !found.contains(where: { $0.coordinate == coordinate }) {
      found.append((coordinate, tokens.first { $0.axis != nil }?.axis == .latitude))
    }
  }

  private func decide() throws(Reason) -> Coordinate {
    if found.isEmpty {
      // One letter of another language explains nothing.
      let stranger = letters.first { CompassLanguage.international.token($0) == nil }
      if let stranger, letters.count == 1 || meanings.isEmpty, failure?.concernsValues != true {
        throw .notANumber(String(stranger))
      }
      throw failure ?? .empty
    }
    if found.count == 1 { return found[0].coordinate }
    if let preferred { return preferred }
    let ordered = found.filter(\.latitudeIsFirst)
    if ordered.count == 1 { return ordered[0].coordinate }
    if letters.contains("o") { throw .ambiguousO }
    throw .twoReadings(found[0].coordinate, found[1].coordinate)
  }
}
