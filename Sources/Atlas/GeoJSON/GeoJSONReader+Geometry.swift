internal import Support

extension GeoJSONReader {
  /// How deep the positions of a shape lie in its coordinates.
  private static let depths: KeyValuePairs = [
    "Point": 0, "MultiPoint": 1, "LineString": 1, "MultiLineString": 2, "Polygon": 2,
    "MultiPolygon": 3,
  ]

  /// The types of all shapes.
  static var shapes: [String] { depths.map(\.key) + ["GeometryCollection"] }

  /// Checks the structure of a shape.
  func check(geometry json: JSON, _ path: String) throws(GeoJSONError) {
    guard json.members != nil else { throw error(.expected("an object"), json, path) }
    let type = try check(type: Self.shapes, of: json, path)
    guard let depth = Self.depths.first(where: { $0.key == type })?.value else {
      return try checkParts(of: json, path)
    }
    let coordinates = try member("coordinates", of: json, path)
    try check(coordinates, depth: depth, path + ".coordinates")
  }

  private func checkParts(of json: JSON, _ path: String) throws(GeoJSONError) {
    let list = try member("geometries", of: json, path)
    guard let parts = list.array else {
      throw error(.expected("a list"), list, path + ".geometries")
    }
    for (index, part) in parts.enumerated() {
      try check(geometry: part, "\(path).geometries[\(index)]")
    }
  }

  private func check(_ json: JSON, depth: Int, _ path: String) throws(GeoJSONError) {
    guard let elements = json.array else { throw error(.expected("a list"), json, path) }
    // The standard lets shapes be empty.
    guard !elements.isEmpty else { return }
    if depth == 0 {
      guard elements.count >= 2, elements.allSatisfy({ $0.number != nil }) else {
        throw error(.expected("two or three numbers"), json, path)
      }
    }
    for (index, element) in elements.enumerated() where depth > 0 {
      try check(element, depth: depth - 1, "\(path)[\(index)]")
    }
  }
}
