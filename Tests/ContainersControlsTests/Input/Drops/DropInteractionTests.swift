@testable import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Drops from other programs")
struct DropInteractionTests {
  private final class Target: View, DropInteractionDelegate {
    private(set) var dropped: [[DragItem]] = []
    private(set) var location: Point?
    var accepts = true
    var onDrop: () -> Void = {}

    override init(frame: Rect) {
      super.init(frame: frame)
      addInteraction(DropInteraction(delegate: self))
    }

    func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool {
      accepts
    }

    func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
      dropped.append(session.items)
      location = session.location(in: self)
      onDrop()
    }
  }

  private let controller = ViewController()
  private let outer = Target(frame: Rect(x: 10, y: 10, width: 200, height: 150))
  private let inner = Target(frame: Rect(x: 20, y: 20, width: 100, height: 60))
  private let stage: Stage
  private let items = [DragItem(.file(path: "/tmp/a b")), DragItem(.text("55, 12"))]

  init() {
    stage = Stage(controller)
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    stage.turn()
  }

  @Test("A drop goes to the view under the pointer, with its items in order and its location")
  func innermost() {
    stage.dropItems(items, on: .at(40, 50))
    #expect(inner.dropped == [items])
    #expect(outer.dropped.isEmpty)
    #expect(inner.location == Point(x: 10, y: 20))
  }

  @Test("What a view does not accept goes to the nearest ancestor that does")
  func ancestors() {
    inner.accepts = false
    stage.dropItems(items, on: .at(40, 50))
    #expect(inner.dropped.isEmpty)
    #expect(outer.dropped == [items])
    #expect(outer.location == Point(x: 30, y: 40))
  }

  @Test("Outside the views that accept drops, nothing happens")
  func outside() {
    stage.dropItems(items, on: .at(5, 5))
    outer.accepts = false
    inner.accepts = false
    stage.dropItems(items, on: .at(40, 50))
    #expect(inner.dropped.isEmpty)
    #expect(outer.dropped.isEmpty)
  }

  @Test("A drop without a location goes to the focused view")
  func withoutLocation() {
    let cell = FocusCell(frame: Rect(x: 0, y: 0, width: 40, height: 20))
    inner.addSubview(cell)
    stage.turn()
    stage.window.moveFocus(to: cell)
    stage.send(.dropped(items, nil))
    #expect(inner.dropped == [items])
    #expect(inner.location == Point(x: 20, y: 10))
  }

  @Test("An empty drop reaches nobody")
  func empty() {
    stage.dropItems([], on: .at(40, 50))
    #expect(inner.dropped.isEmpty)
    #expect(outer.dropped.isEmpty)
  }

  @Test("A view below a presented controller gets no drop")
  func presented() {
    controller.present(ViewController(), animated: false)
    stage.settle()
    stage.dropItems(items, on: .at(40, 50))
    #expect(inner.dropped.isEmpty)
    #expect(outer.dropped.isEmpty)
  }

  @Test("A delegate may remove the view while it takes a drop, and a removed one gets none")
  func removal() {
    inner.onDrop = { [outer, inner] in
      inner.removeFromSuperview()
      outer.removeFromSuperview()
    }
    stage.dropItems(items, on: .at(40, 50))
    #expect(inner.dropped == [items])
    #expect(outer.dropped.isEmpty)
    stage.dropItems(items, on: .at(40, 50))
    #expect(inner.dropped.count == 1)
  }

  @Test("An interaction that is removed takes no more drops")
  func removedInteraction() {
    for interaction in inner.interactions { inner.removeInteraction(interaction) }
    stage.dropItems(items, on: .at(40, 50))
    #expect(inner.dropped.isEmpty)
    #expect(outer.dropped == [items])
  }
}
