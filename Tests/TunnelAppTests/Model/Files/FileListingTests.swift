import Testing

@testable import TunnelApp

@Suite("The list of what can be opened")
struct FileListingTests {
  private let entries = [
    FolderEntry(name: "Trip.geojson", isFolder: false),
    FolderEntry(name: "notes.txt", isFolder: false), FolderEntry(name: "maps", isFolder: true),
    FolderEntry(name: "Alps", isFolder: true), FolderEntry(name: "coast.JSON", isFolder: false),
    FolderEntry(name: ".config", isFolder: true),
    FolderEntry(name: ".geojson", isFolder: false),
  ]

  private func rows(_ text: String, recent: [String] = [], own: Bool = false)
    -> [FileListing.Row]
  {
    FileListing(
      PathText(text, in: "/d", home: "/home/a"), entries: entries.inListOrder, recent: recent,
      offersOwn: own
    ).rows
  }

  @Test(
    "D103: Folders come before files that may hold favorites; others and hidden ones are left out")
  func order() {
    #expect(
      rows("") == [
        .folder("/d/Alps"), .folder("/d/maps"), .file("/d/coast.JSON"), .file("/d/Trip.geojson"),
      ])
  }

  @Test(
    "D103, D106: The user's own favorites and recent files come first, as long as nothing is typed")
  func recent() {
    #expect(rows("", recent: ["/x.geojson"], own: true).prefix(2) == [.own, .recent("/x.geojson")])
    #expect(rows("trip", recent: ["/x.geojson"], own: true) == [.file("/d/Trip.geojson")])
    #expect(!rows("/d/", recent: ["/x.geojson"], own: true).contains(.own))
  }

  @Test("D103: A name matches anywhere, a path from its beginning, in any case")
  func matching() {
    #expect(rows("AP") == [.folder("/d/maps")])
    #expect(rows("ap") == rows("AP"))
    #expect(rows("/d/a") == [.folder("/d/Alps")])
    #expect(rows("/d/ap").isEmpty)
  }

  @Test("D103: A dot shows what is hidden")
  func hidden() {
    #expect(rows(".") == [.folder("/d/.config")])
    #expect(rows("/d/.c") == [.folder("/d/.config")])
  }

  @Test("D103: A name of a GeoJSON file that does not exist offers a new list")
  func new() {
    #expect(rows("new.geojson") == [.new("/d/new.geojson")])
    #expect(rows("~/new.geojson") == [.new("/home/a/new.geojson")])
    #expect(rows("Trip.geojson") == [.file("/d/Trip.geojson")])
    #expect(rows("new.json").isEmpty)
    #expect(rows(".geojson").isEmpty)
  }

  @Test("D103: Files of collections and of features by lines may be opened; others may not")
  func favoritesNames() {
    for name in ["a.geojson", "A.GeoJSON", "a.json", "a.geojsonl", "a.geojsons", "a.ndjson"] {
      #expect(FavoritesName.mayHoldFavorites(name), "\(name)")
    }
    for name in ["a.jsonx", "geojson", ".geojson", "a.kml", "a.ndjson.txt"] {
      #expect(!FavoritesName.mayHoldFavorites(name), "\(name)")
    }
    #expect(!FavoritesName.isGeoJSON("a.ndjson"))
  }
}
