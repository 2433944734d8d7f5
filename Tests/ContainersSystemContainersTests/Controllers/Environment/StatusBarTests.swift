import Containers
import ContainersTesting
import Testing

private final class BarController: ViewController {
  var style = StatusBarStyle.default { didSet { setNeedsStatusBarAppearanceUpdate() } }
  var isBarHidden = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
  var decider: ViewController? { didSet { setNeedsStatusBarAppearanceUpdate() } }

  override var preferredStatusBarStyle: StatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { isBarHidden }
  override var childForStatusBarStyle: ViewController? { decider }
  override var childForStatusBarHidden: ViewController? { decider }
}

@MainActor
@Suite("The title bar as the status bar")
struct StatusBarTests {
  private let root = BarController()
  private let child = BarController()

  private func stage() -> Stage {
    let stage = Stage(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.turn()
    return stage
  }

  @Test("C106: follows the preferences of the root")
  func own() {
    let stage = stage()
    #expect(stage.platformWindow?.titleBarStyle == .light)
    #expect(stage.platformWindow?.isTitleBarHidden == false)

    root.style = .lightContent
    root.isBarHidden = true

    #expect(stage.platformWindow?.titleBarStyle == .dark)
    #expect(stage.platformWindow?.isTitleBarHidden == true)
  }

  @Test("C106: follows the preferences of the child to which the root defers, down the chain")
  func delegated() {
    let stage = stage()
    child.style = .lightContent
    child.isBarHidden = true
    #expect(stage.platformWindow?.titleBarStyle == .light)

    root.decider = child
    #expect(stage.platformWindow?.titleBarStyle == .dark)
    #expect(stage.platformWindow?.isTitleBarHidden == true)
    child.style = .darkContent
    child.isBarHidden = false
    #expect(stage.platformWindow?.titleBarStyle == .light)
    #expect(stage.platformWindow?.isTitleBarHidden == false)
  }

  @Test("C106, D133: is dark by default if the determining controller is, and changes with it")
  func automatic() {
    let stage = stage()

    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = .dark }
    #expect(stage.platformWindow?.titleBarStyle == .dark)
    root.decider = child
    child.overrideUserInterfaceStyle = .light
    stage.turn()
    #expect(stage.platformWindow?.titleBarStyle == .light)
  }

  @Test("C106: follows a new root")
  func otherRoot() {
    let stage = stage()
    let other = BarController()
    other.style = .lightContent

    stage.window.rootViewController = other
    stage.turn()

    #expect(stage.platformWindow?.titleBarStyle == .dark)
  }

  // MARK: System containers

  private func dark() -> BarController {
    let controller = BarController()
    controller.style = .lightContent
    controller.isBarHidden = true
    return controller
  }

  @Test(
    "F113: follows the top of a navigation controller, pushed and popped", arguments: [false, true])
  func navigation(_ isAnimated: Bool) {
    let navigation = NavigationController(rootViewController: root)
    let stage = Stage(navigation)
    let other = dark()
    for _ in 0..<2 {
      navigation.pushViewController(other, animated: isAnimated)
      stage.settle()
      #expect(stage.platformWindow?.titleBarStyle == .dark)
      #expect(stage.platformWindow?.isTitleBarHidden == true)

      navigation.popViewController(animated: isAnimated)
      stage.settle()
      #expect(stage.platformWindow?.titleBarStyle == .light)
      #expect(stage.platformWindow?.isTitleBarHidden == false)
    }
  }

  @Test("F113: follows the top of a navigation controller back after a pop that is abandoned")
  func abandonedPop() {
    let navigation = NavigationController(rootViewController: root)
    let stage = Stage(navigation)
    navigation.pushViewController(dark(), animated: false)
    stage.settle()

    stage.grab(.point(Point(x: 4, y: 150)))
    stage.move(to: .point(Point(x: 60, y: 150)), steps: 4)
    #expect(stage.platformWindow?.titleBarStyle == .light)
    stage.move(to: .point(Point(x: 8, y: 150)), steps: 4)
    stage.drop()
    stage.settle()

    #expect(navigation.viewControllers.count == 2)
    #expect(stage.platformWindow?.titleBarStyle == .dark)
  }

