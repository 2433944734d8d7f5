import Containers
import ContainersTesting
import TestSupport
import Testing

/// A menu that is taller than its window, used by keyboard while the pointer rests on it.
@MainActor
@Suite("Menus that scroll", .noWarnings)
struct LongMenuTests {
  private let stage: Stage
  private let chosen = Chosen()

  private final class Chosen {
    var titles: [String] = []
  }

  init() {
    let controller = ViewController()
    let button = Button(frame: Rect(x: 10, y: 10, width: 100, height: 30))
    button.setTitle("Open", for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = Menu(
      children: (1...30).map { [chosen] number in
        Action(title: "Line \(number)") { _ in chosen.titles.append("Line \(number)") }
      })
    stage = Stage(controller, size: Size(width: 300, height: 200))
    controller.view.addSubview(button)
    stage.turn()
    stage.tap("Open")
    let line = stage.element("Line 3")?.frame.center ?? .zero
    stage.send(.pointerMoved(line - Point(x: 0, y: 30), modifiers: []))
    stage.send(.pointerMoved(line, modifiers: []))
  }

  @Test("The arrow keys continue to work while items scroll under the pointer")
  func arrows() {
    for _ in 4...20 {
      stage.press(.downArrow)
      stage.turn()
    }
    stage.press(.enter)
    #expect(chosen.titles == ["Line 20"])
  }

  @Test("End stays on the last item, and the pointer highlights items once it moves again")
  func end() throws {
    stage.press(.end)
    stage.turn()
    let last = try #require(stage.element("Line 29")).frame.center
    stage.send(.pointerMoved(last, modifiers: []))
    stage.turn()
    stage.press(.downArrow)
    stage.turn()
    stage.press(.enter)
    #expect(chosen.titles == ["Line 30"])
  }
}
