import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Precise scrolls, side buttons and keys that go back")
struct ScrollPrecisionTests {
  private final class Listener: View {
    var scrolls: [Scroll] = []
    var buttons: [PointerButton] = []

    override func scrolled(_ scroll: Scroll) { scrolls.append(scroll) }

    override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
      buttons += touches.map(\.button)
    }
  }

  private let listener = Listener()
  private let stage: Stage

  init() {
    let root = ViewController()
    root.view = listener
    stage = Stage(root, size: Size(width: 100, height: 100))
  }

  @Test("A scroll tells whether it is precise, by default not")
  func precision() {
    stage.scroll(.at(5, 5), by: Point(x: 3, y: 0))
    stage.scroll(.at(5, 5), by: Point(x: 3, y: 0), isPrecise: true)
    #expect(listener.scrolls.map(\.isPrecise) == [false, true])
    #expect(!Scroll(windowLocation: .zero, delta: .zero).isPrecise)
  }

  @Test("Precise scrolls and notches that wait together are not added up")
  func backlog() throws {
    let window = try #require(stage.platformWindow).identifier
    for isPrecise in [true, true, false, false] {
      stage.platform.post(
        .input(
          window: window,
          .scrolled(
            Point(x: 5, y: 5), delta: Point(x: 1, y: 0), modifiers: [], isPrecise: isPrecise),
          timestamp: .zero))
    }
    stage.turn()
    #expect(listener.scrolls.map(\.delta.x) == [2, 2])
    #expect(listener.scrolls.map(\.isPrecise) == [true, false])
  }

  @Test("The side buttons of a mouse press views like any other button")
  func sideButtons() {
    stage.tap(.at(5, 5), button: .back)
    stage.tap(.at(5, 5), button: .forward)
    #expect(listener.buttons == [.back, .forward])
  }
}