  @Test("F113: follows the selected tab")
  func tabs() {
    let tabs = TabBarController()
    tabs.viewControllers = [root, dark()]
    let stage = Stage(tabs)
    for _ in 0..<2 {
      tabs.selectedIndex = 1
      stage.settle()
      #expect(stage.platformWindow?.titleBarStyle == .dark)
      tabs.selectedIndex = 0
      stage.settle()
      #expect(stage.platformWindow?.titleBarStyle == .light)
    }
  }

  @Test("F113: follows the former tab again after an interaction that is abandoned")
  func abandonedTab() {
    let scene = TabScene()
    scene.tabs.setViewControllers([root, dark()], animated: false)
    scene.stage.settle()
    scene.animator = FadeAnimator()
    let interaction = PercentDrivenInteractiveTransition()
    scene.interaction = interaction
    scene.tabs.selectedIndex = 1
    scene.stage.advance(by: .milliseconds(50))
    #expect(scene.stage.platformWindow?.titleBarStyle == .dark)

    interaction.cancel()
    scene.stage.settle()

    #expect(scene.tabs.selectedIndex == 0)
    #expect(scene.stage.platformWindow?.titleBarStyle == .light)
  }

  @Test("F113: follows another secondary column, and the one column of a collapsed split")
  func split() {
    let split = SplitViewController(style: .doubleColumn)
    split.setViewController(root, for: .primary)
    split.setViewController(child, for: .secondary)
    let stage = Stage(split, size: Size(width: 1000, height: 500))
    stage.settle()
    split.setViewController(dark(), for: .secondary)
    stage.settle()
    #expect(stage.platformWindow?.titleBarStyle == .dark)

    stage.resize(to: Size(width: 320, height: 500))
    stage.settle()
    #expect(stage.platformWindow?.titleBarStyle == .light)
  }

  @Test("F113: follows the split again when the controller of a column leaves for another parent")
  func leftColumn() {
    let split = SplitViewController(style: .doubleColumn)
    let leaving = NavigationController(rootViewController: dark())
    split.setViewController(root, for: .primary)
    split.setViewController(leaving, for: .secondary)
    let stage = Stage(split, size: Size(width: 1000, height: 500))
    stage.settle()
    #expect(stage.platformWindow?.titleBarStyle == .dark)

    child.addChild(leaving)
    stage.settle()

    #expect(stage.platformWindow?.titleBarStyle == .light)
  }

  @Test("F113: follows another detail of a split without a column style")
  func classicSplit() {
    let split = SplitViewController()
    split.viewControllers = [root, child]
    let stage = Stage(split, size: Size(width: 1000, height: 500))
    stage.settle()
    let detail = dark()
    for (other, style) in [(detail, TitleBarStyle.dark), (child, .light), (detail, .dark)] {
      split.showDetailViewController(other, sender: nil)
      stage.settle()
      #expect(stage.platformWindow?.titleBarStyle == style)
    }
  }

  @Test("F113: follows a sheet that fills the screen in a narrower window, and back")
  func adaptation() {
    final class Delegate: AdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: PresentationController, traitCollection: TraitCollection
      ) -> ModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
      }
    }
    let delegate = Delegate()
    let stage = Stage(root, size: Size(width: 1000, height: 700))
    let presented = dark()
    presented.modalPresentationStyle = .formSheet
    presented.presentationController?.delegate = delegate
    root.present(presented, animated: false)
    stage.settle()
    #expect(stage.platformWindow?.titleBarStyle == .light)

    stage.resize(to: Size(width: 320, height: 700))
    stage.settle()
    #expect(stage.platformWindow?.titleBarStyle == .dark)
    stage.resize(to: Size(width: 1000, height: 700))
    stage.settle()
    #expect(stage.platformWindow?.titleBarStyle == .light)
  }

  @Test("F113: can be asked for while a stack is being set")
  func midChange() {
    final class Asking: ViewController {
      override func willMove(toParent parent: ViewController?) {
        super.willMove(toParent: parent)
        setNeedsStatusBarAppearanceUpdate()
        parent?.setNeedsStatusBarAppearanceUpdate()
      }
    }
    let navigation = NavigationController(rootViewController: root)
    let stage = Stage(navigation)

    navigation.setViewControllers([root, Asking(), dark()], animated: false)
    stage.settle()

    #expect(stage.platformWindow?.titleBarStyle == .dark)
  }
}
