import Testing

@testable import Atlas

/// The table of names in other scripts, made by `Scripts/accuracy/spellings.py`.
@Suite("Searching in other scripts")
struct SpellingsTests {
  private struct Row {
    let language: String
    let text: String
    let place: Coordinate
  }

  private func rows() throws -> [Row] {
    try Table.lines("spellings.tsv").map { cells in
      Row(
        language: cells[0], text: cells[1],
        place: .at(try #require(Double(cells[2])), try #require(Double(cells[3]))))
    }
  }

  /// Returns the rows whose town is not the first result.
  private func missed(language: (Row) -> String = { $0.language }) throws -> [String] {
    let search = try PlaceSearch(RealGazetteer.gazetteer)
    return try rows().filter { row in
      let query = SearchQuery(row.text, language: language(row), limit: 1)
      guard let first = try search.answer(to: query).results.first else { return true }
      return GreatCircle(from: first.coordinate, to: row.place).distance > 1_000
    }.map { "\($0.language) \($0.text)" }
  }

  @Test("T25: finds the town first for 98% of 220 names in eight scripts, in any language")
  func first() throws {
    let count = try rows().count
    #expect(count >= 200)
    let own = try missed()
    #expect(own.count * 50 <= count, "\(own)")
    let english = try missed(language: { _ in "en" })
    #expect(english.count * 50 <= count, "\(english)")
  }
}
