internal import Support

/// What of a GeoJSON text has no place: shapes that are no single point, and points that are nowhere on
/// the Earth.
package struct GeoJSONOmission: Hashable, Sendable {
  /// How many features have no place.
  package var count = 0
  /// How many features there are.
  package let total: Int
  /// The lines in which the first of them begin; none if all features begin in one line.
  package var lines: [Int] = []
  /// Whether others begin in further lines.
  package var hasMoreLines = false
  /// The greatest number of lines.
  package static let mostLines = 5

  /// Finds what has no place; nil if everything has one.
  init?(_ features: [GeoJSONFeature], in bytes: [UInt8]) {
    total = features.count
    var (line, end) = (1, 0)
    var isSpread = false
    for feature in features {
      let start = feature.json.offset
      if start >= end {
        let first = line
        line += bytes[end..<start].count { $0 == UInt8(ascii: "\n") }
        if end > 0, line > first { isSpread = true }
        end = start
      }
      guard feature.point == nil else { continue }
      count += 1
      guard lines.last != line else { continue }
      if lines.count < Self.mostLines { lines.append(line) } else { hasMoreLines = true }
    }
    guard count > 0 else { return nil }
    if !isSpread { lines = [] }
  }
}
