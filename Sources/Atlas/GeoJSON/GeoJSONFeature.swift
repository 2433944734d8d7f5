internal import Support

/// A feature of a GeoJSON text: a shape, or none, with properties.
///
/// It keeps the bytes that it was read from, except those of a changed property.
package struct GeoJSONFeature: Sendable {
  /// The feature's object.
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

  /// The place of a point; nil for another shape, and for numbers that are nowhere on the Earth.
  package var point: Coordinate? {
    guard let geometry = json["geometry"], geometry["type"]?.string == "Point",
      let position = geometry["coordinates"]?.array, position.count >= 2,
      let longitude = position[0].number, let latitude = position[1].number
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// A property that is a text; nil if there is none, or if it is something else.
  ///
  /// A new one is added after the others. Setting nil removes it.
  package subscript(property key: String) -> String? {
    get { json["properties"]?[key]?.string }
    set {
      let properties = json["properties"] ?? [:]
      guard newValue != nil || properties[key] != nil else { return }
      let changed = newValue.map { properties.setting(key, to: .string($0)) }
      json = json.setting("properties", to: changed ?? properties.removing(key))
    }
  }
}

extension GeoJSONFeature: Hashable {
  /// Returns whether the features have equal values, whatever their bytes are.
  package static func == (left: GeoJSONFeature, right: GeoJSONFeature) -> Bool {
    left.json == right.json
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(json) }
}
