internal import Atlas
internal import Support

/// A resolver for places named on the command line: a coordinate in any notation, otherwise a name.
///
/// A name means the first result of `tunnel search`, which is also the first in the window.
nonisolated final class PlaceResolver {
  /// A resolved place.
  struct Found: Hashable {
    let coordinate: Coordinate
    /// A note about the choice that was made; nil if there was only one.
    var note: String?
  }

  /// The number of results to consider.
  private static let limit = 200
  /// The number of names that a message lists.
  private static let listed = 3

  private let data: CommandData
  private let language: String
  private let isExact: Bool
  private var search: PlaceSearch?

  /// Creates a resolver, which opens the data when it first looks up a name.
  ///
  /// - Parameter isExact: Whether a name must match in full, and only one place.
  init(_ data: CommandData, language: String = InterfaceLanguage.current, isExact: Bool = false) {
    self.data = data
    self.language = language
    self.isExact = isExact
  }

  /// Returns the place that a text names.
  ///
  /// - Throws: A `CoordinateError` if the text is a malformed coordinate, a ``CommandFailure`` if
  ///   no place has that name.
  func find(_ text: String) throws -> Found {
    let refusal: CoordinateError
    do throws(CoordinateError) {
      return Found(coordinate: try CoordinateFormat.coordinate(from: text, language: language))
    } catch { refusal = error }
    guard Self.mayBeName(text), !refusal.isSure else { throw refusal }
    // A text with a number is more likely a malformed coordinate than the prefix of a name.
    let mustBeWhole = text.contains(where: \.isNumber) || text.count(where: \.isLetter) < 2
    let (answer, kind) = try answer(to: text)
    switch answer {
    case .coordinate(let coordinate): return Found(coordinate: coordinate)
    case .results(let found):
      let results = found.filter { kind == nil || $0.kind == kind }
      let whole = results.filter { $0.match == .whole }
      if mustBeWhole, whole.isEmpty { throw refusal }
      // What merely begins so is a suggestion.
      guard isExact || results.hasName else {
        throw Self.failure(of: text, meaning: results)
      }
      return try isExact || mustBeWhole
        ? choose(whole, of: results, for: text)
        : choose(results.prefix(1) + whole, of: results, for: text)
    case .similar(let results):
      if mustBeWhole { throw refusal }
      throw Self.failure(of: text, meaning: results)
    case .town(let town):
      throw CommandFailure(
        .nothingFound, Messages.Failures.street(text.quoted, in: Self.words(town)))
    case .nothing(let reason):
      if let reason { throw reason }
      if mustBeWhole { throw refusal }
      throw CommandFailure(.nothingFound, Messages.Failures.nothing(text.quoted))
    }
  }

  /// The length in Unicode scalars that no name exceeds.
  private static let longest = 200

  private static func mayBeName(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    return scalars.prefix(longest + 1).count <= longest
      && !scalars.contains {
        $0.isUnfitForMessages && $0.properties.generalCategory != .format
      } && text.contains(where: \.isLetter)
  }

  private static func failure(of text: String, meaning results: [SearchResult]) -> CommandFailure {
    CommandFailure(
      .nothingFound, Messages.Failures.similar(text.quoted, meaning: list(results, or: true)))
  }

  /// Returns the answer to a text, and the kind that its results must have.
  ///
  /// What is in parentheses at its end may be a kind or a part of the name: `Halle (Saale)`.
  private func answer(to text: String) throws -> (SearchAnswer, kind: String?) {
    if let (name, kind) = Self.parts(of: text) {
      let answer = try opened().answer(to: query(name))
      if answer.results.contains(where: { $0.kind == kind }) { return (answer, kind) }
    }
    return (try opened().answer(to: query(text)), nil)
  }

  private func query(_ text: String) -> SearchQuery {
    SearchQuery(text, language: language, limit: Self.limit)
  }

  /// Returns the name in a text, and the kind that messages append to it: “capital” in
  /// `Tokyo, Japan (capital)`.
  private static func parts(of text: String) -> (name: String, kind: String)? {
    guard text.hasSuffix(")"), let start = text.lastIndex(of: "(") else { return nil }
    return (String(text[..<start]), String(text[text.index(after: start)...].dropLast()))
  }

  private func opened() throws -> PlaceSearch {
    if let search { return search }
    let made = try PlaceSearch(
      data.gazetteer(), translating: Messages.Names.translations)
    search = made
    return made
  }

  /// Returns the best candidate, with a note about the others.
  ///
  /// In exact mode there must be only one.
  private func choose(
    _ candidates: [SearchResult], of results: [SearchResult], for text: String
  ) throws(CommandFailure) -> Found {
    guard let best = candidates.first else {
      guard !results.isEmpty else {
        throw CommandFailure(.nothingFound, Messages.Failures.nothing(text.quoted))
      }
      throw CommandFailure(
        .nothingFound,
        Messages.Failures.notExact(text.quoted, but: Self.list(results), count: results.count))
    }
    let others = candidates.filter { $0 != best }
    guard !isExact || others.isEmpty else {
      throw CommandFailure(
        .unreadableInput,
        Messages.Failures.ambiguous(text.quoted, among: Self.list(candidates))
      )
    }
    var found = Found(coordinate: Self.coordinate(of: best))
    if best.match != .whole || !others.isEmpty {
      found.note = Messages.Notes.isRead(text.quoted, as: Self.words(best))
    }
    if !others.isEmpty {
      found.note? += " " + Messages.Notes.thereIsAlso(Self.list(others), count: others.count)
    }
    return found
  }

  /// Returns the coordinate of a result, rounded to the five decimals that `tunnel search` prints.
  private static func coordinate(of result: SearchResult) -> Coordinate {
    let (latitude, longitude) = (result.coordinate.latitude, result.coordinate.longitude)
    return Coordinate(
      latitude: (latitude * 1e5).rounded() / 1e5, longitude: (longitude * 1e5).rounded() / 1e5)
      ?? result.coordinate
  }

  /// Returns the first few results, and the number of the others.
  private static func list(_ results: [SearchResult], or: Bool = false) -> String {
    let names = results.prefix(listed).map(words)
    let rest = results.count - names.count
    if rest > 0, !or { return Messages.Notes.andMore(names.joined(separator: "; "), and: rest) }
    guard or, let last = names.last, names.count > 1 else { return names.joined(separator: "; ") }
    return Messages.Places.either(names.dropLast().joined(separator: "; "), or: last)
  }

  /// Returns a result with what distinguishes it from its namesakes:
  /// `London, Ontario, Canada (town)`.
  private static func words(_ result: SearchResult) -> String {
    ([result.answeringName] + result.surroundings).joined(separator: ", ") + " (\(result.kind))"
  }
}
