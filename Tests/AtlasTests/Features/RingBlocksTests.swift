import Testing

@testable import Atlas

@Suite("Rings read eight points at a time")
struct RingBlocksTests {
  @Test("have the points that they have one at a time, in every layer")
  func points() throws {
    for name in ["land", "countries", "regions", "seas", "zones"] {
      let archive = try Archive(path: RealGazetteer.folder + "/\(name).atlas")
      let layer = try PolygonCells(archive, prefix: "polygons")
      let other = (0..<layer.boxes.count).first { ring in
        let words = Int(layer.rings[ring])..<Int(layer.rings[ring + 1])
        return blocks(layer.words, words) != points(layer.words, words)
      }
      #expect(other == nil, "\(name)")
    }
  }

  @Test("end where their words do, in a mark without its point too", arguments: 0...24)
  func ends(count: Int) {
    let words: [UInt16] =
      [5, 65535, 0x0102, 0xFF81, 0x80, 40, 50, 0x80, 0, 65535]
      + [UInt16](repeating: 0x7F7F, count: 10) + [0x80, 7, 9, 0x0301]

    words.withUnsafeBufferPointer {
      #expect(blocks($0, 0..<count) == points($0, 0..<count))
      #expect(blocks($0, (24 - count)..<24) == points($0, (24 - count)..<24))
    }
  }

  private func blocks(
    _ words: UnsafeBufferPointer<UInt16>, _ range: Range<Int>
  ) -> [RingPoints.Point] {
    guard var ring = RingBlocks(words, in: range) else { return [] }
    var found = [ring.last]
    while let block = ring.next() {
      for lane in 0..<block.count { found.append(block.point(lane)) }
      guard ring.last == found.last else { return [] }
    }
    return found
  }

  /// The points, each as whole words of 16 bits.
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
