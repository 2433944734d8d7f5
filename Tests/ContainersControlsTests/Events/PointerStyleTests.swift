import Containers
import ContainersTesting
import Testing

@MainActor
struct PointerStyleTests {
  @Test(
    "The pointer has the shape of the view under it",
    arguments: [
      PointerStyle.pointingHand, .openHand, .closedHand, .iBeam, .crosshair, .resizeLeftRight,
      .resizeUpDown, .resizeTopLeftBottomRight, .resizeTopRightBottomLeft, .operationNotAllowed,
    ])
  func shapes(_ style: PointerStyle) {
    let stage = Stage(ViewController(), size: Size(width: 100, height: 100))
    let view = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    view.pointerStyle = style
    stage.window.addSubview(view)
    stage.turn()
    stage.move(to: .at(20, 20))
    #expect(stage.platformWindow?.pointerStyle == style)
    stage.move(to: .at(80, 80))
    #expect(stage.platformWindow?.pointerStyle == .arrow)
  }

  @Test("A key command and the key that runs it have the same code")
  func keys() {
    let key = Key(.leftArrow)
    #expect(key.keyCode == KeyCommand(.leftArrow, title: "Back") {}.input)
  }

  @Test("The keys that go back and forward have names in shortcuts")
  func keyNames() {
    let titles = [KeyCode.back, .forward].map { KeyCommand($0, title: "") {}.shortcutTitle }
    #expect(titles == ["Back", "Forward"])
  }
}
