import Atlas
internal import Support

/// The contents of the search panel: a note, and the results below it.
nonisolated struct SearchListing: Hashable, Sendable {
  /// The note: how many results there are, or why there are none.
  let note: String
  /// The results, the best first.
  var rows: [SearchRow] = []
  /// Whether Enter takes the first result without a selection.
  ///
  /// False if the names are only similar.
  var isSure = true

  /// The listing shown before the user types.
  static var start: SearchListing {
    SearchListing(
      note: Messages.Search.invitation(58))
  }

  /// The maximum number of results.
  static let limit = 20

  /// Creates a listing that has a note in place of results.
  init(note: String) { self.note = note }

  /// Creates the listing for an answer.
  ///
  /// - Parameters:
  ///   - text: The text that the user typed.
  ///   - format: The notation for coordinates.
  ///   - start: The current entrance of the tunnel.
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
    case .town:
      note = Messages.Search.town
      isSure = false
    case .nothing(let refusal):
      note = refusal?.description ?? Messages.Search.nothing(text.quoted)
    }
  }
}
