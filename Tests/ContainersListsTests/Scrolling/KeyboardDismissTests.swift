import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Drags that end editing")
struct KeyboardDismissTests {
  private let field = TextField(frame: Rect(x: 0, y: 250, width: 100, height: 30))
  private let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
  private let stage = Stage(ViewController(), size: Size(width: 200, height: 300))

  init() {
    scroll.contentSize = Size(width: 200, height: 2000)
    stage.window.addSubview(scroll)
    stage.window.addSubview(field)
    stage.settle()
    field.becomeFirstResponder()
  }

  private func drag() {
    stage.drag(.point(Point(x: 100, y: 150)), to: .point(Point(x: 100, y: 50)))
    stage.settle()
  }

  @Test(
    "F1217: A drag ends editing in the modes that say so",
    arguments: [
      (ScrollView.KeyboardDismissMode.none, true), (.onDrag, false), (.interactive, false),
      (.onDragWithAccessory, false), (.interactiveWithAccessory, false),
    ])
  func modes(mode: ScrollView.KeyboardDismissMode, keeps: Bool) {
    scroll.keyboardDismissMode = mode
    drag()
    #expect(field.isFirstResponder == keeps)
  }
}
