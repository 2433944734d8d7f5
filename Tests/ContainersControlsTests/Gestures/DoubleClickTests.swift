import ContainersTesting
import Testing

@testable import Containers

@MainActor
@Suite("Double clicks and drags")
struct DoubleClickTests {
  private let view = View()
  private let stage: Stage

  init() {
    let controller = ViewController()
    controller.view = view
    stage = Stage(controller, size: Size(width: 200, height: 200))
  }

  private func clicks(_ pause: Duration) -> Bool {
    var isDouble = false
    let tap = TapGestureRecognizer { isDouble = isDouble || $0.state == .ended }
    tap.numberOfTapsRequired = 2
    view.addGestureRecognizer(tap)
    for _ in 0..<2 {
      stage.send(.pointerPressed(.primary, Point(x: 50, y: 50), modifiers: []))
      stage.send(.pointerReleased(.primary, Point(x: 50, y: 50), modifiers: []))
      stage.platform.advance(by: pause)
    }
    stage.settle()
    view.removeGestureRecognizer(tap)
    return isDouble
  }

  private func drags(_ distance: Double) -> Bool {
    var isDrag = false
    let pan = PanGestureRecognizer { isDrag = isDrag || $0.state == .began }
    view.addGestureRecognizer(pan)
    stage.drag(.at(50, 50), by: Point(x: distance, y: 0), steps: 1)
    view.removeGestureRecognizer(pan)
    return isDrag
  }

  @Test("D125: Without a desktop, a double click has 400 ms and a drag begins at 5 points")
  func defaults() {
    #expect(clicks(.milliseconds(390)))
    #expect(!clicks(.milliseconds(410)))
    #expect(!drags(4.9))
    #expect(drags(5))
  }

  @Test("D125: Both follow the desktop while the program runs")
  func following() {
    stage.platform.systemTraits = TraitCollection {
      $0[DoubleClickIntervalTrait.self] = .milliseconds(900)
      $0[DragDistanceTrait.self] = 12
    }
    stage.turn()
    #expect(clicks(.milliseconds(890)))
    #expect(!drags(11))
    #expect(drags(12))
  }
}
