import Containers
import Testing

/// Conversion of rectangles to the coordinates of another view.
@MainActor
@Suite("A converted rectangle")
struct RectConversionTests {
  let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let rect = Rect(x: 0, y: 0, width: 20, height: 20)

  /// Adds a view of 20 points around a center, rotated by an eighth of a turn.
  private func addTurned(at center: Point, to superview: View) -> View {
    let view = View(frame: Rect(center: center, size: Size(width: 20, height: 20)))
    view.transform = Transform(rotationAngle: .pi / 4)
    superview.addSubview(view)
    return view
  }

  private func isNear(_ a: Rect, _ b: Rect) -> Bool {
    max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
      < 1e-9
  }

  @Test("is boxed once on the way up, however many views are rotated")
  func up() {
    let outer = addTurned(at: Point(x: 100, y: 100), to: root)
    let inner = addTurned(at: Point(x: 10, y: 10), to: outer)

    // Two eighths of a turn are a quarter, so a square keeps its size.
    #expect(
      isNear(
        inner.convert(rect, to: root),
        Rect(center: Point(x: 100, y: 100), size: Size(width: 20, height: 20))))
  }

  @Test("is boxed in the common ancestor and again at the end, as in UIKit")
  func across() {
    let source = addTurned(at: Point(x: 100, y: 100), to: root)
    let target = addTurned(at: Point(x: 100, y: 100), to: root)

    // Each box around a square rotated by an eighth of a turn is larger by the square root of two.
    let expected = Rect(center: Point(x: 10, y: 10), size: Size(width: 40, height: 40))
    #expect(isNear(source.convert(rect, to: target), expected))
    #expect(isNear(target.convert(rect, from: source), expected))
  }

  @Test("is boxed once on the way down, and not at all to the view itself")
  func down() {
    let outer = addTurned(at: Point(x: 100, y: 100), to: root)
    let inner = addTurned(at: Point(x: 10, y: 10), to: outer)
    let square = Rect(center: Point(x: 100, y: 100), size: Size(width: 20, height: 20))

    #expect(
      isNear(
        root.convert(square, to: inner),
        Rect(center: Point(x: 10, y: 10), size: Size(width: 20, height: 20))))
    #expect(inner.convert(rect, to: inner) == rect)
  }

  @Test("keeps its size without rotation, and is empty in a view without area")
  func plain() {
    let (one, other) = (View(frame: Rect(x: 3, y: 4, width: 9, height: 9)), View())
    root.addSubview(one)
    root.addSubview(other)

    #expect(one.convert(rect, to: other) == Rect(x: 3, y: 4, width: 20, height: 20))
    other.transform = Transform(scaleX: 0, y: 1)
    #expect(one.convert(rect, to: other) == .zero)
  }
}
