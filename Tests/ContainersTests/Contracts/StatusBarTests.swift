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

  @Test("C106: is dark by default if the determining controller is, and changes with it")
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
}
