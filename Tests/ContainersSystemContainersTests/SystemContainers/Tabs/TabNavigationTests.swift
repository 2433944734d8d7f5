import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("A navigation controller inside a tab bar controller", .noWarnings)
struct TabNavigationTests {
  let transcript = Transcript()
  let tabs = TabBarController()
  let navigation: NavigationController
  let stage: Stage

  init() {
    let root = RecordingController("R", transcript)
    navigation = NavigationController(rootViewController: root)
    let other = RecordingController("O", transcript)
    tabs.viewControllers = [navigation, other]
    stage = Stage(tabs, size: Size(width: 400, height: 600))
    stage.settle()
  }

  private func push(_ hides: Bool, animated: Bool = false) -> RecordingController {
    let controller = RecordingController("X", transcript)
    controller.hidesBottomBarWhenPushed = hides
    navigation.pushViewController(controller, animated: animated)
    return controller
  }

  private var barTop: Double { tabs.tabBar.frame.minY }

  @Test(
    "F313: a push hides the enclosing tab bar and a pop brings it back", arguments: [true, false])
  func pushAndPop(_ isAnimated: Bool) {
    let top = push(true, animated: isAnimated)
    #expect(barTop == 551)
    stage.settle()
    #expect(barTop >= 600)
    #expect(top.view.safeAreaInsets.bottom == 0)

    navigation.popViewController(animated: isAnimated)
    stage.settle()

    #expect(barTop == 551)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 49)
  }

  @Test("F313: a controller without the wish keeps the bar, one anywhere below hides it")
  func anywhere() {
    _ = push(false)
    stage.settle()
    #expect(barTop == 551)
    _ = push(true)
    stage.settle()
    _ = push(false)
    stage.settle()
    #expect(barTop >= 600)

    navigation.popToRootViewController(animated: true)
    stage.settle()
    #expect(barTop == 551)
  }

  @Test("F313: the bar moves along with the push")
  func along() {
    _ = push(true, animated: true)
    stage.advance(by: .milliseconds(100))
    let begun = stage.picture(of: Rect(x: 0, y: 551, width: 400, height: 49))
    stage.advance(by: .milliseconds(100))
    let later = stage.picture(of: Rect(x: 0, y: 551, width: 400, height: 49))
    stage.settle()
    let gone = stage.picture(of: Rect(x: 0, y: 551, width: 400, height: 49))

    #expect(begun.pngData() != later.pngData())
    #expect(later.pngData() != gone.pngData())
    #expect(barTop >= 600)
  }

  @Test("F313: an interactive pop brings the bar, and an abandoned one hides it again")
  func interactive() {
    _ = push(true)
    stage.settle()

    stage.grab(.point(Point(x: 5, y: 300)))
    stage.move(to: .point(Point(x: 120, y: 300)), steps: 8)
    stage.advance(by: .milliseconds(200))
    stage.drop()
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(barTop >= 600)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 0)

    stage.drag(.point(Point(x: 5, y: 300)), to: .point(Point(x: 290, y: 300)), steps: 30)
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(barTop == 551)
  }

  @Test("F313: another tab has the bar, and the way back hides it")
  func otherTab() {
    _ = push(true)
    stage.settle()

    tabs.selectedIndex = 1
    stage.settle()
    #expect(barTop == 551)
    tabs.selectedIndex = 0
    stage.settle()

    #expect(barTop >= 600)
  }

  @Test("F313: a list at the side stays")
  func sidebar() {
    tabs.mode = .tabSidebar
    stage.resize(to: Size(width: 800, height: 600))
    _ = push(true)
    stage.settle()

    #expect(tabs.tabBar.frame == Rect(x: 0, y: 0, width: 220, height: 600))
  }

  @Test("F401: the bars of both containers count in the safe area")
  func bothBars() {
    let root = navigation.topViewController
    #expect(root?.view.safeAreaInsets == EdgeInsets(top: 44, left: 0, bottom: 49, right: 0))

    stage.resize(to: Size(width: 800, height: 600))
    stage.settle()

    #expect(root?.view.safeAreaInsets == EdgeInsets(top: 93, left: 0, bottom: 0, right: 0))
    #expect(navigation.navigationBar.frame.minY == 49)
  }

  @Test("Q52, F407: a switch during a push ends the push's views first, balanced")
  func switchDuringPush() {
    _ = push(false, animated: true)
    stage.advance(by: .milliseconds(100))

    tabs.selectedIndex = 1
    stage.settle()
    tabs.selectedIndex = 0
    stage.settle()

    #expect(["R", "X", "O"].allSatisfy(transcript.isBalanced))
    #expect(navigation.topViewController?.title == "X")
    #expect(navigation.topViewController?.view.window != nil)
  }
}
