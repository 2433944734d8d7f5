import Pixels
import TestSupport
import Testing

struct GeometryValuesTests {
  @Test("A rectangle with negative extents is standardized to the same points")
  func standardized() {
    let rect = Rect(x: 10, y: 20, width: -4, height: -6)
    #expect(rect.standardized == Rect(x: 6, y: 14, width: 4, height: 6))
    let usual = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(usual.standardized == usual)
  }

  @Test("All edges of a rectangle are its four edges")
  func edges() {
    let edges: [RectEdge] = [.top, .left, .bottom, .right]
    #expect(edges.reduce(into: RectEdge()) { $0.formUnion($1) } == .all)
    #expect(RectEdge.all.subtracting([.top, .left]) == [.bottom, .right])
  }

  @Test("A vector of zero length is zero")
  func vectors() {
    #expect(Vector(dx: 0, dy: 0) == .zero)
    #expect(Vector(dx: 1, dy: 0) != .zero)
  }

  @Test("Only the identity is the identity")
  func identity() {
    #expect(Transform.identity.isIdentity)
    #expect(Transform(rotationAngle: 0).isIdentity)
    #expect(!Transform(translationX: 1, y: 0).isIdentity)
  }

  @Test("A transform concatenated to a canvas applies before the existing ones")
  func concatenation() {
    let bitmap = drawn(20, 20) { canvas in
      canvas.translate(x: 10, y: 0)
      canvas.concatenate(Transform(scaleX: 2, y: 2))
      canvas.fill(Path(rect: Rect(x: 1, y: 1, width: 2, height: 2)), .black)
    }
    #expect(bitmap.area == 16)
    #expect(bitmap.alpha(12, 2) == 255)
    #expect(bitmap.alpha(15, 5) == 255)
    #expect(bitmap.alpha(11, 2) == 0)
  }

  @Test("The named grays are thirds and halves between black and white")
  func grays() {
    #expect(Color.darkGray == Color(white: 1 / 3))
    #expect(Color.lightGray == Color(white: 2 / 3))
  }
}
