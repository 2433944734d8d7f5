internal import Support

/// A feature of a GeoJSON text: a shape, or none, with properties.
///
/// It keeps everything that it was read from, such as members that the standard does not know, the
/// order of members, and the digits of numbers.
package struct GeoJSONFeature: Hashable, Sendable {
  /// The members of the feature's object, in their order.
  private(set) var members: [JSON.Member]

  /// Creates a feature from the object of a text that was checked.
  init(checked members: [JSON.Member]) { self.members = members }

  /// Creates a feature that is a point without properties.
  package init(point: Coordinate) {
    let parts = CoordinateFormat.exact.string(for: point).split(separator: ", ").map(String.init)
    let position = [parts[1], parts[0]].map { JSON(.number($0)) }
    let geometry: JSON = ["type": "Point", "coordinates": JSON(.array(position))]
    members = [
      JSON.Member(key: "type", value: "Feature"), JSON.Member(key: "properties", value: [:]),
      JSON.Member(key: "geometry", value: geometry),
    ]
  }

  /// The place of a point; nil for another shape, and for numbers that are nowhere on the Earth.
  package var point: Coordinate? {
    guard let geometry = self["geometry"], geometry["type"]?.string == "Point",
      let position = geometry["coordinates"]?.array, position.count >= 2,
      let longitude = position[0].number, let latitude = position[1].number
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// A property that is a text; nil if there is none, or if it is something else.
  ///
  /// A new one is added after the others. Setting nil removes it.
  package subscript(property key: String) -> String? {
    get { self["properties"]?[key]?.string }
    set {
      var properties = self["properties"]?.members ?? []
      let index = properties.firstIndex { $0.key == key }
      switch (index, newValue.map { JSON(.string($0)) }) {
      case (let index?, let value?): properties[index].value = value
      case (let index?, nil): properties.remove(at: index)
      case (nil, let value?): properties.append(JSON.Member(key: key, value: value))
      case (nil, nil): return
      }
      set("properties", to: JSON(.object(properties)))
    }
  }

  private subscript(key: String) -> JSON? { members.first { $0.key == key }?.value }

  private mutating func set(_ key: String, to value: JSON) {
    if let index = members.firstIndex(where: { $0.key == key }) {
      members[index].value = value
    } else {
      members.append(JSON.Member(key: key, value: value))
    }
  }
}
