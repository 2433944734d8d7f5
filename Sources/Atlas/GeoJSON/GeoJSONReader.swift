internal import Support

/// A reader of a collection of features, which checks what the standard says about its structure.
///
/// Numbers may be anything: a place beyond the poles spoils no file.
struct GeoJSONReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the features, and what is around them.
  func collection() throws(GeoJSONError) -> (frame: GeoJSONFrame, features: [GeoJSONFeature]) {
    var (frame, features) = try parts()
    frame.omission = GeoJSONOmission(features, in: bytes)
    return (frame, features)
  }

  private func parts() throws(GeoJSONError) -> (frame: GeoJSONFrame, features: [GeoJSONFeature]) {
    let roots = try roots()
    let isMarked = bytes[..<roots[0].offset].last == 0x1E
    // One collection may be marked as a sequence too.
    let isList = roots.count == 1 && roots[0]["type"]?.string == "FeatureCollection"
    guard roots.count == 1, isList || !isMarked else {
      for root in roots { _ = try checkLone(root, among: ["Feature"]) }
      return (GeoJSONFrame(around: roots, isSequence: true, in: bytes), features(roots))
    }
    let root = roots[0]
    guard try checkLone(root, among: ["FeatureCollection", "Feature"]) == "FeatureCollection" else {
      let parts = GeoJSONFeature(checked: root, after: nil).parts
      guard parts.count > 1 else {
        return (GeoJSONFrame(around: roots, isSequence: false, in: bytes), features(roots))
      }
      return (GeoJSONFrame(of: parts, in: bytes), parts)
    }
    let list = try member("features", of: root, "$")
    guard let elements = list.array else { throw error(.expected("a list"), list, "$.features") }
    for (index, element) in elements.enumerated() {
      try check(feature: element, "$.features[\(index)]")
    }
    return (GeoJSONFrame(of: root, around: list, in: bytes), features(elements))
  }

  /// Checks a value that stands alone, and returns its type.
  private func checkLone(
    _ json: JSON, among types: [String]
  ) throws(GeoJSONError) -> String {
    guard json.members != nil else { throw error(.expected("an object"), json, "$") }
    let type = try check(type: types + Self.shapes, of: json, "$")
    try checkSystem(of: json)
    switch type {
    case "FeatureCollection": break
    case "Feature": try check(feature: json, "$")
    default: try check(geometry: json, "$")
    }
    return type
  }

  /// Returns the features of objects that were checked, each with what stands before it.
  private func features(_ elements: [JSON]) -> [GeoJSONFeature] {
    var end: Int?
    return elements.map { element in
      let separator = end.map {
        String(decoding: bytes[$0..<element.range.lowerBound], as: UTF8.self)
      }
      end = element.range.upperBound
      return GeoJSONFeature(checked: element, after: separator)
    }
  }

  private func roots() throws(GeoJSONError) -> [JSON] {
    var reader = JSONReader(bytes)
    do throws(JSONReader.Failure) {
      return try reader.readAll()
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
  private func checkSystem(of root: JSON) throws(GeoJSONError) {
    guard let system = try optional("crs", of: root, "$") else { return }
    let name = ReferenceSystem.name(in: root) ?? ""
    guard ReferenceSystem.isKnown(name) else {
      throw error(.foreignSystem(name), system, "$.crs")
    }
  }
}
