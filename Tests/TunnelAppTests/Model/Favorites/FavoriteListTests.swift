import Atlas
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@Suite("The list of favorites")
struct FavoriteListTests {
  private func list(_ text: String) throws -> FavoriteList {
    FavoriteList(try GeoJSONCollection(reading: Array(text.utf8)))
  }

  /// Points A, B and C with a line between the first two.
  private func mixed() throws -> FavoriteList {
    let line =
      #"{"type":"Feature","properties":{},"geometry":{"type":"LineString","coordinates":[[0,0],[1,1]]}},"#
    let text = FavoritesFolder.text(["A", "B", "C"])
      .replacing(#"},{"#, with: "},\(line){", maxReplacements: 1)
    return try list(text)
  }

  @Test("D101: Points on the Earth are favorites; other features keep their place in the file")
  func points() throws {
    var list = try mixed()
    #expect(list.favorites.map(\.name) == ["A", "B", "C"])
    list.move(list.entries[2], to: 0)
    #expect(list.favorites.map(\.name) == ["C", "A", "B"])
    #expect(list.collection.features.map { $0.point == nil } == [false, true, false, false])
    list.remove(list.entries[1])
    #expect(list.favorites.map(\.name) == ["C", "B"])
    #expect(list.collection.text.contains("LineString"))
    #expect(list.collection.text.contains(#""made-by":"test""#))
  }

  @Test("D60: Names are written composed and without isolates, and others stay as they were")
  func outgoing() throws {
    var list = try list(FavoritesFolder.text(["A\u{30A}"]))
    let place = try #require(Coordinate(latitude: 1, longitude: 2))
    list.add(place, named: "\u{2068}A\u{30A}rhus\u{2069}", at: Moment(secondsSince1970: 0))
    let text = list.collection.text.unicodeScalars

    #expect(text.contains("\u{30A}"))
    #expect(text.count { $0 == "\u{C5}" } == 1)
    #expect(!text.contains("\u{2068}"))
  }

  @Test("T26: An added favorite has a name, a time and a place, and comes last")
  func adding() throws {
    var list = try mixed()
    let place = try #require(Coordinate(latitude: 56.55, longitude: 8.316667))
    list.add(place, named: "Lemvig", at: Moment(secondsSince1970: 1_782_043_200))
    let favorite = try #require(list.favorites.last)
    #expect(favorite.name == "Lemvig")
    #expect(favorite.coordinate == place)
    #expect(list.collection.text.contains(#""time":"2026-06-21T12:00:00Z""#))
    #expect(list.collection.text.contains("[8.316667,56.55]"))
  }

  @Test("D101: A name is written where another program put it, and an empty note is no property")
  func editing() throws {
    var list = try list(FavoritesFolder.text(["A"]).replacing("\"name\"", with: "\"title\""))
    #expect(list.favorites[0].name == "A")
    list.edit(list.entries[0], name: "B", note: "n")
    #expect(list.collection.text.contains(#"{"title":"B","note":"n"}"#))
    list.edit(list.entries[0], name: "B", note: "")
    #expect(list.collection.text.contains(#"{"title":"B"}"#))
  }

  @Test(
    "D101: A favorite without its name is not called by another property, and an empty one hides none",
    arguments: [
      (#""name":"","title":"A""#, "A"), (#""name":"A","title":"B""#, "A"),
      (#""name":"B","name":"A","label":"C""#, "A"), (#""title":"B","title":"A""#, "A"),
      (#""NAME":"A","Name":"B""#, "A"),
    ])
  func clearing(members: String, name: String) throws {
    var list = try list(FavoritesFolder.text(["A"]).replacing(#""name":"A""#, with: members))
    #expect(list.favorites.map(\.name) == [name])
    list.edit(list.entries[0], name: "New", note: "")
    #expect(list.favorites.map(\.name) == ["New"])
    list.edit(list.entries[0], name: "", note: "")
    #expect(list.favorites.map(\.name) == [""])
  }

  @Test(
    "D101: A name in capital letters or under another key, or a number, is shown and renamed there",
    arguments: [
      (#""Name":"A""#, "A"), (#""NAME" : "A""#, "A"), (#""TITLE":"A""#, "A"),
      (#""label":"A""#, "A"), (#""name":7"#, "7"), (#""Label":2.50"#, "2.50"),
    ])
  func keys(member: String, name: String) throws {
    let text = FavoritesFolder.text(["A", "B"])
      .replacing(#""name":"A""#, with: member, maxReplacements: 1)
    var list = try list(text)
    #expect(list.favorites.map(\.name) == [name, "B"])
    list.edit(list.entries[0], name: "New", note: "")
    let key = member.prefix { $0 != ":" } + (member.contains(" :") ? ": " : ":")
    #expect(list.collection.text == text.replacing(member, with: key + #""New""#))
    #expect(list.favorites.map(\.name) == ["New", "B"])
  }

  @Test("D102: A change finds its favorite where it is now, and does nothing if it is gone")
  func stale() throws {
    var list = try mixed()
    let (first, last) = (list.entries[0], list.entries[2])
    list.remove(first)
    list.edit(last, name: "D", note: "")
    #expect(list.favorites.map(\.name) == ["B", "D"])
    list.remove(first)
    list.move(first, to: 1)
    #expect(list.favorites.map(\.name) == ["B", "D"])
  }

  @Test("T26: A search finds favorites by every word of their name or note, in any case")
  func searching() throws {
    var list = try mixed()
    list.edit(list.entries[1], name: "Über den Wolken", note: "Café am See")
    let favorite = list.favorites[1]
    for text in ["", "über", "SEE wolken", " café  den "] {
      #expect(favorite.contains(wordsOf: text), "\(text)")
    }
    #expect(!favorite.contains(wordsOf: "über berge"))
  }
}
