import ContainersTesting
import Testing

@testable import Containers

@MainActor
@Suite("Focus and overlays")
struct OverlayFocusTests {
  let stage = OverlayStage()
  var window: Window { stage.window }

  @Test("F006: a presentation takes the focus from the views it covers and restores it")
  func comingBack() {
    window.moveFocus(to: stage.left)
    let panel = stage.begin(.presentation)
    #expect(window.focusedView == nil)
    #expect(!window.moveFocus(to: stage.right))
    window.moveFocus(to: panel.view)
    panel.end()

    #expect(window.focusedView === stage.left)
  }

  @Test("F006: a covered first responder resigns, and is first responder again afterward")
  func firstResponder() {
    let field = TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30))
    stage.left.addSubview(field)
    field.becomeFirstResponder()
    let panel = stage.begin(.presentation)
    #expect(!field.isFirstResponder)
    #expect(!field.becomeFirstResponder())
    panel.end()

    #expect(field.isFirstResponder)
  }

  @Test("F006: a view outside the scope that was focused meanwhile keeps the focus")
  func elsewhere() {
    window.moveFocus(to: stage.left)
    let panel = stage.begin(.presentation) { $0.scope = stage.left }
    window.moveFocus(to: stage.right)
    panel.end()

    #expect(window.focusedView === stage.right)
  }

  @Test(
    "F006: if the lower presentation ends first, the upper one restores the focus of both")
  func lowerFirst() {
    window.moveFocus(to: stage.left)
    let lower = stage.begin(.presentation, named: "Lower")
    window.moveFocus(to: lower.view)
    let upper = stage.begin(.presentation, named: "Upper")
    window.moveFocus(to: upper.view)
    lower.end()
    #expect(window.focusedView === upper.view)
    upper.end()

    #expect(window.focusedView === stage.left)
  }

  @Test("F006: if the focused view is gone, the focus goes to the frontmost preferred view")
  func gone() {
    let last = OverlayProbe(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stage.right.addSubview(last)
    let lower = stage.begin(.presentation, named: "Lower")
    let own = OverlayProbe(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    lower.view.addSubview(own)
    lower.probe.preferred = [own]
    let passing = OverlayProbe(frame: Rect(x: 0, y: 20, width: 10, height: 10))
    lower.view.addSubview(passing)
    window.moveFocus(to: passing)
    let upper = stage.begin(.presentation, named: "Upper")
    passing.removeFromSuperview()
    upper.end()
    stage.stage.turn()

    #expect(window.focusedView === own)
  }

  @Test("F006: if nothing had the focus before a presentation, nothing has it afterward")
  func none() {
    let lower = stage.begin(.presentation, named: "Lower")
    let own = OverlayProbe(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    lower.view.addSubview(own)
    lower.probe.preferred = [own]
    let upper = stage.begin(.presentation, named: "Upper")
    window.moveFocus(to: upper.view)
    upper.end()
    stage.stage.turn()

    #expect(window.focusedView == nil)
  }

  @Test("F006: a menu does not move the focus, and restores the focus taken by a press outside")
  func menu() {
    stage.stage.press(.tab)
    let focused = window.focusedView
    #expect(focused === stage.left)
    let menu = stage.begin(.menu)
    #expect(window.focusedView === focused)
    stage.stage.tap(at: Point(x: 380, y: 290))

    #expect(menu.phase == .ended)
    #expect(window.focusedView === focused)
  }

  @Test(
    "F007: a presentation focuses its preferred view when opened by keyboard, not by mouse",
    arguments: [false, true])
  func preferred(isByKeyboard: Bool) {
    if isByKeyboard { stage.stage.press(.tab) } else { stage.stage.tap(at: Point(x: 20, y: 20)) }
    let second = OverlayProbe(frame: Rect(x: 0, y: 50, width: 10, height: 10))
    stage.begin(.presentation) {
      $0.view.addSubview(second)
      ($0.view as? OverlayProbe)?.preferred = [second]
    }

    #expect(window.focusedView === (isByKeyboard ? second : nil))
  }
}
