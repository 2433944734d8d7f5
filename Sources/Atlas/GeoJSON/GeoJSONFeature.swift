internal import Support

/// A feature of a GeoJSON text: a shape, or none, with properties; or a shape that stands alone.
///
/// It keeps the bytes that it was read from, except those of a changed property.
package struct GeoJSONFeature: Sendable {
  /// The object of the feature, or of the shape that stands alone.
  private(set) var json: JSON
  /// The comma before the feature with the space around it; `nil` for the first of a text, and for a
  /// new one.
  private(set) var separator: String?

  /// Creates a feature from the object of a text that was checked.
  init(checked json: JSON, after separator: String?) {
    self.json = json
    self.separator = separator
  }

  /// Creates a feature that is a point without properties.
  package init(point: Coordinate) {
    let parts = CoordinateFormat.exact.string(for: point).split(separator: ", ").map(String.init)
    let geometry: JSON = [
      "type": "Point", "coordinates": [.number(parts[1]), .number(parts[0])],
    ]
    json = ["type": "Feature", "properties": [:], "geometry": geometry]
    separator = nil
  }

  /// The feature as one that is new in another text, where it is separated as its neighbors are.
  package var unseparated: GeoJSONFeature {
    var copy = self
    copy.separator = nil
    return copy
  }

  /// Whether the text has a shape that stands alone in place of the feature.
  private var isBare: Bool { json["type"]?.string != "Feature" }

  /// The object of the feature, also if the text has only its shape.
  var whole: JSON {
    isBare ? ["type": "Feature", "properties": [:], "geometry": json] : json
  }

  /// The place of a point; nil for other shapes, for several points, and for numbers that are nowhere
  /// on the Earth.
  package var point: Coordinate? {
    guard let geometry = isBare ? json : json["geometry"],
      let position = Self.position(of: geometry), position.count >= 2,
      let longitude = position[0].number, let latitude = position[1].number,
      abs(longitude) <= 180
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// Returns the numbers of the only point of a shape.
  private static func position(of geometry: JSON) -> [JSON]? {
    switch geometry["type"]?.string {
    case "Point": return geometry["coordinates"]?.array
    case "MultiPoint":
      let points = geometry["coordinates"]?.array ?? []
      return points.count == 1 ? points[0].array : nil
    case "GeometryCollection":
      let parts = geometry["geometries"]?.array ?? []
      return parts.count == 1 ? position(of: parts[0]) : nil
    default: return nil
    }
  }

  /// The points and other shapes that a shape which stands alone has.
  var parts: [GeoJSONFeature] {
    switch json["type"]?.string {
    case "MultiPoint":
      (json["coordinates"]?.array ?? []).map {
        GeoJSONFeature(checked: ["type": "Point", "coordinates": $0], after: nil)
      }
    case "GeometryCollection":
      (json["geometries"]?.array ?? []).flatMap {
        GeoJSONFeature(checked: $0, after: nil).parts
      }
    default: [self]
    }
  }

  /// A property that is a text; nil if there is none, or if it is something else.
  ///
  /// A new one is added after the others. Setting nil removes it. A shape that stands alone becomes a
  /// feature with its first property.
  package subscript(property key: String) -> String? {
    get { isBare ? nil : json["properties"]?.members?.last { $0.key == key }?.value.string }
    set {
      let whole = whole
      let properties = whole["properties"] ?? [:]
      guard newValue != nil || properties[key] != nil else { return }
      // One of several is left, so that all programs read the same.
      let isRepeated = (properties.members ?? []).count { $0.key == key } > 1
      let base = isRepeated ? properties.removing(key) : properties
      let changed = newValue.map { base.setting(key, to: .string($0)) }
      json = whole.setting("properties", to: changed ?? properties.removing(key))
    }
  }

  /// Returns the first property with one of several names, in the order of the names.
  ///
  /// Of several with a key the last counts, and an empty one only if there is no other.
  ///
  /// - Parameter names: Names in lowercase letters; a property may write them in others.
  /// - Returns: The key as the text has it, and the text or the digits of the number that it has.
  package func property(named names: [String]) -> (key: String, text: String)? {
    guard !isBare, let members = json["properties"]?.members else { return nil }
    var best: (rank: Int, key: String, text: String)?
    for (position, member) in members.enumerated() {
      let text: String
      switch member.value.content {
      case .string(let string): text = string
      case .number(let digits): text = digits
      default: continue
      }
      guard let index = names.firstIndex(where: { Self.isSame($0, member.key) }) else { continue }
      guard !members[(position + 1)...].contains(where: { $0.key == member.key }) else { continue }
      // A key in lowercase letters is the one that programs mean.
      let rank =
        2 * (text.isEmpty ? names.count + index : index) + (names[index] == member.key ? 0 : 1)
      if best.map({ rank < $0.rank }) ?? true { best = (rank, member.key, text) }
    }
    return best.map { ($0.key, $0.text) }
  }

  /// Whether a key is a name in lowercase letters, whatever letters the key has.
  private static func isSame(_ name: String, _ key: String) -> Bool {
    name.utf8.count == key.utf8.count && zip(name.utf8, key.utf8).allSatisfy { $0 == $1 | 0x20 }
  }
}

extension GeoJSONFeature: Hashable {
  /// Returns whether the features have equal values, whatever their bytes are.
  package static func == (left: GeoJSONFeature, right: GeoJSONFeature) -> Bool {
    left.whole == right.whole
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(whole) }
}
