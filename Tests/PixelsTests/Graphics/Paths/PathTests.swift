@testable import Pixels
import Testing

@Suite struct PathTests {
  @Test("Bounds are those of the outline, not of the control points")
  func bounds() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.quad(to: Point(x: 10, y: 0), control: Point(x: 5, y: 10))
    #expect(abs(path.bounds.maxY - 5) < 0.02)
    #expect(path.bounds.width == 10)
    #expect(Path().bounds == .zero)
  }

  @Test("An arc starts and ends at its angles, and stays on its circle")
  func arc() {
    var path = Path()
    path.arc(center: Point(x: 10, y: 10), radius: 5, from: 0, to: .pi / 2)
    #expect(path.elements.first == .move(Point(x: 15, y: 10)))
    #expect((path.currentPoint ?? .zero).distance(to: Point(x: 10, y: 15)) < 1e-9)
    var whole = Path()
    whole.arc(center: Point(x: 10, y: 10), radius: 5, from: 0, to: -2 * .pi)
    let box = whole.bounds
    #expect(abs(box.minX - 5) < 0.01)
    #expect(abs(box.maxY - 15) < 0.01)
  }

  @Test("Closing leads back to the start of the subpath")
  func closing() {
    var path = Path()
    path.move(to: Point(x: 1, y: 2))
    path.line(to: Point(x: 5, y: 2))
    path.close()
    path.close()
    #expect(path.currentPoint == Point(x: 1, y: 2))
    #expect(path.elements.count == 3)
  }

  @Test("A line in an empty path sets its start")
  func startByLine() {
    var path = Path()
    path.line(to: Point(x: 3, y: 4))
    #expect(path.elements == [.move(Point(x: 3, y: 4))])
  }

  @Test("A transform moves every point")
  func transform() {
    let moved = Path(rect: Rect(x: 0, y: 0, width: 2, height: 1))
      .apply(Transform(scaleX: 2, y: 3)).apply(Transform(translationX: 1, y: 1))
    #expect(moved.bounds == Rect(x: 1, y: 1, width: 4, height: 3))
  }

  @Test("A point is inside a ring by both rules, but in its hole by the non-zero rule only")
  func containment() {
    var path = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    path.append(Path(rect: Rect(x: 3, y: 3, width: 4, height: 4)))
    #expect(path.contains(Point(x: 1, y: 1), rule: .evenOdd))
    #expect(!path.contains(Point(x: 5, y: 5), rule: .evenOdd))
    #expect(path.contains(Point(x: 5, y: 5)))
    #expect(!path.contains(Point(x: 11, y: 5)))
  }

  @Test("A corner radius is limited to half the shorter side")
  func cornerRadius() {
    let rect = Rect(x: 0, y: 0, width: 20, height: 10)
    #expect(
      Path(roundedRect: rect, cornerRadius: 50) == Path(roundedRect: rect, cornerRadius: 5))
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect: rect))
  }
}
