import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("The grabber of a sheet", .noWarnings)
struct SheetGrabberTests {
  private func scene(_ size: Size = Size(width: 400, height: 810)) -> SheetScene {
    let scene = SheetScene(size)
    scene.sheet.detents = [.medium(), .large()]
    scene.sheet.prefersGrabberVisible = true
    scene.present()
    return scene
  }

  @Test("F133: a click on the grabber goes to the next detent, round")
  func click() {
    let scene = scene()
    scene.stage.tap("Sheet grabber")
    scene.stage.settle()
    #expect(scene.height == 800)
    #expect(scene.heard == ["detent large"])
    scene.stage.tap("Sheet grabber")
    scene.stage.settle()
    #expect(scene.height == 400)
    #expect(scene.heard == ["detent large", "detent medium"])
  }

  @Test("F133: the grabber takes focus, and Enter goes to the next detent")
  func enter() {
    let scene = scene()
    scene.stage.press(.tab)
    #expect(scene.stage.window.focusedView?.accessibility.label == "Sheet grabber")
    scene.stage.press(.enter)
    scene.stage.settle()
    #expect(scene.height == 800)
    scene.stage.press(.enter)
    scene.stage.settle()
    #expect(scene.height == 400)
  }

  @Test("F133: the arrow keys go up and down, not round")
  func arrows() {
    let scene = scene()
    scene.stage.press(.tab)
    var heights: [Double] = []
    for key in [KeyCode.downArrow, .upArrow, .upArrow, .downArrow, .downArrow] {
      scene.stage.press(key)
      scene.stage.settle()
      heights.append(scene.height)
    }
    #expect(heights == [400, 800, 800, 400, 400])
    #expect(scene.isPresented)
  }

  @Test("F133: keys pressed while the sheet moves count")
  func quickKeys() {
    let scene = scene()
    scene.stage.press(.tab)
    scene.stage.press(.upArrow)
    scene.stage.advance(by: .milliseconds(60))
    #expect(scene.height > 400)
    #expect(scene.height < 800)
    scene.stage.press(.downArrow)
    scene.stage.settle()
    #expect(scene.height == 400)
    #expect(scene.heard == [])
  }

  @Test("F131: the sheet is dragged by its grabber, which is not pressed then")
  func drag() {
    let scene = scene()
    scene.stage.grab("Sheet grabber")
    let start = scene.stage.pointer
    scene.stage.move(to: .point(start - Point(x: 0, y: 5)))
    scene.stage.move(to: .point(start - Point(x: 0, y: 105)))
    #expect(scene.height == 500)
    scene.hold()
    scene.drop()
    #expect(scene.height == 400)
  }

  @Test("The zone of the grabber is 44 points high and reaches above the sheet")
  func zone() {
    let scene = scene()
    scene.stage.tap(at: Point(x: 200, y: scene.frame.minY - 10))
    scene.stage.settle()
    #expect(scene.isPresented)
    #expect(scene.height == 800)
    #expect(scene.stage.element("Sheet grabber")?.frame.size.height == 44)
  }

  @Test("The grabber tells assistive technology its value and can be adjusted")
  func semantics() {
    let scene = scene()
    #expect(scene.stage.value(of: "Sheet grabber") == "50%")
    #expect(scene.stage.element("Sheet grabber")?.semantics.role == .slider)
  }

  @Test("Only a sheet at the bottom edge has a grabber")
  func edgeOnly() {
    #expect(scene(Size(width: 1000, height: 800)).stage.element("Sheet grabber") == nil)
    #expect(scene(Size(width: 400, height: 320)).stage.element("Sheet grabber") == nil)
    let scene = scene()
    scene.sheet.prefersGrabberVisible = false
    scene.stage.settle()
    #expect(scene.stage.element("Sheet grabber") == nil)
  }
}
