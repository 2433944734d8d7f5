import Atlas
import Testing

@testable import TunnelApp

@Suite("The kind of a result, in words")
struct SearchWordsTests {
  private static let search = Result { try PlaceSearch(TunnelStage.earth.gazetteer) }

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
