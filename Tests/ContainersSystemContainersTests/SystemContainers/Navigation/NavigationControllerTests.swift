import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Navigation controllers", .noWarnings)
struct NavigationControllerTests {
  let scene = NavigationScene()

  @Test("F301: a pop at the root returns nil, and an empty stack shows an empty view")
  func ends() {
    #expect(scene.navigation.popViewController(animated: true) == nil)
    #expect(scene.navigation.popToRootViewController(animated: true) == nil)

    scene.navigation.viewControllers = []
    scene.stage.settle()

    #expect(scene.navigation.topViewController == nil)
    #expect(scene.root.parent == nil)
    #expect(scene.transcript.lines.contains("A.viewDidDisappear(false)"))
  }

  @Test("F302: who comes under the top gets both moves and no view")
  func under() {
    let below = scene.controller("B")

    scene.navigation.setViewControllers([below, scene.root], animated: true)
    scene.stage.settle()

    #expect(
      scene.transcript.lines == [
        "B.willMove(NavigationController)", "B.didMove(NavigationController)",
      ])
    #expect(!below.isViewLoaded)
  }

  @Test("F302: animated, a new top from lower in the stack pops")
  func popByList() {
    scene.push("B")
    scene.push("C")
    scene.transcript.clear()

    scene.navigation.setViewControllers([scene.controller("D"), scene.root], animated: true)

    #expect(
      scene.transcript.lines == [
        "C.willMove(nil)", "B.willMove(nil)", "D.willMove(NavigationController)",
      ])
    scene.stage.settle()
    #expect(scene.order.last == "didShow.A(true)")
    #expect(scene.names == ["D", "A"])
  }

  @Test("F303: a pop of several calls the old top and the new one only, and lets all go, top first")
  func several() {
    scene.push("B")
    scene.push("C")
    scene.push("D")
    scene.transcript.clear()

    let popped = scene.navigation.popToRootViewController(animated: true)
    scene.stage.settle()

    #expect(popped?.compactMap(\.title) == ["B", "C", "D"])
    #expect(
      scene.order == [
        "D.willMove(nil)", "C.willMove(nil)", "B.willMove(nil)", "D.viewWillDisappear(true)",
        "A.viewWillAppear(true)", "willShow.A(true)", "A.viewIsAppearing(true)",
        "D.viewDidDisappear(true)", "A.viewDidAppear(true)", "D.didMove(nil)", "C.didMove(nil)",
        "B.didMove(nil)", "didShow.A(true)",
      ])
  }

  @Test("F304, C111: children fill the view, and bars count in the safe area")
  func safeArea() {
    scene.root.toolbarItems = [BarButtonItem(title: "Tool", target: nil, action: nil)]
    scene.navigation.setToolbarHidden(false, animated: false)
    scene.stage.settle()

    #expect(scene.root.view.frame == scene.navigation.view.bounds)
    #expect(scene.root.view.safeAreaInsets == EdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
    scene.navigation.isNavigationBarHidden = true
    scene.stage.settle()
    #expect(scene.root.view.safeAreaInsets.top == 0)
  }

  @Test("F304: a bar that is hidden from the start is made when it comes, and has the whole stack")
  func hiddenBar() {
    CountedBar.count = 0
    let navigation = NavigationController(navigationBarClass: CountedBar.self, toolbarClass: nil)
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = [ViewController(), ViewController()]
    let stage = Stage(navigation)
    navigation.popViewController(animated: true)
    stage.settle()
    navigation.pushViewController(scene.controller("B"), animated: true)
    stage.settle()
    #expect(CountedBar.count == 0)

    navigation.setNavigationBarHidden(false, animated: true)
    stage.settle()
    #expect(CountedBar.count == 1)
    #expect(navigation.navigationBar.frame.minY == 0)
    #expect(navigation.navigationBar.topItem?.title == "B")
    #expect(navigation.navigationBar.items?.count == 2)
    let inset = navigation.topViewController?.view.safeAreaInsets.top
    #expect(inset == navigation.navigationBar.frame.maxY)
  }

  @Test("F304: a hidden bar that is asked for has the stack, and stays out of sight")
  func askedForBar() {
    let navigation = NavigationController(rootViewController: scene.controller("B"))
    navigation.isNavigationBarHidden = true
    let stage = Stage(navigation)
    #expect(navigation.navigationBar.topItem?.title == "B")
    stage.settle()
    #expect(navigation.navigationBar.frame.maxY <= 0)
  }

  @Test("F304: visibleViewController follows what the top presents")
  func visible() {
    let (first, second) = (ViewController(), ViewController())
    scene.root.present(first, animated: false)
    scene.stage.settle()
    first.present(second, animated: false)
    scene.stage.settle()

    #expect(scene.navigation.visibleViewController === second)
    #expect(scene.navigation.topViewController === scene.root)
  }

  @Test("F304: show pushes, from anywhere inside")
  func show() {
    let new = scene.controller("B")

    scene.root.show(new, sender: nil)
    scene.stage.settle()

    #expect(scene.names == ["A", "B"])
    #expect(new.navigationController === scene.navigation)
  }

  @Test("F005: without a window both moves are sent at once and nothing appears")
  func withoutWindow() {
    let transcript = Transcript()
    let (first, second) = (
      RecordingController("A", transcript), RecordingController("B", transcript)
    )
    let navigation = NavigationController(rootViewController: first)

    navigation.pushViewController(second, animated: true)
    navigation.popViewController(animated: true)

    #expect(
      transcript.lines == [
        "A.willMove(NavigationController)", "A.didMove(NavigationController)",
        "B.willMove(NavigationController)", "B.didMove(NavigationController)", "B.willMove(nil)",
        "B.didMove(nil)",
      ])
    #expect(!first.isViewLoaded)
  }

  @Test("F002: with reduced motion a push is a dissolve of 100 milliseconds")
  func reducedMotion() {
    let scene = NavigationScene(reducesMotion: true)
    let new = scene.controller("B")
    scene.navigation.pushViewController(new, animated: true)
    scene.stage.advance(by: .milliseconds(70))

    #expect(new.view.frame.minX == 0)
    #expect(!scene.order.contains("didShow.B(true)"))
    scene.stage.advance(by: .milliseconds(50))
    #expect(scene.order.last == "didShow.B(true)")
  }

  @Test("F002: a push in a hidden window is not animated, and nothing is lost")
  func hiddenWindow() {
    scene.stage.window.isHidden = true
    scene.stage.settle()
    scene.push(animated: true)

    scene.stage.window.isHidden = false
    scene.stage.settle()

    #expect(scene.navigation.visibleViewController?.title == "B")
    #expect(scene.navigation.visibleViewController?.view.window != nil)
    #expect(["A", "B"].allSatisfy(scene.isBalanced))
  }

  @Test("F003: a resize does not cut a push, and the new view has the new size")
  func resize() {
    let new = scene.controller("B")
    scene.navigation.pushViewController(new, animated: true)
    scene.stage.advance(by: .milliseconds(100))

    scene.stage.resize(to: Size(width: 500, height: 700))
    #expect(!scene.transcript.lines.contains("didShow.B(true)"))
    scene.stage.settle()

    #expect(new.view.frame == Rect(x: 0, y: 0, width: 500, height: 700))
    #expect(scene.transcript.lines.contains("didShow.B(true)"))
  }

  @Test("F005: a controller that leaves for another parent leaves the stack")
  func takenAway() {
    let top = scene.push()
    let other = ViewController()

    other.addChild(top)
    scene.stage.settle()

    #expect(scene.names == ["A"])
    #expect(scene.root.view.window != nil)
    #expect(["A", "B"].allSatisfy(scene.isBalanced))
  }

  @Test("F005: a pop from the willShow of the delegate waits and is not lost")
  func popInCallback() {
    let top = scene.controller("B")
    top.whenCalled = { [unowned scene] in
      if $0.hasPrefix("viewWillAppear") { scene.navigation.popViewController(animated: true) }
    }
    scene.navigation.pushViewController(top, animated: true)

    scene.stage.settle()

    #expect(scene.names == ["A"])
    #expect(scene.root.view.window != nil)
    #expect(["A", "B"].allSatisfy(scene.isBalanced))
  }

  @Test("F006: a field that was focused beneath gets the keyboard back after a pop")
  func keyboard() {
    let field = TextField()
    field.frame = Rect(x: 20, y: 100, width: 200, height: 32)
    scene.root.view.addSubview(field)
    scene.stage.settle()
    _ = field.becomeFirstResponder()

    scene.push(animated: true)
    #expect(!field.isFirstResponder)
    scene.navigation.popViewController(animated: true)
    scene.stage.settle()

    #expect(field.isFirstResponder)
  }

  @Test("F005: what was popped in the turn in which the stack left the window is let go of")
  func leavingWithAChange() {
    let scene = NavigationScene()
    let top = scene.push()
    scene.navigation.popViewController(animated: false)
    scene.stage.window.rootViewController = nil
    scene.stage.settle()

    #expect(top.parent == nil)
    #expect(scene.navigation.children.count == 1)
  }

  @Test("F320: keys reach the commands of the top controller while nothing has the focus")
  func keysOfTop() {
    var count = 0
    let top = scene.push()
    top.addKeyCommand(KeyCommand(.function(2), title: "Test") { count += 1 })

    scene.stage.press(.function(2))

    #expect(count == 1)
  }

  @Test("C110, C115: a navigation controller can be presented, and its root dismisses it")
  func presented() {
    let inner = NavigationController(rootViewController: scene.controller("P"))
    scene.root.present(inner, animated: false)
    scene.stage.settle()
    #expect(inner.topViewController?.view.window != nil)

    inner.topViewController?.dismiss(animated: false)
    scene.stage.settle()

    #expect(inner.viewIfLoaded?.window == nil)
    #expect(scene.isBalanced("P"))
  }

  @Test("Q81: a memory warning reaches controllers below the top")
  func memoryWarning() {
    scene.push()

    scene.stage.application.didReceiveMemoryWarning()

    #expect(scene.transcript.lines.contains("A.didReceiveMemoryWarning"))
  }

  @Test("F010: a popped controller and an abandoned navigation controller are released")
  func released() {
    weak var navigation: NavigationController?
    weak var root: ViewController?
    do {
      let controller = ViewController()
      let made = NavigationController(rootViewController: controller)
      made.navigationItem.title = "Inner"
      controller.title = "Root"
      controller.navigationItem.rightBarButtonItem = controller.editButtonItem
      (navigation, root) = (made, controller)
      let stage = Stage(made)
      made.pushViewController(ViewController(), animated: true)
      stage.settle()
      made.popViewController(animated: true)
      stage.settle()
      stage.window.rootViewController = nil
      stage.settle()
    }

    #expect(navigation == nil)
    #expect(root == nil)
  }
}

/// A bar that counts how many are made.
private final class CountedBar: NavigationBar {
  static var count = 0

  required init(frame: Rect = .zero) {
    super.init(frame: frame)
    Self.count += 1
  }
}
