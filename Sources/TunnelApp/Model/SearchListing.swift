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
  static var start: SearchListing {
    SearchListing(
      note: Messages.Search.invitation(58))
  }

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
    switch answer {
    case .coordinate(let coordinate):
      rows = [SearchRow(coordinate, written: format, from: start)]
      note = Messages.Search.coordinate
    case .results(let results):
      note =
        switch results.count {
        case Self.limit...: Messages.Search.best(Self.limit)
        default: Messages.Search.count(results.count)
        }
    case .similar:
      note = Messages.Search.similar(text.quoted)
      isSure = false
    case .nothing(let refusal):
      note = refusal?.description ?? Messages.Search.nothing(text.quoted)
    }
  }
}
