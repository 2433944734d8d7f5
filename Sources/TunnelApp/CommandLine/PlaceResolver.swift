internal import Atlas
internal import Support

/// Finds the place that a person names on the command line: by a coordinate in any notation, else by a
/// name, with the same search as `tunnel search`.
///
/// A name that is the whole text comes before one that only begins so: what is written here is complete.
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
    let query = SearchQuery(text, language: language, limit: Self.limit)
    switch try opened().answer(to: query) {
    case .coordinate(let coordinate): return Found(coordinate: coordinate)
    case .results(let results):
      let whole = results.filter { $0.match == .whole }
      if whole.isEmpty, mustBeWhole { throw refusal }
      return try choose(whole, of: results, for: text)
    case .similar(let results):
      if mustBeWhole { throw refusal }
      throw CommandFailure(
        .nothingFound,
        "Nothing is called \(text.quoted). Did you mean \(Self.list(results, or: true))?")
    case .nothing(let reason):
      if let reason { throw reason }
      if mustBeWhole { throw refusal }
      throw CommandFailure(.nothingFound, "Nothing is called \(text.quoted).")
    }
  }

  /// No name is longer.
  private static let longest = 200

  private static func mayBeName(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    return scalars.prefix(longest + 1).count <= longest
      && !scalars.contains(where: \.isUnfitForMessages) && text.contains(where: \.isLetter)
  }

  private func opened() throws -> PlaceSearch {
    if let search { return search }
    let made = try PlaceSearch(data.gazetteer())
    search = made
    return made
  }

  private func choose(
    _ whole: [SearchResult], of results: [SearchResult], for text: String
  ) throws(CommandFailure) -> Found {
    guard let best = whole.first ?? results.first else {
      throw CommandFailure(.nothingFound, "Nothing is called \(text.quoted).")
    }
    let place = Self.coordinate(of: best)
    switch (whole.count, isExact) {
    case (1, _): return Found(coordinate: place)
    case (0, true):
      throw CommandFailure(
        .nothingFound,
        "Nothing is called exactly \(text.quoted). There is \(Self.list(results)).")
    case (0, false):
      return Found(
        coordinate: place, note: "\(text.quoted) is read as \(Self.words(best)).")
    case (_, true):
      throw CommandFailure(
        .unreadableInput,
        "\(text.quoted) is ambiguous: \(Self.list(whole)). "
          + "Add the region or country, or give the coordinate.")
    case (_, false):
      let others = Self.list(Array(whole.dropFirst()))
      return Found(
        coordinate: place,
        note: "\(text.quoted) is read as \(Self.words(best)). There is also \(others).")
    }
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
    if rest > 0, !or { return names.joined(separator: "; ") + "; and \(rest) more" }
    guard or, let last = names.last, names.count > 1 else { return names.joined(separator: "; ") }
    return names.dropLast().joined(separator: "; ") + " or " + last
  }

  /// A result with what tells it from others of its name: `London, Ontario, Canada (town)`.
  private static func words(_ result: SearchResult) -> String {
    ([result.name] + result.surroundings).joined(separator: ", ") + " (\(result.kind))"
  }
}
