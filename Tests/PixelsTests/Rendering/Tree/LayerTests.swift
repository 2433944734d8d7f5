import Testing

@testable import Pixels

@Suite struct LayerTests {
  private static let rect = PixelRect(x: 0, y: 0, width: 400, height: 100)

  private func node(
    x: Double, width: Double, clipsToBounds: Bool = false, _ children: [RenderNode] = []
  ) -> RenderNode {
    var properties = ViewProperties()
    properties.bounds = Rect(x: 0, y: 0, width: width, height: 100)
    properties.center = Point(x: x + width / 2, y: 50)
    properties.backgroundColor = .white
    return RenderNode(
      identifier: ObjectIdentifier(LayerTests.self), properties: properties,
      clipsToBounds: clipsToBounds, children: children)
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
    #expect(seam(node(x: 0, width: 290)) == 290)
    #expect(seam(node(x: 0, width: 400, [node(x: 70, width: 330)])) == 70)
    #expect(seam(node(x: 0, width: 400), node(x: 90, width: 310), node(x: 100, width: 9)) == 90)
  }

  @Test("A seam is at the edge of what clips the layer")
  func clips() {
    let wide = node(x: -50, width: 600)
    #expect(seam(node(x: 80, width: 320, clipsToBounds: true, [wide])) == 80)
    #expect(seam(node(x: 300, width: 320, clipsToBounds: true, [wide])) == nil)
  }

  @Test("Of a faded view, only a child that has children on its own ground needs a group")
  func fading() {
    var clear = ViewProperties()
    clear.bounds = Rect(x: 0, y: 0, width: 400, height: 100)
    clear.center = clear.bounds.center
    func fading(_ node: RenderNode) -> Layer.Fading {
      Layer(node, UprightMap(scale: 1, origin: .zero), isMoving: false).fading
    }
    func holder(_ children: [RenderNode]) -> RenderNode {
      RenderNode(
        identifier: ObjectIdentifier(LayerTests.self), properties: clear, children: children)
    }
    let (plain, nested) = (node(x: 0, width: 40), node(x: 50, width: 40, [node(x: 0, width: 9)]))
    #expect(fading(plain) == .simple)
    #expect(fading(nested) == .group)
    #expect(fading(holder([plain, nested])) == .separate)
    #expect(fading(holder([plain, node(x: 30, width: 40)])) == .group)
  }

  @Test("What is behind a layer that hides everything has no seam")
  func behind() {
    #expect(seam(node(x: 100, width: 300), node(x: 0, width: 400)) == nil)
    #expect(seam(node(x: 0, width: 400, [node(x: 0, width: 290), node(x: 0, width: 400)])) == nil)
    #expect(seam(node(x: 70, width: 330, [node(x: -70, width: 400)])) == nil)
  }

  @Test("A layer that hides only a narrow part has no seam")
  func narrow() {
    #expect(seam(node(x: 100, width: 200)) == nil)
    #expect(seam(node(x: 300, width: 300)) == nil)
  }
}
