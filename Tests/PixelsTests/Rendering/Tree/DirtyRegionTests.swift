import Testing

@testable import Pixels
import TestSupport

@Suite struct DirtyRegionTests {
  @Test("The rectangles of a region are disjoint, cover everything added, and are few")
  func laws() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      var region = DirtyRegion()
      var added: [PixelRect] = []
      for _ in 0..<Int.random(in: 1...30, using: &generator) {
        let rect = PixelRect(
          x: Int.random(in: 0..<1000, using: &generator),
          y: Int.random(in: 0..<1000, using: &generator),
          width: Int.random(in: 0..<120, using: &generator),
          height: Int.random(in: 0..<120, using: &generator))
        region.add(rect)
        added.append(rect)
      }
      #expect(region.rects.count <= 8)
      for (index, rect) in region.rects.enumerated() {
        #expect(!rect.isEmpty)
        for other in region.rects[(index + 1)...] { #expect(rect.intersection(other).isEmpty) }
      }
      for rect in added where !rect.isEmpty {
        #expect(region.rects.contains { $0.contains(rect) })
      }
    }
  }

  @Test("Small rectangles far apart are not merged")
  func apart() {
    var region = DirtyRegion()
    region.add(PixelRect(x: 0, y: 0, width: 40, height: 40))
    region.add(PixelRect(x: 500, y: 0, width: 40, height: 40))
    #expect(region.rects.count == 2)
  }
}
