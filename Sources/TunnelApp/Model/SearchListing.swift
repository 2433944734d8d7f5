import Atlas
internal import Support

/// The contents of the search panel: a note, and the results below it.
nonisolated struct SearchListing: Hashable, Sendable {
  /// Some of the rows, under a heading.
  struct Section: Hashable, Sendable {
    /// The heading; nil for none.
    let title: String?
    /// The rows, the best first.
    let rows: [SearchRow]
  }

  /// The note: how many results there are, or why there are none.
  let note: String
  /// The results, the best first, or what is offered before the user types.
  private(set) var sections: [Section] = []
  /// Whether Enter takes the first result without a selection.
  ///
  /// False if the names are only similar.
  var isSure = true

  /// The rows of all sections.
  var rows: [SearchRow] { sections.flatMap(\.rows) }
  /// Whether the rows answer what was typed.
  var answers: Bool { sections.contains { $0.title == nil } }

  /// The listing shown before the user types, without an offer.
  static var start: SearchListing {
    SearchListing(
      note: Messages.Search.invitation(58))
  }

  /// Creates the listing shown before the user types.
  ///
  /// - Parameter sections: What is offered; sections without rows are left out.
  init(offering sections: [Section]) {
    self = .start
    self.sections = sections.filter { !$0.rows.isEmpty }
    isSure = false
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
    var rows = answer.results.map { SearchRow($0, from: start) }.withoutRepetitions
    switch answer {
    case .coordinate(let coordinate):
      rows = [SearchRow(coordinate, written: format, from: start)]
      note = Messages.Search.coordinate
    case .results(let results):
      note =
        switch results.count {
        case Self.limit...: Messages.Search.best(rows.count)
        default: Messages.Search.count(rows.count)
        }
    case .similar:
      note = Messages.Search.similar(text.quoted)
      isSure = false
    case .town:
      note = Messages.Search.town
      isSure = false
    case .nothing(let refusal):
      note =
        refusal.map(Messages.Coordinates.sentence)
        ?? Messages.Search.nothing(text.quoted)
    }
    sections = rows.isEmpty ? [] : [Section(title: nil, rows: rows)]
  }
}

nonisolated extension [SearchRow] {
  /// The distance in meters within which two rows with the same words are the same place to a reader.
  private static var nearby: Double { 10_000 }

  /// The rows without those that say the same as an earlier one of a place nearby.
  var withoutRepetitions: [SearchRow] {
    var kept: [SearchRow] = []
    for row in self {
      let isKnown = kept.contains { other in
        other.title == row.title && other.detail == row.detail
          && GreatCircle(from: other.coordinate, to: row.coordinate).distance < Self.nearby
      }
      if !isKnown { kept.append(row) }
    }
    return kept
  }
}
