import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("The focus when a divider goes", .noWarnings)
struct SplitFocusTests {
  private func scene(
    _ style: SplitViewController.Style = .doubleColumn, reducesMotion: Bool = false
  )
    -> (SplitScene, Button)
  {
    let scene = SplitScene(
      style, size: Size(width: 1100, height: 500), reducesMotion: reducesMotion)
    let button = Button(title: "Open")
    button.frame.origin = Point(x: 20, y: 100)
    scene[.secondary].view.addSubview(button)
    scene.stage.settle()
    scene.stage.press(.function(8))
    return (scene, button)
  }

  @Test(
    "F513, F515: after F9 on a divider that goes, the secondary column has the focus",
    arguments: [false, true])
  func hide(_ reducesMotion: Bool) {
    let (scene, _) = scene(reducesMotion: reducesMotion)
    #expect(scene.stage.window.focusedView != nil)

    scene.stage.press(.function(9))
    scene.stage.settle()

    let focused = scene.stage.window.focusedView
    let navigation = scene[.secondary].navigationController
    #expect(focused?.isDescendant(of: navigation?.view ?? View()) == true)
  }

  @Test("F513: so it is when three columns, or a resize, take the divider away")
  func others() {
    let (triple, _) = scene(.tripleColumn)
    triple.stage.press(.function(9))
    triple.stage.settle()
    #expect(triple.stage.window.focusedView != nil)

    let (resized, _) = scene()
    resized[.primary].view.addSubview(Button(title: "List"))
    resized.stage.resize(to: SplitScene.narrow)
    resized.stage.settle()
    #expect(resized.stage.window.focusedView != nil)
  }

  @Test("F513: a focus that is elsewhere stays there")
  func elsewhere() {
    let (scene, button) = scene()
    scene.stage.window.moveFocus(to: button)

    scene.stage.press(.function(9))
    scene.stage.settle()

    #expect(scene.stage.window.focusedView === button)
  }
}
