import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("The order of callbacks of a tab bar controller", .noWarnings)
struct TabOrderTests {
  @Test("Q52: a switch sends the will callbacks in the setter, and the others with the commit")
  func order() {
    let scene = TabScene()

    scene.tabs.selectedIndex = 1

    #expect(scene.selected == "B")
    #expect(
      scene.order == ["B.viewDidLoad", "B.viewWillAppear(false)", "A.viewWillDisappear(false)"])
    #expect(!scene.lines.contains { $0.contains("LayoutSubviews") })
    scene.clear()
    scene.stage.turn()
    #expect(
      scene.order == [
        "B.viewIsAppearing(false)", "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
      ])
    let lines = scene.lines
    let laidOut = lines.firstIndex(of: "B.viewDidLayoutSubviews")
    #expect(laidOut != nil)
    #expect(laidOut ?? 0 < lines.firstIndex(of: "A.viewDidDisappear(false)") ?? 0)
  }

  @Test("Q52: the way back loads nothing")
  func back() {
    let scene = TabScene()
    scene.tabs.selectedIndex = 1
    scene.stage.settle()
    scene.clear()

    scene.tabs.selectedViewController = scene[0]
    scene.stage.settle()

    #expect(
      scene.order == [
        "A.viewWillAppear(false)", "B.viewWillDisappear(false)", "A.viewIsAppearing(false)",
        "B.viewDidDisappear(false)", "A.viewDidAppear(false)",
      ])
    #expect(scene[1].view.superview == nil)
    #expect(scene[1].parent === scene.tabs)
  }

  @Test("Q52: tabs that are not selected are not loaded")
  func notLoaded() {
    let scene = TabScene()

    #expect(scene[0].isViewLoaded)
    #expect(!scene[1].isViewLoaded)
    #expect(!scene[2].isViewLoaded)
    #expect((0..<3).allSatisfy { scene[$0].parent === scene.tabs })
  }

  @Test("Q52: selecting the selected tab does nothing")
  func same() {
    let scene = TabScene()

    scene.tabs.selectedIndex = 0
    scene.tabs.selectedViewController = scene[0]
    scene.tabs.selectedViewController = nil
    scene.stage.settle()

    #expect(scene.order == [])
    #expect(scene.selected == "A")
  }

  @Test("Q52: a program's selection does not ask the delegate, a tap does")
  func delegate() {
    let scene = TabScene()
    scene.tabs.selectedIndex = 1
    scene.stage.settle()
    #expect(!scene.lines.contains { $0.hasPrefix("should") || $0.hasPrefix("did.") })
    scene.clear()

    scene.stage.tap("C")
    scene.stage.settle()

    #expect(
      scene.order == [
        "should.C", "C.viewDidLoad", "C.viewWillAppear(false)", "B.viewWillDisappear(false)",
        "did.C", "C.viewIsAppearing(false)", "B.viewDidDisappear(false)", "C.viewDidAppear(false)",
      ])
  }

  @Test("Q52: a tap that the delegate refuses changes nothing")
  func refused() {
    let scene = TabScene()
    scene.allows = false

    scene.stage.tap("B")
    scene.stage.settle()

    #expect(scene.order == ["should.B"])
    #expect(scene.selected == "A")
    #expect(scene.tabs.tabBar.selectedItem === scene[0].tabBarItem)
  }

  @Test("F407: two selections in one turn are two switches, the first of which ends at once")
  func twoSelections() {
    let scene = TabScene()

    scene.tabs.selectedIndex = 1
    scene.tabs.selectedIndex = 2
    scene.stage.settle()

    #expect(
      scene.order == [
        "B.viewDidLoad", "B.viewWillAppear(false)", "A.viewWillDisappear(false)",
        "A.viewDidDisappear(false)", "B.viewIsAppearing(false)", "B.viewDidAppear(false)",
        "C.viewDidLoad", "C.viewWillAppear(false)", "B.viewWillDisappear(false)",
        "C.viewIsAppearing(false)", "B.viewDidDisappear(false)", "C.viewDidAppear(false)",
      ])
  }

  @Test("F407: with an animator the did callbacks come at its end")
  func animated() {
    let scene = TabScene()
    scene.animator = FadeAnimator()

    scene.tabs.selectedIndex = 1
    #expect(
      scene.order == [
        "B.viewDidLoad", "B.viewWillAppear(true)", "A.viewWillDisappear(true)",
        "B.viewIsAppearing(true)",
      ])
    scene.stage.advance(by: .milliseconds(200))
    #expect(scene.order.last == "B.viewIsAppearing(true)")
    #expect(scene[0].view.superview != nil)
    scene.clear()
    scene.stage.settle()

    #expect(scene.order == ["A.viewDidDisappear(true)", "B.viewDidAppear(true)"])
    #expect(scene[0].view.superview == nil)
  }

  @Test("F407: another selection ends a running animation at once")
  func anotherSelection() {
    let scene = TabScene()
    scene.animator = FadeAnimator()
    scene.tabs.selectedIndex = 1
    scene.stage.advance(by: .milliseconds(100))
    scene.clear()

    scene.tabs.selectedIndex = 2

    #expect(
      scene.order == [
        "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "C.viewDidLoad",
        "C.viewWillAppear(true)", "B.viewWillDisappear(true)", "C.viewIsAppearing(true)",
      ])
    scene.stage.settle()
    #expect(scene.order.suffix(2) == ["B.viewDidDisappear(true)", "C.viewDidAppear(true)"])
    #expect(scene.selected == "C")
  }

  @Test("F407: a selection during an animation that goes back ends it and begins the other way")
  func backDuringAnimation() {
    let scene = TabScene()
    scene.animator = FadeAnimator()
    scene.tabs.selectedIndex = 1
    scene.stage.advance(by: .milliseconds(100))

    scene.tabs.selectedIndex = 0
    scene.stage.settle()

    #expect(scene.selected == "A")
    #expect(scene[0].view.superview != nil)
    #expect(scene[1].view.superview == nil)
    #expect(scene.isBalanced)
  }

  @Test("F407, Q1: an interaction that is abandoned selects the former tab again")
  func abandoned() {
    let scene = TabScene()
    scene.animator = FadeAnimator()
    let interaction = PercentDrivenInteractiveTransition()
    scene.interaction = interaction
    scene.tabs.selectedIndex = 1
    scene.stage.advance(by: .milliseconds(50))
    interaction.update(0.4)
    scene.stage.advance(by: .milliseconds(50))
    interaction.cancel()
    scene.stage.settle()

    #expect(scene.selected == "A")
    #expect(scene.tabs.tabBar.selectedItem === scene[0].tabBarItem)
    #expect(scene[1].view.superview == nil)
    #expect(scene.isBalanced)
    #expect(
      scene.order.suffix(4) == [
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "A.viewWillAppear(true)",
        "A.viewDidAppear(true)",
      ])
  }

  @Test("F002: an animator is not asked where animations are disabled")
  func animationsDisabled() {
    let scene = TabScene()
    scene.animator = FadeAnimator()

    View.performWithoutAnimation { scene.tabs.selectedIndex = 1 }

    #expect(scene.lines.contains("B.viewWillAppear(false)"))
  }

  // MARK: Calls out of callbacks

  @Test(
    "F407: a selection out of a callback changes the model at once and is not nested",
    arguments: ["viewDidLoad", "viewWillAppear(false)", "viewIsAppearing(false)"])
  func outOfNew(_ callback: String) {
    let scene = TabScene()
    var seen: [String?] = []
    scene[1].whenCalled = { [unowned scene] in
      guard $0 == callback, seen.isEmpty else { return }
      scene.tabs.selectedIndex = 2
      seen.append(scene.selected)
    }

    scene.tabs.selectedIndex = 1
    scene.stage.settle()

    #expect(seen == ["C"])
    #expect(scene.selected == "C")
    #expect(scene[2].view.superview != nil)
    #expect(scene[1].view.superview == nil)
    #expect(scene.isBalanced)
  }

  @Test(
    "F407: a selection out of the old controller's callback is not lost",
    arguments: ["viewWillDisappear(false)", "viewDidDisappear(false)"])
  func outOfOld(_ callback: String) {
    let scene = TabScene()
    var isDone = false
    scene[0].whenCalled = { [unowned scene] in
      guard $0 == callback, !isDone else { return }
      isDone = true
      scene.tabs.selectedIndex = 2
    }

    scene.tabs.selectedIndex = 1
    scene.stage.settle()

    #expect(scene.selected == "C")
    #expect(scene[2].view.superview != nil)
    #expect(scene.isBalanced)
  }

  @Test("F407: didSelect may select another tab, and shouldSelect may take the tab away")
  func outOfDelegate() {
    final class Delegate: TabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: TabBarController, shouldSelect viewController: ViewController
      ) -> Bool {
        if viewController.title == "B" {
          tabBarController.viewControllers?.removeAll { $0 === viewController }
        }
        return true
      }
      func tabBarController(
        _ tabBarController: TabBarController, didSelect viewController: ViewController
      ) {
        tabBarController.selectedIndex = 0
      }
    }
    let scene = TabScene()
    let delegate = Delegate()
    scene.tabs.delegate = delegate

    scene.stage.tap("C")
    scene.stage.settle()
    #expect(scene.selected == "A")
    scene.stage.tap("B")
    scene.stage.settle()

    #expect(scene.selected == "A")
    #expect(scene.tabs.viewControllers?.count == 2)
    #expect(scene.isBalanced)
  }

  // MARK: The list

  @Test("F407: a selection out of a change of the list waits until the tab is a child")
  func selectedWhileListChanges() {
    let scene = TabScene()
    let new = scene.controller("X")
    var parents: [ViewController?] = []
    new.whenCalled = { [unowned new] in
      if $0.hasPrefix("viewWillAppear") { parents.append(new.parent) }
    }
    scene[1].whenCalled = { [unowned scene] in
      if $0 == "willMove(nil)" { scene.tabs.selectedIndex = 1 }
    }

    scene.tabs.viewControllers = [scene[0], new]
    scene.stage.settle()

    #expect(scene.selected == "X")
    #expect(parents == [scene.tabs])
    #expect(scene.order.filter { $0.hasPrefix("A.") }.count == 2)
    #expect(new.view.window != nil)
    #expect(scene.isBalanced)
  }

  @Test("F403, Q70: a selected tab that goes leaves balanced")
  func selectedLeaves() {
    let scene = TabScene()
    weak var gone: RecordingController?
    var flags: [Bool] = []
    do {
      let leaving = scene[0]
      gone = leaving
      leaving.whenCalled = { [unowned leaving] in
        if $0.contains("isappear") { flags.append(leaving.isMovingFromParent) }
      }
      scene.tabs.viewControllers = [scene[1], scene[2]]
    }
    #expect(scene.selected == "B")
    scene.stage.settle()

    #expect(
      scene.order == [
        "A.willMove(nil)", "B.viewDidLoad", "B.viewWillAppear(false)",
        "A.viewWillDisappear(false)", "B.viewIsAppearing(false)", "A.viewDidDisappear(false)",
        "B.viewDidAppear(false)", "A.didMove(nil)",
      ])
    #expect(flags == [true, true])
    #expect(gone == nil)
  }

  @Test("F403: a tab that goes unseen gets both moves and no appearance")
  func otherLeaves() {
    let scene = TabScene()
    weak var gone: RecordingController?
    do {
      gone = scene[1]
      scene.tabs.viewControllers = [scene[2], scene[0]]
    }

    #expect(scene.order == ["B.willMove(nil)", "B.didMove(nil)"])
    #expect(scene.tabs.selectedIndex == 1)
    #expect(scene.selected == "A")
    scene.stage.settle()
    #expect(gone == nil)
  }

  @Test("F403: an empty list shows nothing, and the next one its first tab")
  func emptied() {
    let scene = TabScene(["A"])

    scene.tabs.viewControllers = nil
    scene.stage.settle()
    #expect(
      scene.order == [
        "A.willMove(nil)", "A.viewWillDisappear(false)", "A.viewDidDisappear(false)",
        "A.didMove(nil)",
      ])
    #expect(scene.tabs.viewControllers == nil)
    #expect(scene.tabs.selectedViewController == nil)
    scene.clear()

    scene.tabs.viewControllers = [scene.controller("X")]
    scene.stage.settle()
    #expect(
      scene.order == [
        "X.willMove(TabBarController)", "X.didMove(TabBarController)", "X.viewDidLoad",
        "X.viewWillAppear(false)", "X.viewIsAppearing(false)", "X.viewDidAppear(false)",
      ])
  }

  @Test("F403, F407: a tab that selects another one while it comes is not left behind")
  func comesAndSelects() {
    let scene = TabScene()
    let (new, other) = (scene.controller("X"), scene[1])
    new.whenCalled = { [unowned scene] in
      if $0 == "viewWillAppear(false)" { scene.tabs.selectedIndex = 1 }
    }

    scene.tabs.viewControllers = nil
    scene.tabs.viewControllers = [new, other]
    scene.stage.settle()

    #expect(scene.selected == "B")
    #expect(other.view.window != nil)
    #expect(new.view.window == nil)
    #expect(scene.isBalanced)
  }

  @Test("F403, Q70: a new tab is told of its parent at once, and moves to it where it is seen")
  func newTab() {
    let scene = TabScene()
    let new = scene.controller("X")
    var flags: [Bool] = []
    new.whenCalled = { [unowned new] in
      if $0.contains("Appear(") { flags.append(new.isMovingToParent) }
    }

    scene.tabs.viewControllers = [new]
    scene.stage.settle()
    #expect(flags == [true, true])

    let later = scene.controller("Y")
    later.whenCalled = new.whenCalled
    flags = []
    scene.tabs.viewControllers?.append(later)
    scene.tabs.selectedIndex = 1
    scene.stage.settle()
    #expect(flags == [false, false])
  }

  @Test("F407: in no window the model changes, with both moves and no appearance")
  func noWindow() {
    let transcript = Transcript()
    let tabs = TabBarController()
    let (a, b) = (RecordingController("A", transcript), RecordingController("B", transcript))

    tabs.viewControllers = [a, b]
    tabs.selectedIndex = 1
    tabs.viewControllers = [b]

    #expect(
      transcript.lines == [
        "A.willMove(TabBarController)", "A.didMove(TabBarController)",
        "B.willMove(TabBarController)", "B.didMove(TabBarController)", "A.willMove(nil)",
        "A.didMove(nil)",
      ])
    #expect(tabs.selectedViewController === b)
  }

  @Test("F403: a controller that another parent takes loses its tab")
  func taken() {
    let scene = TabScene()
    let child = scene[0]
    let other = ViewController()
    other.loadViewIfNeeded()

    other.addChild(child)
    other.view.addSubview(child.view)
    child.didMove(toParent: other)
    scene.stage.settle()

    #expect(scene.tabs.viewControllers?.compactMap(\.title) == ["B", "C"])
    #expect(scene.selected == "B")
    #expect(scene[0].view.superview != nil)
    #expect(scene.isBalanced)
  }

  @Test("F010: nothing keeps the controller after it was let go")
  func released() {
    weak var tabs: TabBarController?
    weak var child: ViewController?
    do {
      let made = TabBarController()
      let content = ViewController()
      content.title = "A"
      made.viewControllers = [NavigationController(rootViewController: content), ViewController()]
      (tabs, child) = (made, content)
      let stage = Stage(made)
      made.selectedIndex = 1
      stage.settle()
      stage.window.rootViewController = ViewController()
      stage.settle()
    }

    #expect(tabs == nil)
    #expect(child == nil)
  }

  // MARK: Sizes

  @Test("F401, Q60: crossing size classes moves the bar in the same turn, without appearance calls")
  func crossing() {
    let scene = TabScene()
    let bar = scene.tabs.tabBar
    #expect(bar.frame == Rect(x: 0, y: 551, width: 400, height: 49))
    #expect(scene[0].view.safeAreaInsets == EdgeInsets(top: 0, left: 0, bottom: 49, right: 0))

    scene.stage.resize(to: Size(width: 800, height: 600))
    scene.stage.turn()

    #expect(bar.frame == Rect(x: 0, y: 0, width: 800, height: 49))
    #expect(scene[0].view.safeAreaInsets == EdgeInsets(top: 49, left: 0, bottom: 0, right: 0))
    #expect(!scene.order.contains { $0.contains("ppear") })
    #expect(scene.order.contains("A.viewWillTransition(800×600)"))

    scene.stage.resize(to: Size(width: 400, height: 400))
    scene.stage.turn()
    #expect(bar.frame == Rect(x: 0, y: 368, width: 400, height: 32))
  }

  @Test("F401, Q60: beside a list the child is told its narrower size")
  func sidebarSize() {
    let scene = TabScene(size: Size(width: 800, height: 600), mode: .tabSidebar)
    #expect(scene.tabs.tabBar.frame == Rect(x: 0, y: 0, width: 220, height: 600))
    #expect(scene[0].view.convert(scene[0].view.bounds, to: nil).minX == 220)
    #expect(scene[0].view.bounds.width == 580)
    #expect(scene[0].view.safeAreaInsets == .zero)

    scene.stage.resize(to: Size(width: 900, height: 600))
    scene.stage.turn()
    #expect(scene.order.contains("A.viewWillTransition(680×600)"))
    scene.stage.resize(to: Size(width: 500, height: 600))
    scene.stage.turn()

    #expect(scene.order.contains("A.viewWillTransition(500×600)"))
    #expect(scene[0].view.bounds.width == 500)
    #expect(!scene.order.contains { $0.contains("ppear") })
  }

  @Test("Q52: a controller whose loading selects another one is not shown")
  func selectedWhileLoading() {
    let transcript = Transcript()
    let (first, second) = (
      RecordingController("A", transcript), RecordingController("B", transcript)
    )
    let tabs = TabBarController()
    tabs.viewControllers = [first, second]
    first.whenLoaded = { [unowned tabs] _ in tabs.selectedIndex = 1 }

    let stage = Stage(tabs)
    stage.settle()

    #expect(first.view.window == nil)
    #expect(second.view.window === stage.window)
    #expect(!transcript.lines.contains { $0.hasPrefix("A.viewWillAppear") })
  }
}
