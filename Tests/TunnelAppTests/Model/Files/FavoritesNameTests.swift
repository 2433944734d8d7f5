import Testing

@testable import TunnelApp

@Suite("Names of files with favorites")
struct FavoritesNameTests {
  @Test("D103: Files of collections and of features by lines may be opened; others may not")
  func names() {
    for name in ["a.geojson", "A.GeoJSON", "a.json", "a.geojsonl", "a.geojsons", "a.ndjson"] {
      #expect(FavoritesName.mayHoldFavorites(name), "\(name)")
    }
    for name in ["a.jsonx", "geojson", ".geojson", "a.kml", "a.ndjson.txt"] {
      #expect(!FavoritesName.mayHoldFavorites(name), "\(name)")
    }
    #expect(!FavoritesName.isGeoJSON("a.ndjson"))
  }
}
