@testable import Pixels
import Testing

@Suite struct RectTests {
  private let rect = Rect(x: 1, y: 2, width: 10, height: 20)

  @Test("A rectangle contains its left and top edges, but not its right and bottom edges")
  func containment() {
    #expect(rect.contains(Point(x: 1, y: 2)))
    #expect(!rect.contains(Point(x: 11, y: 5)))
    #expect(!rect.contains(Point(x: 5, y: 22)))
  }

  @Test("Rectangles that only touch do not intersect")
  func touching() {
    let beside = Rect(x: 11, y: 2, width: 5, height: 5)
    #expect(!rect.intersects(beside))
    #expect(rect.intersection(beside) == .zero)
    #expect(rect.union(beside) == Rect(x: 1, y: 2, width: 15, height: 20))
  }

  @Test("An intersection lies inside both rectangles")
  func intersection() {
    let other = Rect(x: 5, y: 0, width: 100, height: 5)
    #expect(rect.intersection(other) == Rect(x: 5, y: 2, width: 6, height: 3))
  }

  @Test("An empty rectangle adds nothing to a union, wherever it is")
  func emptyUnion() {
    let empty = Rect(x: 1000, y: 1000, width: 0, height: 5)
    #expect(rect.union(empty) == rect)
    #expect(empty.union(rect) == rect)
  }

  @Test("Insets larger than the rectangle leave an empty one, not a negative size")
  func insets() {
    #expect(rect.inset(by: EdgeInsets(all: 2)) == Rect(x: 3, y: 4, width: 6, height: 16))
    #expect(rect.inset(by: EdgeInsets(all: 50)).size == .zero)
    #expect(rect.insetBy(dx: -1, dy: 0) == Rect(x: 0, y: 2, width: 12, height: 20))
  }

  @Test("The center is the middle, and a rectangle can be made around it")
  func center() {
    #expect(rect.center == Point(x: 6, y: 12))
    #expect(Rect(center: rect.center, size: rect.size) == rect)
  }

  @Test("A size with a NaN is empty")
  func emptiness() {
    #expect(Size(width: .nan, height: 1).isEmpty)
    #expect(Size(width: -1, height: 1).isEmpty)
    #expect(!Size(width: 0.1, height: 0.1).isEmpty)
  }
}
