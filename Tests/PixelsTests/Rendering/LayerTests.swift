import Testing

@testable import Pixels

@Suite struct LayerTests {
  private static let rect = PixelRect(x: 0, y: 0, width: 400, height: 100)

  private func node(x: Double, width: Double, _ children: [RenderNode] = []) -> RenderNode {
    var properties = ViewProperties()
    properties.bounds = Rect(x: 0, y: 0, width: width, height: 100)
    properties.center = Point(x: x + width / 2, y: 50)
    properties.backgroundColor = .white
    return RenderNode(
      identifier: ObjectIdentifier(LayerTests.self), properties: properties, children: children)
  }

  /// Returns the seam of an opaque layer that is as wide as the rectangle, with some children.
  private func seam(_ children: RenderNode...) -> Int? {
    let map = UprightMap(scale: 1, origin: .zero)
    let layer = Layer(node(x: 0, width: 400, children), map, isMoving: false)
    var cover: [Int] = []
    #expect(layer.hides(Self.rect, path: &cover))
    return layer.seam(in: Self.rect, inFrontOf: cover[...])
  }

  @Test("Where all is opaque, a seam is at the edge of what hides the back of a part of the width")
  func edges() {
    #expect(seam(node(x: 100, width: 300)) == 100)
    #expect(seam(node(x: 0, width: 250)) == 250)
    #expect(seam(node(x: 0, width: 400, [node(x: 70, width: 330)])) == 70)
    #expect(seam(node(x: 0, width: 400), node(x: 90, width: 310), node(x: 100, width: 9)) == 90)
  }

  @Test("What is behind a layer that hides everything has no seam")
  func behind() {
    #expect(seam(node(x: 100, width: 300), node(x: 0, width: 400)) == nil)
    #expect(seam(node(x: 0, width: 400, [node(x: 0, width: 250), node(x: 0, width: 400)])) == nil)
    #expect(seam(node(x: 70, width: 330, [node(x: -70, width: 400)])) == nil)
  }

  @Test("A layer that hides only a narrow part has no seam")
  func narrow() {
    #expect(seam(node(x: 100, width: 40)) == nil)
    #expect(seam(node(x: 380, width: 300)) == nil)
  }
}
