import Testing

@testable import Pixels

@Suite struct HomographyTests {
  private func node(_ transform: Transform3D) -> RenderNode {
    final class Key {}
    var properties = ViewProperties()
    properties.center = Point(x: 120, y: 80)
    properties.bounds = Rect(x: 5, y: 7, width: 60, height: 40)
    properties.transform = transform
    return RenderNode(identifier: ObjectIdentifier(Key.self), properties: properties)
  }

  private func apply(_ map: Homography, _ point: Point) -> Point {
    let w = map.g * point.x + map.h * point.y + map.i
    return Point(
      x: (map.a * point.x + map.b * point.y + map.c) / w,
      y: (map.d * point.x + map.e * point.y + map.f) / w)
  }

  static let transforms: [Transform3D] = [
    .identity, Transform3D(Transform(rotationAngle: 0.7)),
    Transform3D(rotationAngle: 1, x: 1, y: 0, z: 0)
      .concatenating(Transform3D(perspectiveDistance: 300)),
    Transform3D(rotationAngle: -0.6, x: 0.3, y: 1, z: 0.2)
      .concatenating(Transform3D(perspectiveDistance: 500)),
  ]

  @Test("A point is seen where the transform about the center puts it", arguments: transforms)
  func forward(transform: Transform3D) throws {
    let map = Homography(
      node(transform), in: UprightMap(scale: 2, origin: Point(x: 10, y: 20)))
    for point in [Point(x: 5, y: 7), Point(x: 65, y: 47), Point(x: 20, y: 30)] {
      let moved = try #require(transform.apply(point - Point(x: 35, y: 27)))
      let expected = (moved + Point(x: 120, y: 80)) * 2 + Point(x: 10, y: 20)
      #expect(apply(map, point).distance(to: expected) < 1e-9)
    }
  }

  @Test("The inverse map undoes the map", arguments: transforms)
  func inverse(transform: Transform3D) throws {
    let map = Homography(node(transform), in: UprightMap(scale: 1.5, origin: .zero))
    let back = try #require(map.inverted)
    for point in [Point(x: 5, y: 7), Point(x: 65, y: 47), Point(x: -20, y: 130)] {
      #expect(apply(back, apply(map, point)).distance(to: point) < 1e-9)
    }
  }

  @Test("Transposing the map swaps the coordinates", arguments: transforms)
  func transposed(transform: Transform3D) {
    let map = Homography(node(transform), in: UprightMap(scale: 1, origin: .zero))
    let point = Point(x: 12, y: 34)
    let seen = apply(map, point)
    let other = apply(map.transposed, Point(x: point.y, y: point.x))
    #expect(other.distance(to: Point(x: seen.y, y: seen.x)) < 1e-9)
  }

  @Test("A plane seen edge-on has no inverse map, and one behind the eye has no bounds")
  func degenerate() {
    let flat = Homography(
      node(Transform3D(Transform(scaleX: 1, y: 0))), in: UprightMap(scale: 1, origin: .zero))
    #expect(flat.inverted == nil)
    let behind = Homography(
      node(
        Transform3D(rotationAngle: 1.5, x: 1, y: 0, z: 0)
          .concatenating(Transform3D(perspectiveDistance: 5))),
      in: UprightMap(scale: 1, origin: .zero))
    #expect(behind.apply(Rect(x: 5, y: 7, width: 60, height: 40)) == nil)
  }
}
