/// The answer to a search query.
public enum SearchAnswer: Hashable, Sendable {
  /// The text is a coordinate.
  case coordinate(Coordinate)
  /// Names that start with the text, or have a word that does, the best first.
  case results([SearchResult])
  /// Names similar to the text, if no name starts with it, as suggestions.
  case similar([SearchResult])
  /// The town in an address, whose street is not in the data.
  case town(SearchResult)
  /// Nothing was found.
  ///
  /// If the text looks like a coordinate, the error says why it is not valid.
  case nothing(CoordinateError?)

  /// The named results, whether exact or similar.
  public var results: [SearchResult] {
    switch self {
    case .results(let results), .similar(let results): results
    case .town(let result): [result]
    case .coordinate, .nothing: []
    }
  }
}
