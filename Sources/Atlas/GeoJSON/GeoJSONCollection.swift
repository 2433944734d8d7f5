internal import Support

/// A collection of features, as in a GeoJSON text.
///
/// A text may also be one feature or shape, or features and shapes one after the other. What was read is
/// written with the same bytes, except for what has changed. A text with one feature or shape becomes a
/// collection when it has others or none.
///
/// Source: RFC 7946, The GeoJSON Format, and RFC 8142, GeoJSON Text Sequences.
package struct GeoJSONCollection: Hashable, Sendable {
  /// The features, in their order.
  package var features: [GeoJSONFeature]
  /// What is around the features.
  private var frame: GeoJSONFrame

  /// Creates a collection.
  package init(_ features: [GeoJSONFeature] = []) {
    self.features = features
    frame = GeoJSONFrame()
  }

  /// Reads a text.
  package init(reading bytes: [UInt8]) throws(GeoJSONError) {
    (frame, features) = try GeoJSONReader(bytes).collection()
  }

  /// What of the text that was read has no place; nil if everything has one.
  package var omission: GeoJSONOmission? { frame.omission }

  /// Appends a feature.
  ///
  /// A bounding box of the collection is removed, because it may no longer be true.
  package mutating func append(_ feature: GeoJSONFeature) {
    features.append(feature)
    frame.object = frame.object.removing("bbox")
  }

  /// Returns whether the collections differ in their features only.
  package func hasSameFrame(as other: GeoJSONCollection) -> Bool { frame == other.frame }

  /// Returns the collection with other features.
  package func with(_ features: [GeoJSONFeature]) -> GeoJSONCollection {
    var copy = self
    copy.features = features
    return copy
  }

  /// The collection as a text.
  ///
  /// A new one has one feature a line, so that tools for lines show what changed.
  package var text: String { String(decoding: frame.text(around: features), as: UTF8.self) }
}
