import Testing

@testable import Containers

@Suite("The moves to a navigation stack and from it")
struct NavigationMovesTests {
  /// A stack, and the moves that its changes begin.
  private final class Scene {
    var stack = NavigationStack<String>()
    var moves = NavigationMoves<String>()

    init(_ elements: String...) {
      _ = stack.set(elements)
      stack.show(elements.last)
    }

    func set(_ elements: String...) { _ = stack.set(elements) }
    func join(_ element: String) -> Bool { moves.join(element, stack) }
    func leave(_ element: String) -> Bool { moves.leave(element, stack) }
    func settle(_ begun: [String]? = nil) -> (going: [String], coming: [String]) {
      moves.settle(stack, of: begun)
    }
  }

  @Test("F302: what joins is told once, and has moved when the transition ends")
  func joins() {
    let scene = Scene("a")
    scene.set("a", "b")

    #expect(scene.join("b"))
    #expect(!scene.join("b"))
    #expect(scene.settle().coming == ["b"])
    #expect(scene.settle().coming == [])
  }

  @Test("F302: what leaves is told once, and has moved when the transition ends")
  func leaves() {
    let scene = Scene("a", "b")
    scene.set("a")

    #expect(scene.leave("b"))
    #expect(!scene.leave("b"))
    #expect(scene.settle().going == ["b"])
    #expect(scene.settle().going == [])
  }

  @Test("F302: what a callback has put back, or taken off, is not told")
  func undone() {
    let scene = Scene("a")

    #expect(!scene.leave("a"))
    #expect(!scene.join("b"))
  }

  @Test("F005, Q50: what the running transition brings arrives before it leaves")
  func arrivesFirst() {
    let scene = Scene("a")
    scene.set("a", "b")
    _ = scene.join("b")
    scene.stack.begin()
    scene.set("a")
    _ = scene.leave("b")

    let moved = scene.settle(["a", "b"])

    #expect(moved.coming == ["b"])
    #expect(moved.going == [])
    #expect(scene.moves.going == ["b"])
    #expect(scene.moves.coming == [])
  }

  @Test("F005, Q50: what the running transition takes away leaves before it comes back")
  func leavesFirst() {
    let scene = Scene("a", "b")
    scene.set("a")
    _ = scene.leave("b")
    scene.stack.begin()
    scene.set("a", "b")
    _ = scene.join("b")

    let moved = scene.settle(["a"])

    #expect(moved.going == ["b"])
    #expect(moved.coming == [])
    #expect(scene.moves.coming == ["b"])
  }

  @Test("F302: what leaves and comes back in one turn only joins")
  func backInOneTurn() {
    let scene = Scene("a", "b")
    scene.set("a")
    _ = scene.leave("b")
    scene.set("a", "b")
    _ = scene.join("b")

    #expect(scene.moves.going == [])
    #expect(scene.moves.coming == ["b"])
  }
}
