import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("The button that shows and hides columns", .noWarnings)
struct SplitButtonTests {
  @Test("F515: it is in the bar of the secondary column, and so does F9")
  func button() {
    let scene = SplitScene()
    scene.stage.tap(.element("Hide sidebar"))
    scene.stage.settle()
    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(scene.frame(.secondary)?.width == 1000)

    scene.stage.press(.function(9))
    scene.stage.settle()

    #expect(scene.split.displayMode == .oneBesideSecondary)
    #expect(scene.stage.elements(.element("Hide sidebar")).count == 1)
  }

  @Test("F515: automatically it is hidden without gestures")
  func automatic() {
    let scene = SplitScene { $0.presentsWithGesture = false }
    #expect(scene.stage.element("Hide sidebar") == nil)
    scene.stage.press(.function(9))
    #expect(scene.split.displayMode == .oneBesideSecondary)

    scene.split.displayModeButtonVisibility = .always
    scene.stage.settle()
    #expect(scene.stage.element("Hide sidebar") != nil)

    scene.split.displayModeButtonVisibility = .never
    scene.split.presentsWithGesture = true
    scene.stage.settle()
    #expect(scene.stage.element("Hide sidebar") == nil)
  }

  @Test("F515: of three columns it shows and hides the primary one")
  func triple() {
    let scene = SplitScene(.tripleColumn)
    scene.stage.press(.function(9))
    scene.stage.settle()
    #expect(scene.split.displayMode == .oneBesideSecondary)
    scene.stage.tap(.element("Show sidebar"))
    scene.stage.settle()
    #expect(scene.split.displayMode == .twoBesideSecondary)
  }

  @Test("F515: the button for the secondary column alone counts in three columns")
  func secondaryOnly() {
    let double = SplitScene { $0.showsSecondaryOnlyButton = true }
    #expect(double.stage.element("Show content only") == nil)
    let scene = SplitScene(.tripleColumn) { $0.showsSecondaryOnlyButton = true }

    scene.stage.tap(.element("Show content only"))
    scene.stage.settle()
    #expect(scene.split.displayMode == .secondaryOnly)
    scene.stage.tap(.element("Show content only"))
    scene.stage.settle()

    #expect(scene.split.displayMode == .twoBesideSecondary)
  }

  @Test("F515: collapsed there is none, and another secondary controller has it")
  func moves() {
    let scene = SplitScene()
    scene.split.setViewController(scene.controller("E"), for: .secondary)
    scene.stage.settle()
    #expect(scene.stage.element("Hide sidebar") != nil)

    scene.top = .secondary
    scene.stage.resize(to: SplitScene.narrow)
    scene.stage.settle()
    #expect(scene.stage.element("Hide sidebar") == nil)
    #expect(scene.split.displayModeButtonItem.isHidden)
    #expect(scene.stage.element("P") != nil)
    scene.stage.press(.function(9))
    #expect(scene.stack == ["P", "E"])
  }

  @Test("F515: it moves to another root of the stack in the secondary column")
  func anotherRoot() {
    let scene = SplitScene()
    let former = scene.controller("A")
    let navigation = NavigationController(rootViewController: former)
    scene.split.setViewController(navigation, for: .secondary)
    scene.stage.settle()

    navigation.setViewControllers([scene.controller("E")], animated: false)
    scene.stage.settle()

    #expect(scene.stage.elements(.element("Hide sidebar")).count == 1)
    navigation.pushViewController(former, animated: false)
    scene.stage.settle()
    #expect(scene.stage.element("Hide sidebar") == nil)
  }
}
