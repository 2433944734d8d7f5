/// What a search found.
public enum SearchAnswer: Hashable, Sendable {
  /// The text is a coordinate.
  case coordinate(Coordinate)
  /// Names that begin like the text, or have a word that does, the best first.
  case results([SearchResult])
  /// Nothing begins like the text; these names are written much like it: did you mean one of them?
  case similar([SearchResult])
  /// Nothing was found; where the text looks like a coordinate, why it is none.
  case nothing(CoordinateError?)

  /// The named results, whether they are the ones looked for or only similar.
  public var results: [SearchResult] {
    switch self {
    case .results(let results), .similar(let results): results
    case .coordinate, .nothing: []
    }
  }
}
