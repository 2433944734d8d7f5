import Containers
import ContainersTesting
import Testing

final class CounterViewController: ViewController {
  private(set) var count = 0

  override var keyCommands: [KeyCommand] {
    [KeyCommand(.character("+"), title: "Count") { [weak self] in self?.count += 1 }]
  }

  override func scrolled(_ scroll: Scroll) {
    guard scroll.delta.y > 0 else { return super.scrolled(scroll) }
    count += 1
  }
}

@MainActor
@Suite("The example of responders", .noWarnings)
struct RespondersExample {
  @Test("The controller counts keys and turns of the wheel that nothing below it wants")
  func counting() {
    let controller = CounterViewController()
    let stage = Stage(controller)
    controller.view.addSubview(View(frame: controller.view.bounds))

    stage.press(.character("+"))
    stage.scroll(.point(Point(x: 50, y: 50)), by: Point(x: 0, y: 10))
    stage.scroll(.point(Point(x: 50, y: 50)), by: Point(x: 0, y: -10))

    #expect(controller.count == 2)
  }
}
