@testable import Pixels
import Testing

@Suite struct PixelGridTests {
  @Test("Edges are moved to the nearest pixel boundary", arguments: [1.0, 1.25, 2])
  func alignment(scale: Double) {
    let aligned = PixelGrid(scale: scale).align(Rect(x: 0.3, y: 1.7, width: 10.2, height: 3.3))
    for edge in [aligned.minX, aligned.minY, aligned.maxX, aligned.maxY] {
      #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-9)
    }
    #expect(abs(aligned.minX - 0.3) <= 0.5 / scale)
  }

  @Test("The pixels around a rectangle contain all of it, without an extra row")
  func pixels() {
    let grid = PixelGrid(scale: 2)
    #expect(
      grid.pixels(around: Rect(x: 0.6, y: -0.1, width: 1, height: 1))
        == PixelRect(x: 1, y: -1, width: 3, height: 3))
    #expect(grid.pixels(around: Rect(x: 5, y: 5, width: 0, height: 3)).isEmpty)
  }

  @Test("Pixel rectangles intersect and join like sets, and the empty one adds nothing")
  func sets() {
    let a = PixelRect(x: 0, y: 0, width: 4, height: 4)
    let b = PixelRect(x: 3, y: 2, width: 4, height: 4)
    #expect(a.intersection(b) == PixelRect(x: 3, y: 2, width: 1, height: 2))
    #expect(a.union(b) == PixelRect(x: 0, y: 0, width: 7, height: 6))
    #expect(a.intersection(PixelRect(x: 4, y: 0, width: 1, height: 1)).isEmpty)
    #expect(a.union(.empty) == a)
    #expect(PixelRect.empty.union(a) == a)
    #expect(a.contains(PixelRect(x: 1, y: 1, width: 3, height: 3)))
    #expect(!a.contains(b))
  }
}
