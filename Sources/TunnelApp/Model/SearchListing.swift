import Atlas
internal import Support

/// What the search panel shows: a note, and the results under it.
nonisolated struct SearchListing: Hashable, Sendable {
  /// What there is to say: how many results, or why there are none.
  let note: String
  /// The results, the best first.
  var rows: [SearchRow] = []
  /// Whether the first result is what Enter means, without being chosen: not where names are only
  /// alike.
  var isSure = true

  /// What is shown before anything is typed.
  static let start = SearchListing(
    note: "A town, country, mountain or lake, in any of 58 languages; or a coordinate, for example "
      + "56.55, 8.3167. Enter digs there, Ctrl+Enter comes out there.")

  /// How many results are asked for.
  static let limit = 20

  /// Makes what is shown instead of results.
  init(note: String) { self.note = note }

  /// Makes what is shown of an answer.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - format: How coordinates are shown.
  ///   - start: Where the tunnel starts now.
  init(
    _ answer: SearchAnswer, to text: String, written format: CoordinateFormat,
    from start: Coordinate
  ) {
    rows = answer.results.map { SearchRow($0, from: start) }
    let nothing = "Nothing is called \(text.quoted)."
    switch answer {
    case .coordinate(let coordinate):
      rows = [SearchRow(coordinate, written: format, from: start)]
      note = "A coordinate"
    case .results(let results):
      note =
        switch results.count {
        case 1: "1 result"
        case Self.limit...: "The \(Self.limit) best results"
        default: "\(results.count) results"
        }
    case .similar:
      note = nothing + " Similar names:"
      isSure = false
    case .nothing(let refusal):
      note = refusal?.description ?? nothing
    }
  }
}
