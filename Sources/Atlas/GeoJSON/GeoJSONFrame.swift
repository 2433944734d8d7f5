internal import Support

/// The text of a collection without its features.
struct GeoJSONFrame: Sendable {
  /// How a text holds its features.
  private enum Shape {
    /// In the list of an object.
    case collection
    /// It is a feature, or a shape.
    case lone
    /// One after the other, as in RFC 8142 and where each has a line.
    case sequence
    /// It is a shape with several parts, which are not features.
    case parts([GeoJSONFeature], [UInt8])
  }

  /// What of the text has no place.
  var omission: GeoJSONOmission?
  private var shape = Shape.collection
  /// The collection's object, whose list of features is empty.
  var object: JSON
  /// What stands before and after the object: a byte order mark, and space.
  private var outside: (before: [UInt8], after: [UInt8]) = ([], Array("\n".utf8))
  /// What stands before the first feature and after the last one.
  private var inside: (before: [UInt8], after: [UInt8]) = (Array("\n".utf8), Array("\n".utf8))

  /// Creates the frame of a new collection.
  init() { object = JSON(own: "{\n\"type\": \"FeatureCollection\",\n\"features\": []\n}".utf8) }

  /// Creates the frame of a text that was checked.
  init(of root: JSON, around list: JSON, in bytes: [UInt8]) {
    outside = (Array(bytes[..<root.range.lowerBound]), Array(bytes[root.range.upperBound...]))
    guard let first = list.array?.first?.range, let last = list.array?.last?.range else {
      object = JSON(own: bytes[root.range])
      return
    }
    let inner = list.range.dropFirst().dropLast()
    inside = (
      Array(bytes[inner.startIndex..<first.lowerBound]),
      Array(bytes[last.upperBound..<inner.endIndex])
    )
    object = JSON(
      own: bytes[root.range.lowerBound..<inner.startIndex]
        + bytes[inner.endIndex..<root.range.upperBound])
  }

  /// Creates the frame of a text without a list, of which the values were checked.
  ///
  /// - Parameter isSequence: Whether one more value may follow.
  init(around values: [JSON], isSequence: Bool, in bytes: [UInt8]) {
    self.init()
    shape = isSequence ? .sequence : .lone
    guard let first = values.first?.range, let last = values.last?.range else { return }
    outside = (Array(bytes[..<first.lowerBound]), Array(bytes[last.upperBound...]))
  }

  /// Creates the frame of a shape with several parts.
  init(of parts: [GeoJSONFeature], in bytes: [UInt8]) {
    self.init()
    shape = .parts(parts, bytes)
  }

  /// Returns the text with features.
  ///
  /// A text without a list becomes a new collection if it cannot hold them.
  func text(around features: [GeoJSONFeature]) -> [UInt8] {
    switch shape {
    case .collection: return list(features)
    case .lone where features.count == 1:
      return outside.before + features[0].json.bytes + outside.after
    case .sequence where !features.isEmpty: return sequence(features)
    case .parts(let parts, let bytes) where features == parts: return bytes
    default: return GeoJSONFrame().list(features)
    }
  }

  private func sequence(_ features: [GeoJSONFeature]) -> [UInt8] {
    // A record separator stands before each text, or before none.
    let isMarked = outside.before.last == 0x1E
    let end = outside.after.starts(with: "\r\n".utf8) ? "\r\n" : "\n"
    return outside.before + join(features, isMarked ? end + "\u{1E}" : end, \.json)
      + outside.after
  }

  /// Returns the features, each but the first behind its separator.
  private func join(
    _ features: [GeoJSONFeature], _ separator: String, _ object: (GeoJSONFeature) -> JSON
  ) -> [UInt8] {
    var text: [UInt8] = []
    // A new feature is separated as the one before it, or as the first that is separated.
    var separator = features.lazy.compactMap(\.separator).first ?? separator
    for (index, feature) in features.enumerated() {
      if index > 0 {
        separator = feature.separator ?? separator
        text += separator.utf8
      }
      object(feature).write(to: &text)
    }
    return text
  }

  private func list(_ features: [GeoJSONFeature]) -> [UInt8] {
    let around = object.bytes
    let list = object["features"]?.range ?? around.indices
    guard !features.isEmpty else { return outside.before + around + outside.after }
    var text = outside.before + around[..<list.lowerBound]
    text.append(UInt8(ascii: "["))
    text += inside.before
    text += join(features, "," + String(decoding: inside.before, as: UTF8.self), \.whole)
    text += inside.after
    text.append(UInt8(ascii: "]"))
    text += around[list.upperBound...]
    text += outside.after
    return text
  }
}

extension GeoJSONFrame: Hashable {
  /// Returns whether the collections have equal members, whatever their bytes are.
  static func == (left: GeoJSONFrame, right: GeoJSONFrame) -> Bool { left.object == right.object }

  func hash(into hasher: inout Hasher) { hasher.combine(object) }
}
