/// The names of files that can be opened in place of the favorites.
nonisolated enum FavoritesName {
  /// The endings of names of files that may contain favorites.
  static let endings = [geoJSON, ".json", ".geojsonl", ".geojsons", ".geojsonseq", ".ndjson"]
  private static let geoJSON = ".geojson"

  /// Returns whether a name is that of a GeoJSON file.
  static func isGeoJSON(_ name: String) -> Bool {
    name.lowercased().hasSuffix(geoJSON) && name.count > geoJSON.count
  }

  /// Returns whether a file with a name may contain favorites: a collection, or features by lines.
  static func mayHoldFavorites(_ name: String) -> Bool {
    let name = name.lowercased()
    return isGeoJSON(name) || endings.dropFirst().contains { name.hasSuffix($0) }
  }
}
