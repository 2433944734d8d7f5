internal import Support

/// The text of a collection without its features.
struct GeoJSONFrame: Sendable {
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

  /// Returns the text with features.
  func text(around features: [GeoJSONFeature]) -> [UInt8] {
    let around = object.bytes
    let list = object["features"]?.range ?? around.indices
    guard !features.isEmpty else { return outside.before + around + outside.after }
    var text = outside.before + around[..<list.lowerBound]
    text.append(UInt8(ascii: "["))
    text += inside.before
    // A new feature is separated as the one before it, or as the first that is separated.
    var separator =
      features.lazy.compactMap(\.separator).first
      ?? "," + String(decoding: inside.before, as: UTF8.self)
    for (index, feature) in features.enumerated() {
      if index > 0 {
        separator = feature.separator ?? separator
        text += separator.utf8
      }
      feature.json.write(to: &text)
    }
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
