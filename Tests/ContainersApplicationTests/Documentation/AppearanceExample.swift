import Containers
import ContainersTesting
import TestSupport
import Testing

final class StopwatchViewController: ViewController {
  private(set) var isRunning = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isRunning = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isRunning = false
  }
}

@MainActor
@Suite("Example: appearance", .noWarnings)
struct AppearanceExample {
  @Test("The stopwatch runs while it is visible")
  func running() {
    let controller = StopwatchViewController()
    #expect(!controller.isRunning)

    let stage = Stage(controller)
    #expect(controller.isRunning)
    stage.window.rootViewController = ViewController()

    #expect(!controller.isRunning)
  }

  /// A controller that notes whether its view is in a window when it has disappeared.
  private final class Leaving: ViewController {
    var wasInWindow: Bool?

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      wasInWindow = view.window != nil
    }
  }

  /// A way in which a controller disappears.
  enum Way: CaseIterable {
    case push, pop, tab, cover, dismissal, transition, removal, root, close
  }

  @Test(
    "A view that has disappeared is in the window unless its removal began it",
    arguments: Way.allCases)
  func leaving(way: Way) {
    let (leaving, other) = (Leaving(), ViewController())
    let stage: Stage
    let leave: () -> Void
    switch way {
    case .push:
      stage = Stage(NavigationController(rootViewController: leaving))
      leave = { leaving.show(other, sender: nil) }
    case .pop:
      let navigation = NavigationController(rootViewController: other)
      navigation.pushViewController(leaving, animated: false)
      stage = Stage(navigation)
      leave = { navigation.popViewController(animated: true) }
    case .tab:
      let tabs = TabBarController()
      tabs.viewControllers = [leaving, other]
      stage = Stage(tabs)
      leave = { tabs.selectedIndex = 1 }
    case .cover:
      other.modalPresentationStyle = .fullScreen
      stage = Stage(leaving)
      leave = { leaving.present(other, animated: false, completion: nil) }
    case .dismissal:
      stage = Stage(other)
      other.present(leaving, animated: false, completion: nil)
      leave = { other.dismiss(animated: true, completion: nil) }
    case .transition:
      let (pane, next) = (PaneViewController(), ViewController())
      stage = Stage(pane)
      pane.show(leaving)
      leave = {
        pane.addChild(next)
        pane.transition(from: leaving, to: next, duration: .milliseconds(100), options: [])
      }
    case .removal:
      let pane = PaneViewController()
      stage = Stage(pane)
      pane.show(leaving)
      leave = { pane.remove(leaving) }
    case .root:
      stage = Stage(leaving)
      leave = { stage.window.rootViewController = other }
    case .close:
      stage = Stage(leaving)
      leave = { stage.close() }
    }
    stage.settle()
    leave()
    stage.settle()

    #expect(leaving.wasInWindow == (way != .removal && way != .root))
  }
}
