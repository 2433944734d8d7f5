import Testing

@testable import Containers

@Suite @MainActor struct RenderNodeRecyclingTests {
  let platform = HeadlessPlatform()
  let application: Application
  let window: Window
  let outer = View(frame: Rect(x: 10, y: 10, width: 200, height: 100))
  let inner = View(frame: Rect(x: 0, y: 0, width: 30, height: 20))

  init() {
    application = Application(platform: platform)
    window = Window(host: application, frame: Rect(x: 0, y: 0, width: 300, height: 200))
    inner.backgroundColor = .white
    outer.addSubview(inner)
    window.addSubview(outer)
    window.makeKeyAndVisible()
    application.turn()
  }

  private func move() {
    inner.center.x += 1
    application.turn()
  }

  @Test("A changing view reuses its node from the frame before last")
  func again() {
    var seen: [[ObjectIdentifier]] = []
    for _ in 0..<6 {
      move()
      seen.append(
        [window, outer, inner].compactMap { $0.renderNode.map { ObjectIdentifier($0) } })
    }

    #expect(seen[5] == seen[3])
    #expect(seen[5] != seen[4])
  }

  @Test("A view moved to a superview that is painted before the old one leaves no children behind")
  func movedAhead() {
    let first = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    window.insertSubview(first, at: 0)
    inner.addSubview(View(frame: Rect(x: 0, y: 0, width: 5, height: 5)))
    application.turn()
    for parent in [first, outer, first, outer, first, outer] {
      parent.addSubview(inner)
      application.turn()
      for view in [window, first, outer, inner] {
        #expect(
          view.renderNode?.children.map(\.identifier) == view.subviews.map { ObjectIdentifier($0) })
      }
    }
  }

  @Test("A retained tree stays unchanged while its window keeps changing")
  func held() throws {
    move()
    let tree = try #require(window.lastTree)
    let node = try #require(inner.renderNode)
    let (children, center) = (tree.root.children.count, node.properties.center)

    for _ in 0..<4 { move() }

    #expect(tree.root.children.count == children)
    #expect(tree.root.children.first?.children.first === node)
    #expect(node.properties.center == center)
    #expect(inner.renderNode?.properties.center == center + Point(x: 4, y: 0))
  }

  @Test("The backing store of a view is released once it is no longer on screen")
  func release() throws {
    final class Painted: View {
      override func draw(_ canvas: Canvas) { canvas.fill(bounds, .black) }
    }
    let painted = Painted(frame: Rect(x: 50, y: 50, width: 20, height: 20))
    outer.addSubview(painted)
    application.turn()
    weak let store = painted.backingStore
    try #require(store != nil)

    painted.bounds.size = Size(width: 25, height: 20)
    application.turn()

    #expect(store == nil)
  }

  @Test("Views that come and go are in the tree and in the picture as usual")
  func structure() throws {
    let others = (0..<5).map { View(frame: Rect(x: 40 * Double($0), y: 60, width: 30, height: 20)) }
    for other in others {
      outer.addSubview(other)
      move()
    }
    #expect(
      outer.renderNode?.children.map(\.identifier) == outer.subviews.map { ObjectIdentifier($0) })
    for other in others {
      other.removeFromSuperview()
      move()
    }
    #expect(outer.renderNode?.children.count == 1)
  }
}
