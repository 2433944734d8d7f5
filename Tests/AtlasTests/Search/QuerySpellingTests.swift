import Testing

@testable import Atlas

struct QuerySpellingTests {
  private func spellings(_ text: String) -> [String] {
    QuerySpelling.all(of: FoldedName(units: Array(text.utf16), isEnded: false))
      .map { String(decoding: $0.units, as: UTF16.self) }
  }

  @Test("T25: Each digraph may stand for an accented letter")
  func digraphs() {
    #expect(spellings("koebenhavn") == ["koebenhavn", "kobenhavn"])
    #expect(Set(spellings("aeroe")) == ["aeroe", "aero", "aroe", "aro"])
    #expect(spellings("paris") == ["paris"])
    #expect(spellings("aaaaaaaaaaaa").count <= 8)
  }

  @Test("T25: Abbreviated words are tried in full, and vice versa")
  func words() {
    #expect(spellings("saint louis").contains("st louis"))
    #expect(spellings("st louis").contains("saint louis"))
    #expect(spellings("port st lucie").contains("port saint lucie"))
    #expect(spellings("stavanger") == ["stavanger"])
    let query = FoldedName(units: Array("saint goeran".utf16), isEnded: false)
    #expect(QuerySpelling.all(of: query, digraphs: false).count == 2)
    #expect(QuerySpelling.all(of: query).count == 4)
  }
}
