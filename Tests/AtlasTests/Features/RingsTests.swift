import CGlobe
import Testing

@testable import Atlas

@Suite("Rings decoded sixteen points at a time")
struct RingsTests {
  @Test("enclose the same places as when decoded one edge at a time, in every layer")
  func places() throws {
    for name in ["land", "countries", "regions", "seas", "zones"] {
      let archive = try Archive(path: RealGazetteer.folder + "/\(name).atlas")
      let layer = try PolygonCells(archive, prefix: "polygons")
      let other = (0..<layer.boxes.count).first { ring in
        let words = Int(layer.rings[ring])..<Int(layer.rings[ring + 1])
        let points = points(layer.words, words)
        guard let middle = points.dropFirst(points.count / 2).first else { return true }
        let spot = SIMD2(Double(middle.x) - 10.3, Double(middle.y) + 0.4)
        return goesRound(layer.words, words, spot) != goesRound(points, spot)
      }
      #expect(other == nil, "\(name)")
    }
  }

  @Test("end where their words end, also at a mark without its point", arguments: 0...24)
  func ends(count: Int) {
    let words: [UInt16] =
      [5, 65535, 0x0102, 0xFF81, 0x80, 40, 50, 0x80, 0, 65535]
      + [UInt16](repeating: 0x7F7F, count: 10) + [0x80, 7, 9, 0x0301]

    words.withUnsafeBufferPointer { words in
      for range in [0..<count, (24 - count)..<24] {
        let points = points(words, range)
        for spot in [SIMD2(4.5, 30.5), SIMD2(0.5, 300.5), SIMD2(600.5, 65000.5)] {
          #expect(goesRound(words, range, spot) == goesRound(points, spot))
        }
      }
    }
  }

  private func goesRound(
    _ words: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ spot: SIMD2<Double>
  ) -> Bool {
    let start = words.baseAddress
    var ring = vector_ring(
      start: start.map { $0 + range.lowerBound }, end: start.map { $0 + range.upperBound },
      limit: start.map { $0 + words.count })
    return vector_ring_goes_round(&ring, spot.x, spot.y)
  }

  private func goesRound(_ points: [RingPoints.Point], _ spot: SIMD2<Double>) -> Bool {
    guard var before = points.last else { return false }
    var odd = false
    for point in points {
      if (before.y > Int32(spot.y)) != (point.y > Int32(spot.y)) {
        let part = (spot.y - Double(point.y)) / Double(before.y - point.y)
        if spot.x < Double(point.x) + part * Double(before.x - point.x) { odd.toggle() }
      }
      before = point
    }
    return odd
  }

  /// The points, each encoded as absolute 16-bit words.
  private func points(
    _ words: UnsafeBufferPointer<UInt16>, _ range: Range<Int>
  ) -> [RingPoints.Point] {
    var ring = RingPoints(words[range])
    var found: [RingPoints.Point] = []
    while let point = ring.next() {
      found.append(
        RingPoints.Point(
          x: Int32(UInt16(truncatingIfNeeded: point.x)),
          y: Int32(UInt16(truncatingIfNeeded: point.y))))
    }
    return found
  }
}
