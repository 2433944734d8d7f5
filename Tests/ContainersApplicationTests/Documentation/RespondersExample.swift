import Containers
import ContainersTesting
import TestSupport
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

final class HelpViewController: ViewController {
  func showHelp() {
    guard let window = view.window else { return }
    let card = Label(frame: Rect(x: 100, y: 100, width: 200, height: 100))
    card.text = "Press + to count."
    let help = Overlay(card, kind: .presentation)
    help.pressOutside = .ends
    help.begin(in: window)
  }
}

@MainActor
@Suite("Example: responders", .noWarnings)
struct RespondersExample {
  @Test("The controller counts unhandled keys and wheel events")
  func counting() {
    let controller = CounterViewController()
    let stage = Stage(controller)
    controller.view.addSubview(View(frame: controller.view.bounds))

    stage.press(.character("+"))
    stage.scroll(.point(Point(x: 50, y: 50)), by: Point(x: 0, y: 10))
    stage.scroll(.point(Point(x: 50, y: 50)), by: Point(x: 0, y: -10))

    #expect(controller.count == 2)
  }

  @Test("Help covers the content until a click outside")
  func help() {
    let controller = HelpViewController()
    let stage = Stage(controller)
    controller.showHelp()
    stage.turn()
    #expect(stage.window.overlays.map(\.kind) == [.presentation])

    stage.tap(at: Point(x: 10, y: 10))

    #expect(stage.window.overlays.isEmpty)
  }
}
