import Pixels
import Testing

@Suite struct TransformComposingTests {
  private let base = Transform(translationX: 10, y: 20)

  @Test("Scaling a transform scales before the transform is applied")
  func scaled() {
    #expect(Point(x: 1, y: 1).applying(base.scaledBy(x: 2, y: 3)) == Point(x: 12, y: 23))
  }

  @Test("Translating a transform translates before the transform is applied")
  func translated() {
    let doubled = Transform(scaleX: 2, y: 2).translatedBy(x: 5, y: 0)
    #expect(Point.zero.applying(doubled) == Point(x: 10, y: 0))
  }

  @Test("Rotating a transform rotates before the transform is applied")
  func rotated() {
    let point = Point(x: 1, y: 0).applying(base.rotated(by: .pi / 2))
    #expect(point.distance(to: Point(x: 10, y: 21)) < 1e-12)
  }

  @Test("A size is transformed without the translation, a rectangle with it")
  func sizes() {
    let transform = base.scaledBy(x: 2, y: 2)
    #expect(Size(width: 3, height: 4).applying(transform) == Size(width: 6, height: 8))
    #expect(
      Rect(x: 0, y: 0, width: 3, height: 4).applying(transform)
        == Rect(x: 10, y: 20, width: 6, height: 8))
  }
}
