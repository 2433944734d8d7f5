import Atlas
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@Suite("A result in words")
struct SearchWordsTests {
  private static let search = Result { try PlaceSearch(TunnelStage.earth.gazetteer) }

  @Test(
    "T25: a row has the user's own name, and the one that was typed as it was typed",
    arguments: [
      ("東京", "Tokyo", "東京\u{A0}· Japan"), ("东京", "Tokyo", "东京\u{A0}· Japan"),
      ("Москва", "Moscow", "Москва\u{A0}· Russia"), ("München", "Munich", "München\u{A0}· Bavaria"),
      ("Tokyo", "Tokyo", "Japan"), ("한국", "South Korea", "한국\u{A0}· country"),
      ("tokio", "Tokyo", "Tokio\u{A0}· Japan"),
    ])
  func typedName(text: String, title: String, detail: String) throws {
    let answer = try Self.search.get().answer(to: SearchQuery(text, language: "en"))
    let listing = SearchListing(answer, to: text, written: .decimal, from: place("0 0"))
    #expect(listing.rows.first?.title == title)
    #expect(
      listing.rows.first?.detail.hasPrefix(detail) == true, "\(listing.rows.first?.detail ?? "")")
  }

  @Test("T25: the town of an address is offered, with a note, and not taken by Enter alone")
  func town() throws {
    let text = "Unter den Linden 77, 10117 Berlin"
    let answer = try Self.search.get().answer(to: SearchQuery(text, language: "en"))
    let listing = SearchListing(answer, to: text, written: .decimal, from: place("0 0"))
    #expect(listing.note == "Streets are not in the data. The town of this address:")
    #expect(listing.rows.map(\.title) == ["Berlin"])
    #expect(!listing.isSure)
  }

  @Test(
    "T25: the kind of a body of water is in its name, and the mouth of a river is an estuary",
    arguments: [
      ("Bay of Bengal", "bay"), ("Gulf of Finland", "gulf"), ("Strait of Gibraltar", "strait"),
      ("Bristol Channel", "channel"), ("Great Australian Bight", "bight"), ("North Sea", "sea"),
      ("Columbia River", "estuary"), ("Arctic Ocean", "ocean"), ("Waddenzee", "sea"),
    ])
  func waters(name: String, word: String) throws {
    let results = try Self.search.get().answer(to: SearchQuery(name, language: "en")).results
    let waters = results.filter { $0.name == name && $0.country == nil }
    #expect(waters.contains { $0.kind == word }, "\(results.map { "\($0.name) \($0.kind)" })")
  }
}
