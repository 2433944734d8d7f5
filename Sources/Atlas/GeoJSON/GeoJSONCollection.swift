internal import Support

/// A collection of features, as in a GeoJSON text.
///
/// What was read is written with the same values, members and digits; only the white space differs.
///
/// Source: RFC 7946, The GeoJSON Format.
package struct GeoJSONCollection: Hashable, Sendable {
  /// The features, in their order.
  package var features: [GeoJSONFeature]
  /// The members of the collection's object; that of the features is empty and keeps their place.
  private var members: [JSON.Member]

  /// Creates a collection.
  package init(_ features: [GeoJSONFeature] = []) {
    self.features = features
    members = [
      JSON.Member(key: "type", value: "FeatureCollection"),
      JSON.Member(key: "features", value: []),
    ]
  }

  /// Reads a text.
  package init(reading bytes: [UInt8]) throws(GeoJSONError) {
    let (members, features) = try GeoJSONReader(bytes).collection()
    self.members = members
    self.features = features
  }

  /// Appends a feature.
  ///
  /// A bounding box of the collection is removed, because it may no longer be true.
  package mutating func append(_ feature: GeoJSONFeature) {
    features.append(feature)
    members.removeAll { $0.key == "bbox" }
  }

  /// Returns whether the collections differ in their features only.
  package func hasSameFrame(as other: GeoJSONCollection) -> Bool { members == other.members }

  /// Returns the collection with other features.
  package func with(_ features: [GeoJSONFeature]) -> GeoJSONCollection {
    var copy = self
    copy.features = features
    return copy
  }

  /// The collection as a text with one feature a line, so that tools for lines show what changed.
  package var text: String {
    var text = "{\n"
    for (index, member) in members.enumerated() {
      JSON.quote(member.key, to: &text)
      text += ": "
      if member.key == "features" {
        write(features, to: &text)
      } else {
        member.value.write(to: &text)
      }
      text += index == members.count - 1 ? "\n" : ",\n"
    }
    return text + "}\n"
  }

  private func write(_ features: [GeoJSONFeature], to text: inout String) {
    text += "["
    for (index, feature) in features.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      JSON(.object(feature.members)).write(to: &text)
    }
    text += features.isEmpty ? "]" : "\n]"
  }
}
