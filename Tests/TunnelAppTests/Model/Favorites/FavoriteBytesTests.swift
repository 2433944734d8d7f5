import Atlas
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@Suite("The bytes of favorites")
struct FavoriteBytesTests {
  typealias Layout = OddFavorites.Layout

  private static let features =
    OddFavorites.others[..<10] + [OddFavorites.own] + OddFavorites.others[10...]

  private func text(_ features: some Sequence<String>, _ layout: Layout) -> String {
    layout.opening + features.joined(separator: layout.separator) + layout.closing
  }

  private func list(_ layout: Layout) throws -> FavoriteList {
    let text = text(Self.features, layout)
    let list = FavoriteList(try GeoJSONCollection(reading: Array(text.utf8)))
    try expect(list, text)
    return list
  }

  private func own(_ list: FavoriteList) throws -> FavoriteList.Entry {
    try #require(list.entries.first { $0.favorite.name == "Own" })
  }

  /// Compares bytes, because texts with different bytes may be equal.
  private func expect(
    _ list: FavoriteList, _ text: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    try #require(
      Array(list.collection.text.utf8) == Array(text.utf8), sourceLocation: location)
  }

  @Test("D101: A new name changes the bytes of the old one only", arguments: OddFavorites.layouts)
  func renaming(layout: Layout) throws {
    var list = try list(layout)
    list.edit(try own(list), name: "New \"é\"", note: "n")
    try expect(
      list,
      text(Self.features, layout).replacing(#""O\u0077n""#, with: #""New \"é\"""#))
  }

  @Test(
    "D101: A changed, removed or added note changes nothing else", arguments: OddFavorites.layouts)
  func note(layout: Layout) throws {
    var list = try list(layout)
    let text = text(Self.features, layout)
    list.edit(try own(list), name: "Own", note: "m")
    try expect(list, text.replacing(#""note":"n""#, with: #""note":"m""#))
    list.edit(try own(list), name: "Own", note: "")
    let without = text.replacing(#", "note":"n""#, with: "")
    try expect(list, without)
    list.edit(try own(list), name: "Own", note: "p")
    try expect(
      list, without.replacing(#""O\u0077n" }"#, with: #""O\u0077n","note"  :"p" }"#))
  }

  @Test("D101: A removed favorite leaves the bytes of the others", arguments: OddFavorites.layouts)
  func removing(layout: Layout) throws {
    var list = try list(layout)
    list.remove(try own(list))
    try expect(list, text(OddFavorites.others, layout))
  }

  @Test("D101: An added favorite leaves the bytes of the others", arguments: OddFavorites.layouts)
  func adding(layout: Layout) throws {
    var list = try list(layout)
    list.add(place("1, 2"), named: "New", at: Moment(secondsSince1970: 1_782_043_200))
    let new =
      #"{"type":"Feature","properties":{"name":"New","time":"2026-06-21T12:00:00Z"},"#
      + #""geometry":{"type":"Point","coordinates":[2,1]}}"#
    try expect(list, text(Self.features + [new], layout))
  }

  @Test(
    "D101: A moved favorite has the same bytes, as have the others", arguments: OddFavorites.layouts
  )
  func moving(layout: Layout) throws {
    var list = try list(layout)
    list.move(try own(list), to: 0)
    #expect(list.favorites.first?.name == "Own")
    let moved = FavoriteList(try GeoJSONCollection(reading: Array(list.collection.text.utf8)))
    #expect(moved == list)
    for feature in Self.features { #expect(list.collection.text.utf8.contains(feature.utf8)) }
    #expect(list.collection.text.utf8.count == text(Self.features, layout).utf8.count)
    list.move(list.entries[0], to: 5)
    list.move(list.entries[5], to: 0)
    try expect(list, moved.collection.text)
  }

  @Test("D102: What another program spelled anew keeps its spelling beside a change of ours")
  func merging() throws {
    let (mine, theirs) = (OddFavorites.layouts[0], OddFavorites.layouts[3])
    let base = try list(mine).collection
    var changed = try list(mine)
    changed.edit(try own(changed), name: "New", note: "n")
    let merge = FavoriteMerge(
      base: base, mine: changed.collection, theirs: try list(theirs).collection)
    let merged = try #require(merge.merged)
    #expect(
      Array(merged.text.utf8)
        == Array(
          text(Self.features, theirs).replacing(#""O\u0077n""#, with: #""New""#).utf8))
  }

  @Test("D101: After any changes every feature that was not changed has its bytes")
  func law() throws {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      let layout = try #require(OddFavorites.layouts.randomElement(using: &random))
      var (list, expected) = (try list(layout), Array(Self.features))
      var past = [(list, expected)]
      for step in 0..<12 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          guard let entry = list.entries.randomElement(using: &random) else { continue }
          let index = try index(of: entry, in: list)
          list.edit(entry, name: "N\(step)", note: entry.favorite.note)
          expected[index] = spelled(list)[index]
        case 1:
          guard let entry = list.entries.randomElement(using: &random) else { continue }
          expected.remove(at: try index(of: entry, in: list))
          list.remove(entry)
        case 2:
          list.add(place("1, 2"), named: "N\(step)", at: Moment(secondsSince1970: Double(step)))
          expected.append(try #require(spelled(list).last))
        default:
          let index = Int.random(in: past.indices, using: &random)
          (list, expected) = past[index]
        }
        past.append((list, expected))
        try #require(
          Array(list.collection.text.utf8) == Array(text(expected, layout).utf8), "seed \(seed)")
      }
    }
  }

  /// Returns the index of the feature of a favorite.
  private func index(of entry: FavoriteList.Entry, in list: FavoriteList) throws -> Int {
    let points = list.collection.features.indices.filter {
      Favorite(list.collection.features[$0]) != nil
    }
    return points[entry.index]
  }

  /// Returns the texts of the features, each as it is written alone.
  private func spelled(_ list: FavoriteList) -> [String] {
    list.collection.features.map { feature in
      let (alone, nothing) = (GeoJSONCollection([feature]).text, GeoJSONCollection().text)
      // The features of a new file stand between newlines in the brackets.
      let opening = nothing.prefix { $0 != "]" }.utf8.count + 1
      let closing = nothing.utf8.count - opening + 2
      return String(decoding: alone.utf8.dropFirst(opening).dropLast(closing), as: UTF8.self)
    }
  }
}
