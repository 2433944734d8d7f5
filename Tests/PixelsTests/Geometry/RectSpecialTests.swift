import Pixels
import Testing

@Suite struct RectSpecialTests {
  @Test("The integral rectangle is the smallest one with whole numbers around a rectangle")
  func integral() {
    let rect = Rect(x: 0.5, y: -0.5, width: 9.2, height: 2)
    #expect(rect.integral == Rect(x: 0, y: -1, width: 10, height: 3))
    #expect(rect.integral.integral == rect.integral)
    let turned = Rect(x: 10, y: 10, width: -4.5, height: 2)
    #expect(turned.integral == Rect(x: 5, y: 10, width: 5, height: 2))
    #expect(Rect.null.integral.isNull)
  }

  @Test("A null rectangle is empty, contains nothing and adds nothing to a union")
  func null() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(Rect.null.isNull)
    #expect(Rect.null.isEmpty)
    #expect(!Rect.zero.isNull)
    #expect(rect.union(.null) == rect)
    #expect(Rect.null.union(rect) == rect)
    #expect(!rect.intersects(.null))
    #expect(!rect.contains(.null))
    #expect(Rect.null.offsetBy(dx: 5, dy: 5).isNull)
  }

  @Test("An infinite rectangle contains every point")
  func infinite() {
    #expect(Rect.infinite.contains(Point(x: -1e12, y: 1e12)))
    #expect(Rect.infinite.isInfinite)
    #expect(!Rect.infinite.isNull)
    #expect(!Rect.infinite.isEmpty)
  }
}
