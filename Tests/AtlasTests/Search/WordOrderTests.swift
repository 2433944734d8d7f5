import Testing

@testable import Atlas

@Suite("The sorted words")
struct WordOrderTests {
  let search: PlaceSearch

  init() throws { search = try PlaceSearchTests.opened.get() }

  @Test("T25: no name is more important than its block's maximum")
  func peaks() throws {
    for order in [search.words.first, search.words.later] {
      var checked = 0
      for block in 0..<(order.count + WordOrder.block - 1) / WordOrder.block {
        for row in order.rows(ofBlock: block) {
          let name = try #require(order.word(at: row)).name
          let isUsual = search.names.isUsual(name)
          let importance = search.importance(of: search.names.subject(of: name))
          checked += 1
          if importance - (isUsual ? 0 : 120) > order.peak(ofBlock: block) {
            Issue.record("\(search.names[name]) counts \(importance)")
          }
        }
      }
      #expect(checked == order.count)
    }
  }

  @Test("T25: words increase from row to row, and each continues as its step says")
  func rising() {
    var reader = NameReader(search)
    for start in stride(from: 0, to: search.words.first.count - 40, by: 4001) {
      var before: [UInt16]?
      for row in start..<start + 40 {
        let name = Array(reader.read(search.words.first.word(at: row)))
        if let before {
          #expect(!name.lexicographicallyPrecedes(before))
          let shared = zip(before, name).prefix(7).prefix { $0 == $1 }.count
          let step = search.words.step(to: row)
          #expect(step.shared == shared)
          #expect(step.letter == (shared < name.count ? name[shared] & 31 : 0))
        }
        before = name
      }
    }
    for start in stride(from: 0, to: search.words.later.count - 40, by: 4001) {
      let words = (start..<start + 40).map { row in
        Array(reader.read(search.words.later.word(at: row)))
      }
      #expect(zip(words, words.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) })
    }
  }

  @Test(
    "T25: finds as much as a scan of all names",
    arguments: ["q", "xi ", "den h", "東京", "la paz"])
  func complete(text: String) {
    let query = search.folding.folded(text)
    var reader = NameReader(search)
    let matches = search.words.first.matches(query, reader: &reader)
    let rows = matches.whole.lowerBound..<matches.longer.upperBound
    var (found, whole) = (0, 0)
    for row in 0..<search.words.first.count {
      let name = reader.read(search.words.first.word(at: row))
      let ends = name.count == query.units.count
      guard name.starts(with: query.units),
        !query.isEnded || ends || name[query.units.count] == NameFolding.space
      else { continue }
      found += 1
      whole += ends ? 1 : 0
      #expect(rows.contains(row))
    }
    #expect(found == rows.count)
    #expect(whole == matches.whole.count)
    #expect(found > 0)
  }
}
