import Atlas
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@Suite("Merging favorites")
struct FavoriteMergeTests {
  /// Returns a collection of points at the Equator with the given names.
  private func collection(_ names: String) -> GeoJSONCollection {
    GeoJSONCollection(
      names.map { name in
        var feature = GeoJSONFeature(point: place("0, 0"))
        feature[property: "name"] = String(name)
        return feature
      })
  }

  private func names(_ collection: GeoJSONCollection?) -> String? {
    collection.map { FavoriteList($0).favorites.map(\.name).joined() }
  }

  private func merged(_ base: String, _ mine: String, _ theirs: String) -> String? {
    names(
      FavoriteMerge(
        base: collection(base), mine: collection(mine), theirs: collection(theirs)
      ).merged)
  }

  @Test(
    "D102: Changes of both sides are merged",
    arguments: [
      ("ABC", "ABC", "ABC", "ABC"),
      // Added, removed and edited by one side or both.
      ("ABC", "ABCD", "ABC", "ABCD"), ("ABC", "ABCD", "ABCE", "ABCDE"),
      ("ABC", "AXBC", "ABYC", "AXBYC"), ("ABC", "XABC", "YABC", "XYABC"),
      ("ABC", "AC", "AB", "A"), ("ABC", "AC", "ABCD", "ACD"), ("ABC", "AC", "AC", "AC"),
      ("ABC", "AXC", "ABC", "AXC"), ("ABC", "AXC", "ABY", "AXY"), ("ABC", "AXC", "AC", "AXC"),
      ("ABC", "ABCD", "ABCD", "ABCD"), ("", "AB", "CD", "ABCD"),
      // Moved by one side, or in the same way by both.
      ("ABC", "CAB", "ABCD", "CDAB"), ("ABC", "ABCD", "CAB", "CDAB"), ("ABC", "CAB", "CAB", "CAB"),
      // Equal ones count.
      ("AA", "AAA", "AA", "AAA"), ("AA", "A", "AA", "A"),
    ])
  func merge(base: String, mine: String, theirs: String, result: String) {
    #expect(merged(base, mine, theirs) == result)
  }

  @Test(
    "D102: What both may have edited, or ordered differently, is not merged",
    arguments: [("ABC", "AXC", "AYC"), ("ABC", "CAB", "BAC"), ("A", "X", "Y")])
  func undecided(base: String, mine: String, theirs: String) {
    #expect(merged(base, mine, theirs) == nil)
  }

  @Test("D102: Members of the collection that one side changed stay changed")
  func frame() throws {
    func framed(_ value: String) throws -> GeoJSONCollection {
      try GeoJSONCollection(
        reading: Array(#"{"type":"FeatureCollection","x":\#(value),"features":[]}"#.utf8))
    }
    let (one, two, three) = (try framed("1"), try framed("2"), try framed("3"))
    #expect(FavoriteMerge(base: one, mine: one, theirs: two).merged == two)
    #expect(FavoriteMerge(base: one, mine: two, theirs: one).merged == two)
    #expect(FavoriteMerge(base: one, mine: two, theirs: two).merged == two)
    #expect(FavoriteMerge(base: one, mine: two, theirs: three).merged == nil)
  }

  @Test("D102: No merge loses what a side has added or kept, or brings back what one removed")
  func law() {
    var generator = SeededGenerator(seed: 102)
    let letters = Array("ABCDEF")
    func version(of base: [Character]) -> [Character] {
      var version = base.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
      for letter in "UVWXYZ" where Int.random(in: 0..<6, using: &generator) == 0 {
        version.insert(letter, at: Int.random(in: 0...version.count, using: &generator))
      }
      if Int.random(in: 0..<4, using: &generator) == 0 { version.shuffle(using: &generator) }
      return version
    }
    for _ in 0..<2000 {
      let base = letters.filter { _ in Int.random(in: 0..<3, using: &generator) > 0 }
      let (mine, theirs) = (version(of: base), version(of: base))
      let merge = FavoriteMerge(
        base: collection(String(base)), mine: collection(String(mine)),
        theirs: collection(String(theirs)))
      let everything = Set(mine).union(theirs)
      #expect(Set(names(merge.union) ?? "") == everything)
      guard let result = names(merge.merged) else { continue }
      let kept = everything.filter {
        !base.contains($0) || mine.contains($0) && theirs.contains($0)
      }
      #expect(Set(result) == kept, "\(base) \(mine) \(theirs)")
      #expect(result.count == kept.count, "\(base) \(mine) \(theirs)")
    }
  }
}
