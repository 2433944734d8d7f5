@testable import Atlas

/// A writer of line archives in the format of `Scripts/assets/build_lines.py`, with identical
/// layers at one or more levels.
struct LineFixture {
  var lines: [[SIMD3<Double>]]
  /// The error of each level in radians.
  ///
  /// All levels but the last are stored as bytes.
  var errors: [Float] = [0.001]

  /// Adds a line through pairs of latitude and longitude.
  static func line(_ coordinates: [(Double, Double)]) -> [SIMD3<Double>] {
    coordinates.compactMap { Coordinate(latitude: $0.0, longitude: $0.1) }
      .map { UnitVector($0).components }
  }

  var archive: ArchiveFixture {
    var archive = ArchiveFixture()
    for layer in LineLayer.allCases {
      archive.add("\(layer.rawValue)/levels", errors)
      for level in errors.indices {
        add(to: &archive, "\(layer.rawValue)/\(level)", isFinest: level == errors.count - 1)
      }
    }
    return archive
  }

  private func add(to archive: inout ArchiveFixture, _ name: String, isFinest: Bool) {
    var chunks: [LineChunk] = []
    var points: [Int16] = []
    for line in lines {
      for start in stride(from: 0, to: line.count - 1, by: 31) {
        let part = Array(line[start..<min(start + 32, line.count)])
        let (chunk, steps) = Self.encoded(
          part, goesOn: start > 0, block: points.count / 16, steps: isFinest ? 32767 : 127)
        chunks.append(chunk)
        points += steps
      }
    }
    archive.add(
      "\(name)/groups",
      [
        LineGroup(x: 1, y: 0, z: 0, radius: 2, first: 0, count: UInt32(chunks.count))
      ])
    archive.add("\(name)/chunks", chunks)
    if isFinest {
      archive.add("\(name)/points", points)
    } else {
      archive.add("\(name)/points", points.map { Int8($0) })
    }
    archive.sections[archive.sections.count - 1].count = points.count / 16
  }

  private static func encoded(
    _ points: [SIMD3<Double>], goesOn: Bool, block: Int, steps: Double
  ) -> (LineChunk, [Int16]) {
    let middle = UnitVector(direction: points.reduce([0, 0, 0], +)).components * 32767
    let rounded = middle.rounded(.toNearestOrEven)
    let center = UnitVector(direction: rounded).components
    let radius = points.map { (($0 - center) * ($0 - center)).sum().squareRoot() }.max() ?? 0
    let chunk = LineChunk(
      x: Int16(rounded.x), y: Int16(rounded.y), z: Int16(rounded.z), count: UInt8(points.count),
      goesOn: goesOn ? 1 : 0, radius: Float(radius * 1.000_001 + 1e-9), block: UInt32(block))
    let frame = TangentFrame(center)
    let step = Double(chunk.radius) / steps
    var result: [Int16] = []
    for start in stride(from: 0, to: points.count, by: 8) {
      let eight = (start..<start + 8).map { points[min($0, points.count - 1)] }
      result += eight.map { Int16((($0 * frame.east).sum() / step).rounded()) }
      result += eight.map { Int16((($0 * frame.north).sum() / step).rounded()) }
    }
    return (chunk, result)
  }
}
