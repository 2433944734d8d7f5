internal import Atlas
internal import Support

/// Finds the place that a person names on the command line: by a coordinate in any notation, else by a
/// name, the first that `tunnel search` and the window's search find.
nonisolated final class PlaceResolver {
  /// A place that was found.
  struct Found: Hashable {
    let coordinate: Coordinate
    /// What is to be said of the choice; nil where there was none.
    var note: String?
  }

  /// How many results are looked at.
  private static let limit = 200
  /// How many names a message lists.
  private static let listed = 3

  private let data: CommandData
  private let language: String
  private let isExact: Bool
  private var search: PlaceSearch?

  /// Makes a resolver that opens the data when a name is asked for.
  ///
  /// - Parameter isExact: Whether a name must be whole, and of one place only.
  init(_ data: CommandData, language: String = InterfaceLanguage.current, isExact: Bool = false) {
    self.data = data
    self.language = language
    self.isExact = isExact
  }

  /// Returns the place that a text names.
  ///
  /// - Throws: A `CoordinateError` where the text is a coordinate that cannot be read, a ``CommandFailure``
  ///   where nothing is called so.
  func find(_ text: String) throws -> Found {
    let refusal: CoordinateError
    do throws(CoordinateError) {
      return Found(coordinate: try CoordinateFormat.coordinate(from: text))
    } catch { refusal = error }
    guard Self.mayBeName(text) else { throw refusal }
    // With a number it is rather a coordinate that went wrong than the beginning of a name.
    let mustBeWhole = text.contains(where: \.isNumber) || text.count(where: \.isLetter) < 2
    let (name, kind) = Self.parts(of: text)
    let query = SearchQuery(name, language: language, limit: Self.limit)
    switch try opened().answer(to: query) {
    case .coordinate(let coordinate): return Found(coordinate: coordinate)
    case .results(let found):
      let results = found.filter { kind == nil || $0.kind == kind }
      let whole = results.filter { $0.match == .whole }
      if mustBeWhole, whole.isEmpty { throw refusal }
      return try isExact || mustBeWhole
        ? choose(whole, of: results, for: text)
        : choose(results.prefix(1) + whole, of: results, for: text)
    case .similar(let results):
      if mustBeWhole { throw refusal }
      throw CommandFailure(
        .nothingFound,
        Messages.Failures.similar(text.quoted, meaning: Self.list(results, or: true)))
    case .nothing(let reason):
      if let reason { throw reason }
      if mustBeWhole { throw refusal }
      throw CommandFailure(.nothingFound, Messages.Failures.nothing(text.quoted))
    }
  }

  /// No name is longer.
  private static let longest = 200

  private static func mayBeName(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    return scalars.prefix(longest + 1).count <= longest
      && !scalars.contains(where: \.isUnfitForMessages) && text.contains(where: \.isLetter)
  }

  /// Returns the name in a text, and the kind that a message gives it: “capital” of `Tokyo, Japan (capital)`.
  private static func parts(of text: String) -> (name: String, kind: String?) {
    guard text.hasSuffix(")"), let start = text.lastIndex(of: "(") else { return (text, nil) }
    return (String(text[..<start]), String(text[text.index(after: start)...].dropLast()))
  }

  private func opened() throws -> PlaceSearch {
    if let search { return search }
    let made = try PlaceSearch(data.gazetteer())
    search = made
    return made
  }

  /// Returns the only one of some candidates, or the first, and says what else there is.
  private func choose(
    _ candidates: [SearchResult], of results: [SearchResult], for text: String
  ) throws(CommandFailure) -> Found {
    guard let best = candidates.first else {
      guard !results.isEmpty else {
        throw CommandFailure(.nothingFound, Messages.Failures.nothing(text.quoted))
      }
      throw CommandFailure(
        .nothingFound, Messages.Failures.notExact(text.quoted, but: Self.list(results)))
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
    if !others.isEmpty { found.note? += " " + Messages.Notes.thereIsAlso(Self.list(others)) }
    return found
  }

  /// Where a result is, to the five decimals that `tunnel search` prints.
  private static func coordinate(of result: SearchResult) -> Coordinate {
    let (latitude, longitude) = (result.coordinate.latitude, result.coordinate.longitude)
    return Coordinate(
      latitude: (latitude * 1e5).rounded() / 1e5, longitude: (longitude * 1e5).rounded() / 1e5)
      ?? result.coordinate
  }

  /// The first of some results, and how many more there are.
  private static func list(_ results: [SearchResult], or: Bool = false) -> String {
    let names = results.prefix(listed).map(words)
    let rest = results.count - names.count
    if rest > 0, !or { return Messages.Notes.andMore(names.joined(separator: "; "), and: rest) }
    guard or, let last = names.last, names.count > 1 else { return names.joined(separator: "; ") }
    return Messages.Places.either(names.dropLast().joined(separator: "; "), or: last)
  }

  /// A result with what tells it from others of its name: `London, Ontario, Canada (town)`.
  private static func words(_ result: SearchResult) -> String {
    ([result.name] + result.surroundings).joined(separator: ", ") + " (\(result.kind))"
  }
}
