import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("The order of callbacks of a navigation controller", .noWarnings)
struct NavigationOrderTests {
  @Test(
    "Q50: a push changes the stack at once and sends callbacks in order", arguments: [true, false])
  func push(_ isAnimated: Bool) {
    let scene = NavigationScene()
    let new = scene.controller("B")

    scene.navigation.pushViewController(new, animated: isAnimated)

    #expect(scene.names == ["A", "B"])
    #expect(scene.transcript.lines == ["B.willMove(NavigationController)"])
    #expect(!new.isViewLoaded)
    scene.transcript.clear()
    scene.stage.settle()
    let flag = "(\(isAnimated))"
    #expect(
      scene.order == [
        "A.viewWillDisappear" + flag, "B.viewWillAppear" + flag, "willShow.B" + flag,
        "B.viewIsAppearing" + flag, "A.viewDidDisappear" + flag, "B.viewDidAppear" + flag,
        "B.didMove(NavigationController)", "didShow.B" + flag,
      ])
  }

  @Test("Q50: a pop mirrors the push", arguments: [true, false])
  func pop(_ isAnimated: Bool) {
    let scene = NavigationScene()
    weak var gone: RecordingController?
    do {
      let top = scene.push()
      gone = top
      scene.transcript.clear()
      #expect(scene.navigation.popViewController(animated: isAnimated) === top)
    }

    #expect(scene.names == ["A"])
    #expect(scene.transcript.lines == ["B.willMove(nil)"])
    scene.transcript.clear()
    scene.stage.settle()
    let flag = "(\(isAnimated))"
    #expect(
      scene.order == [
        "B.viewWillDisappear" + flag, "A.viewWillAppear" + flag, "willShow.A" + flag,
        "A.viewIsAppearing" + flag, "B.viewDidDisappear" + flag, "A.viewDidAppear" + flag,
        "B.didMove(nil)", "didShow.A" + flag,
      ])
    #expect(gone == nil)
  }

  @Test("Q50: of two controllers pushed before the layout only the top is loaded")
  func twoPushes() {
    let scene = NavigationScene()
    let (first, second) = (scene.controller("B"), scene.controller("C"))

    scene.navigation.pushViewController(first, animated: false)
    scene.navigation.pushViewController(second, animated: false)
    scene.stage.settle()

    #expect(!first.isViewLoaded)
    #expect(scene.names == ["A", "B", "C"])
    #expect(
      scene.order == [
        "B.willMove(NavigationController)", "C.willMove(NavigationController)",
        "A.viewWillDisappear(false)", "C.viewWillAppear(false)", "willShow.C(false)",
        "C.viewIsAppearing(false)", "A.viewDidDisappear(false)", "C.viewDidAppear(false)",
        "B.didMove(NavigationController)", "C.didMove(NavigationController)",
        "didShow.C(false)",
      ])
  }

  @Test("Q50, C85: a push keeps the covered controller as a child")
  func covered() {
    let scene = NavigationScene()

    scene.push()

    #expect(scene.root.parent === scene.navigation)
    #expect(scene.root.view.superview == nil)
    #expect(!scene.transcript.lines.contains("A.willMove(nil)"))
  }

  @Test("Q50, F005: a push during a transition waits for its end and is not lost")
  func pushDuringTransition() {
    let scene = NavigationScene()
    scene.navigation.pushViewController(scene.controller("B"), animated: true)
    scene.stage.advance(by: .milliseconds(100))
    scene.transcript.clear()

    scene.navigation.pushViewController(scene.controller("C"), animated: true)

    #expect(scene.names == ["A", "B", "C"])
    scene.stage.settle()
    #expect(scene.transcript.lines.contains("didShow.B(true)"))
    #expect(scene.order.last == "didShow.C(true)")

    #expect(scene.navigation.visibleViewController?.title == "C")
  }

  @Test("Q51, F322: an abandoned pop turns the appearance back and keeps the stack")
  func abandoned() {
    let scene = NavigationScene()
    scene.push()
    scene.transcript.clear()

    scene.stage.grab(.point(Point(x: 5, y: 300)))
    scene.stage.move(to: .point(Point(x: 120, y: 300)), steps: 8)
    #expect(scene.names == ["A"])
    scene.stage.advance(by: .milliseconds(200))
    scene.stage.drop()
    scene.stage.settle()

    #expect(
      scene.order == [
        "B.willMove(nil)", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
        "willShow.A(true)", "A.viewIsAppearing(true)", "A.viewWillDisappear(true)",
        "A.viewDidDisappear(true)", "B.viewWillAppear(true)",
        "B.viewDidAppear(true)",
      ])
    #expect(scene.names == ["A", "B"])
    #expect(scene.root.view.superview == nil)
  }

  @Test("F322: a drag from the leading edge beyond half of the width pops")
  func dragging() {
    let scene = NavigationScene()
    scene.push()
    scene.transcript.clear()

    scene.stage.drag(.point(Point(x: 5, y: 300)), to: .point(Point(x: 290, y: 300)), steps: 30)
    scene.stage.settle()

    #expect(scene.names == ["A"])
    #expect(scene.order.last == "didShow.A(true)")
    #expect(scene.transcript.lines.contains("B.didMove(nil)"))
  }

  @Test("F009: in a right-to-left layout the drag begins at the right edge")
  func mirroredDrag() {
    let scene = NavigationScene(rightToLeft: true)
    scene.push()

    scene.stage.drag(.point(Point(x: 5, y: 300)), to: .point(Point(x: 290, y: 300)))
    scene.stage.settle()
    #expect(scene.names == ["A", "B"])
    scene.stage.drag(.point(Point(x: 395, y: 300)), to: .point(Point(x: 110, y: 300)), steps: 30)
    scene.stage.settle()

    #expect(scene.names == ["A"])
  }

  @Test(
    "Q70: isMovingToParent and isMovingFromParent are true in the callbacks of a push and a pop")
  func flags() {
    let scene = NavigationScene()
    let top = scene.controller("B")
    var flags: [String] = []
    top.whenCalled = { [unowned top] in
      if top.isMovingToParent { flags.append("to \($0)") }
      if top.isMovingFromParent { flags.append("from \($0)") }
    }

    scene.navigation.pushViewController(top, animated: false)
    scene.stage.settle()
    scene.navigation.popViewController(animated: false)
    scene.stage.settle()

    #expect(
      flags.filter { $0.contains("ppear(") } == [
        "to viewWillAppear(false)", "to viewDidAppear(false)", "from viewWillDisappear(false)",
        "from viewDidDisappear(false)",
      ])
  }

  @Test("Q70: the root of a navigation controller moves to its parent when it is first shown")
  func firstDisplay() {
    let transcript = Transcript()
    let root = RecordingController("A", transcript)
    var isMoving: [Bool] = []
    root.whenCalled = { [unowned root] in
      if $0.hasPrefix("viewWillAppear") { isMoving.append(root.isMovingToParent) }
    }
    let navigation = NavigationController(rootViewController: root)

    #expect(
      transcript.lines == ["A.willMove(NavigationController)", "A.didMove(NavigationController)"])
    let stage = Stage(navigation)
    stage.settle()

    #expect(isMoving == [true])
    #expect(
      transcript.linesWithoutLayout.suffix(3) == [
        "A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)",
      ])
  }

  @Test("Q50: the delegate hears of the root with the first appearance of the container")
  func delegateAtFirst() {
    let scene = NavigationScene()
    scene.stage.window.rootViewController = nil
    scene.stage.settle()
    scene.transcript.clear()

    scene.stage.window.rootViewController = scene.navigation
    scene.stage.settle()

    #expect(
      scene.order == [
        "A.viewWillAppear(false)", "willShow.A(false)", "A.viewIsAppearing(false)",
        "A.viewDidAppear(false)", "didShow.A(false)",
      ])
  }

  /// The moves that a controller was told.
  private func moves(_ scene: NavigationScene, of name: String) -> [String] {
    scene.transcript.entries.filter { $0.name == name && $0.callback.contains("Move(") }
      .map(\.callback)
  }

  @Test("Q50, F005: a controller that is popped and pushed again in a turn hears both moves")
  func pushedAgain() {
    let scene = NavigationScene()
    let top = scene.push()
    scene.transcript.clear()

    scene.navigation.popViewController(animated: false)
    scene.navigation.pushViewController(top, animated: false)
    scene.stage.settle()

    #expect(scene.names == ["A", "B"])
    #expect(
      moves(scene, of: "B") == [
        "willMove(nil)", "willMove(NavigationController)", "didMove(NavigationController)",
      ])
  }

  @Test("F005: one that a callback puts back on the stack does not hear that it leaves")
  func putBack() {
    let scene = NavigationScene()
    let (middle, top) = (scene.push("B"), scene.push("C"))
    scene.transcript.clear()
    top.whenCalled = { [unowned scene, unowned middle] in
      guard $0 == "willMove(nil)" else { return }
      scene.navigation.setViewControllers([scene.root, middle], animated: false)
    }

    scene.navigation.popToRootViewController(animated: false)
    scene.stage.settle()

    #expect(scene.names == ["A", "B"])
    #expect(!moves(scene, of: "B").contains("willMove(nil)"))
    #expect(middle.parent === scene.navigation)
  }

  @Test("F302, F005: the other moves are completed if the new top leaves before it is shown")
  func newTopLeaves() {
    let scene = NavigationScene()
    let (shown, under, top) = (scene.push(), scene.controller("X"), scene.controller("Y"))
    scene.transcript.clear()

    scene.navigation.setViewControllers([under, shown, top], animated: false)
    ViewController().addChild(top)
    scene.stage.settle()

    #expect(scene.names == ["X", "B"])
    #expect(moves(scene, of: "A") == ["willMove(nil)", "didMove(nil)"])
    #expect(
      moves(scene, of: "X") == ["willMove(NavigationController)", "didMove(NavigationController)"])
  }

  @Test("F301, Q50: the delegate hears of a controller that is shown where nothing was")
  func afterNothing() {
    let scene = NavigationScene()
    scene.navigation.viewControllers = []
    scene.stage.settle()
    scene.transcript.clear()

    scene.navigation.viewControllers = [scene.controller("B")]
    scene.stage.settle()

    #expect(
      scene.order.filter { $0.contains("Show") } == ["willShow.B(false)", "didShow.B(false)"])
    #expect(scene.order.last == "didShow.B(false)")
  }

  @Test("F005: a change in a hidden window takes the covered view out at once")
  func unseen() {
    let scene = NavigationScene()
    scene.stage.window.isHidden = true
    scene.stage.settle()

    scene.navigation.pushViewController(scene.controller("B"), animated: true)

    #expect(scene.root.view.superview == nil)
  }

  @Test("F322: a quick drag from the leading edge pops before half of the width")
  func quickDrag() {
    let scene = NavigationScene()
    scene.push()

    scene.stage.drag(.at(5, 300), by: Point(x: 120, y: 0), steps: 4)
    scene.stage.settle()

    #expect(scene.names == ["A"])
  }
}
