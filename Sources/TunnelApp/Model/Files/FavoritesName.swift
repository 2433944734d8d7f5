/// The names of files that can be opened in place of the favorites.
nonisolated enum FavoritesName {
  /// Returns whether a name is that of a GeoJSON file.
  static func isGeoJSON(_ name: String) -> Bool {
    name.lowercased().hasSuffix(".geojson") && name.count > ".geojson".count
  }

  /// Returns whether a file with a name may contain favorites: a collection, or features by lines.
  static func mayHoldFavorites(_ name: String) -> Bool {
    let name = name.lowercased()
    return isGeoJSON(name) || name.hasSuffix(".json") || name.hasSuffix(".geojsonl")
      || name.hasSuffix(".geojsons") || name.hasSuffix(".geojsonseq") || name.hasSuffix(".ndjson")
  }
}
