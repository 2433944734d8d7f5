import Containers
import ContainersTesting
import Testing

/// The properties of a touch.
@MainActor
struct TouchPropertiesTests {
  let stage = Stage(ViewController(), size: Size(width: 300, height: 200))
  let view = TouchReader(frame: Rect(x: 50, y: 20, width: 200, height: 150))

  init() {
    view.isMultipleTouchEnabled = true
    stage.window.addSubview(view)
    stage.turn()
  }

  @Test("A moved touch knows its previous location, in any view")
  func previousLocation() {
    stage.send(.fingerDown(id: 1, Point(x: 100, y: 100)))
    #expect(view.previous == [Point(x: 50, y: 80)])
    stage.send(.fingerMoved(id: 1, Point(x: 110, y: 105)))
    #expect(view.previous.last == Point(x: 50, y: 80))
    #expect(view.previousInWindow.last == Point(x: 100, y: 100))
    stage.send(.fingerMoved(id: 1, Point(x: 120, y: 105)))
    #expect(view.previous.last == Point(x: 60, y: 85))
  }

  @Test("An event contains every touch in the window; those that did not move are stationary")
  func allTouches() {
    stage.send(.fingerDown(id: 1, Point(x: 100, y: 100)))
    stage.send(.fingerDown(id: 2, Point(x: 150, y: 100)))
    #expect(view.counts.last == 2)
    stage.send(.fingerMoved(id: 2, Point(x: 160, y: 100)))
    #expect(view.phases.last == [.moved, .stationary])
  }

  @Test("A mouse touch is indirect, a finger touch is direct")
  func kinds() {
    stage.tap(at: Point(x: 100, y: 100))
    #expect(view.kinds == [.indirectPointer])
    stage.send(.fingerDown(id: 1, Point(x: 100, y: 100)))
    #expect(view.kinds == [.indirectPointer, .direct])
  }

  @Test("A touch is the same set element from beginning to end")
  func identity() {
    stage.send(.fingerDown(id: 1, Point(x: 100, y: 100)))
    stage.send(.fingerMoved(id: 1, Point(x: 110, y: 100)))
    stage.send(.fingerUp(id: 1, Point(x: 110, y: 100)))
    #expect(view.seen.count == 1)
  }

  @Test("A touch knows its window")
  func window() {
    stage.tap(at: Point(x: 100, y: 100))
    #expect(view.windows.count == 2)
    #expect(view.windows.allSatisfy { $0 === stage.window })
  }

  @Test("The window knows the pointer location while the pointer is over it")
  func pointer() {
    stage.move(to: .at(30, 40))
    #expect(stage.window.pointerLocation == Point(x: 30, y: 40))
    stage.send(.pointerLeft)
    #expect(stage.window.pointerLocation == nil)
  }
}

@MainActor
final class TouchReader: View {
  var previous: [Point] = []
  var previousInWindow: [Point] = []
  var counts: [Int] = []
  var phases: [Set<Touch.Phase>] = []
  var kinds: [Touch.Kind] = []
  var seen: Set<Touch> = []
  var windows: [Window?] = []

  private func read(_ touches: Set<Touch>, _ event: TouchEvent?) {
    seen.formUnion(touches)
    windows += touches.map(\.window)
    counts.append(event?.allTouches.count ?? 0)
    phases.append(Set((event?.allTouches ?? []).map(\.phase)))
    for touch in touches {
      previous.append(touch.previousLocation(in: self))
      previousInWindow.append(touch.previousLocation(in: nil))
    }
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
    kinds += touches.map(\.type)
    read(touches, event)
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
    read(touches, event)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
    read(touches, event)
  }
}
