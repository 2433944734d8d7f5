@testable import Pixels
import Testing

@Suite struct TransformTests {
  private let point = Point(x: 3, y: -2)

  @Test("A quarter turn moves the right to the bottom")
  func rotation() {
    let turned = Transform(rotationAngle: .pi / 2).apply(Point(x: 1, y: 0))
    #expect(turned.distance(to: Point(x: 0, y: 1)) < 1e-12)
  }

  @Test("Concatenating applies the first transform first")
  func order() {
    let both = Transform(scaleX: 2, y: 3).concatenating(Transform(translationX: 10, y: 0))
    #expect(both.apply(point) == Point(x: 16, y: -6))
  }

  @Test(
    "A transform and its inverse undo each other",
    arguments: [
      Transform(translationX: 4, y: 5), Transform(scaleX: 2, y: -3),
      Transform(rotationAngle: 0.7), Transform(a: 1, b: 0.5, c: -2, d: 1, tx: 3, ty: 9),
    ])
  func inverse(transform: Transform) throws {
    let inverse = try #require(transform.inverted)
    #expect(inverse.apply(transform.apply(point)).distance(to: point) < 1e-12)
  }

  @Test("A transform that flattens the plane has no inverse")
  func flattening() {
    #expect(Transform(scaleX: 0, y: 1).inverted == nil)
    #expect(Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverted == nil)
  }

  @Test("A rotated rectangle maps to its bounding rectangle")
  func rectangles() {
    let box = Transform(rotationAngle: .pi / 4).apply(Rect(x: -1, y: -1, width: 2, height: 2))
    #expect(abs(box.minX + 2.0.squareRoot()) < 1e-12)
    #expect(abs(box.width - 2 * 2.0.squareRoot()) < 1e-12)
  }

  @Test("A 3D transform acts on the plane as the affine one does, and converts back to it")
  func space() throws {
    let flat = Transform(a: 1, b: 0.5, c: -2, d: 1, tx: 3, ty: 9)
    let space = Transform3D(flat)
    #expect(space.affine == flat)
    #expect(try #require(space.apply(point)).distance(to: flat.apply(point)) < 1e-12)
  }

  @Test("A rotation about y under perspective brings one side nearer, and is not affine")
  func perspective() throws {
    let turned = Transform3D(rotationAngle: 0.5, x: 0, y: 1, z: 0)
      .concatenating(Transform3D(perspectiveDistance: 500))
    let left = try #require(turned.apply(Point(x: -100, y: 100)))
    let right = try #require(turned.apply(Point(x: 100, y: 100)))
    #expect(right.y < left.y)
    #expect(turned.affine == nil)
  }

  @Test("A point behind the eye is not seen")
  func behind() {
    let near = Transform3D(rotationAngle: -.pi / 2, x: 0, y: 1, z: 0)
      .concatenating(Transform3D(perspectiveDistance: 50))
    #expect(near.apply(Point(x: 100, y: 0)) == nil)
  }
}
