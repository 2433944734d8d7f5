internal import Support

/// A reader of a collection of features, which checks what the standard says about its structure.
///
/// Numbers may be anything: a place beyond the poles spoils no file.
struct GeoJSONReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the features, and what is around them.
  func collection() throws(GeoJSONError) -> (frame: GeoJSONFrame, features: [GeoJSONFeature]) {
    let root = try root()
    guard root.members != nil else { throw error(.expected("an object"), root, "$") }
    try check(type: ["FeatureCollection"], of: root, "$")
    try checkSystem(of: root)
    let list = try member("features", of: root, "$")
    guard let elements = list.array else { throw error(.expected("a list"), list, "$.features") }
    var features: [GeoJSONFeature] = []
    var end: Int?
    for (index, element) in elements.enumerated() {
      let separator = end.map {
        String(decoding: bytes[$0..<element.range.lowerBound], as: UTF8.self)
      }
      try check(feature: element, "$.features[\(index)]")
      features.append(GeoJSONFeature(checked: element, after: separator))
      end = element.range.upperBound
    }
    return (GeoJSONFrame(of: root, around: list, in: bytes), features)
  }

  private func root() throws(GeoJSONError) -> JSON {
    var reader = JSONReader(bytes)
    do throws(JSONReader.Failure) {
      return try reader.read()
    } catch {
      let reason: GeoJSONError.Reason =
        switch error.kind {
        case .tooLarge: .tooLarge
        case .tooDeep: .tooDeep
        case .cut, .malformed: .malformed(detail: error.reason)
        }
      throw GeoJSONError(reason, path: "$", offset: error.offset, in: bytes)
    }
  }

  private func check(feature json: JSON, _ path: String) throws(GeoJSONError) {
    guard json.members != nil else { throw error(.expected("an object"), json, path) }
    try check(type: ["Feature"], of: json, path)
    if let properties = try optional("properties", of: json, path) {
      guard properties.members != nil else {
        throw error(.expected("an object"), properties, path + ".properties")
      }
    }
    if let geometry = try optional("geometry", of: json, path) {
      try check(geometry: geometry, path + ".geometry")
    }
  }

  // MARK: Members

  func error(_ reason: GeoJSONError.Reason, _ json: JSON, _ path: String) -> GeoJSONError {
    GeoJSONError(reason, path: path, offset: json.offset, in: bytes)
  }

  /// Returns the member with a key, which must be there once.
  func member(_ key: String, of json: JSON, _ path: String) throws(GeoJSONError) -> JSON {
    let found = (json.members ?? []).filter { $0.key == key }
    guard let first = found.first else { throw error(.missing(key), json, path) }
    guard found.count == 1 else { throw error(.repeated(key), found[1].value, path) }
    return first.value
  }

  /// Returns the member with a key; nil if there is none, or if it is null.
  private func optional(
    _ key: String, of json: JSON, _ path: String
  ) throws(GeoJSONError) -> JSON? {
    guard json[key] != nil else { return nil }
    let value = try member(key, of: json, path)
    return value.content == .null ? nil : value
  }

  /// Returns the type of an object, which must be one of several.
  @discardableResult
  func check(
    type names: [String], of json: JSON, _ path: String
  ) throws(GeoJSONError) -> String {
    let type = try member("type", of: json, path)
    guard let name = type.string, names.contains(name) else {
      let wanted = names.map { "“\($0)”" }.joined(separator: ", ")
      throw error(.expected(wanted), type, path + ".type")
    }
    return name
  }

  /// Refuses collections whose `crs`, a member of the standard's predecessor, names another system.
  ///
  /// Source: The GeoJSON Format Specification, 2008, section 3.
  private func checkSystem(of root: JSON) throws(GeoJSONError) {
    guard let system = try optional("crs", of: root, "$") else { return }
    let name = system["properties"]?["name"]?.string ?? ""
    guard name.hasSuffix("CRS84") || name.hasSuffix(":4326") else {
      throw error(.foreignSystem(name), system, "$.crs")
    }
  }
}
