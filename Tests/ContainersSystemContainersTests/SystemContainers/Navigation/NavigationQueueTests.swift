import Containers
import ContainersTesting
import TestSupport
import Testing

@testable import ContainersTestSupport

@MainActor
@Suite("Changes of a stack during a transition", .noWarnings)
struct NavigationQueueTests {
  /// A change of the stack of A and B, while B is coming or leaving.
  enum Change: String, CaseIterable, CustomTestStringConvertible {
    case pop, popTo, popToRoot, set, assign, push

    var testDescription: String { rawValue }
  }

  private func make(_ change: Change, _ scene: NavigationScene) {
    let navigation = scene.navigation
    switch change {
    case .pop: navigation.popViewController(animated: true)
    case .popTo: navigation.popToViewController(scene.root, animated: true)
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .set: navigation.setViewControllers([scene.root], animated: true)
    case .assign: navigation.viewControllers = [scene.root]
    case .push: navigation.pushViewController(scene.controller("C"), animated: true)
    }
  }

  private static let pushed = [
    "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "willShow.B(true)",
    "B.viewIsAppearing(true)", "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
    "B.didMove(NavigationController)", "didShow.B(true)",
  ]

  private func after(_ change: Change) -> [String] {
    guard change == .push else {
      let flag = change == .assign ? "(false)" : "(true)"
      return [
        "B.viewWillDisappear" + flag, "A.viewWillAppear" + flag, "willShow.A" + flag,
        "A.viewIsAppearing" + flag, "B.viewDidDisappear" + flag, "A.viewDidAppear" + flag,
        "B.didMove(nil)", "didShow.A" + flag,
      ]
    }
    return [
      "B.viewWillDisappear(true)", "C.viewWillAppear(true)", "willShow.C(true)",
      "C.viewIsAppearing(true)", "B.viewDidDisappear(true)", "C.viewDidAppear(true)",
      "C.didMove(NavigationController)", "didShow.C(true)",
    ]
  }

  @Test(
    "F005, Q50: any change during a push changes the stack at once, waits, and is told in order",
    arguments: Change.allCases)
  func duringPush(_ change: Change) {
    let scene = NavigationScene()
    let new = scene.controller("B")
    scene.navigation.pushViewController(new, animated: true)
    scene.stage.advance(by: .milliseconds(100))

    make(change, scene)

    #expect(scene.names == (change == .push ? ["A", "B", "C"] : ["A"]))
    #expect(new.parent === scene.navigation)
    scene.stage.settle()
    #expect(scene.order.filter { !$0.contains("willMove") } == Self.pushed + after(change))
    #expect(new.parent === (change == .push ? scene.navigation : nil))
  }

  @Test(
    "F005: any change in a callback of a push waits for its end",
    arguments: [
      "viewDidLoad", "viewWillDisappear", "viewWillAppear", "viewIsAppearing",
      "viewDidLayoutSubviews", "viewDidDisappear", "viewDidAppear", "didMove(NavigationController)",
    ], [Change.pop, .set, .push])
  func inCallback(_ callback: String, _ change: Change) {
    let scene = NavigationScene()
    let new = scene.controller("B")
    for controller in [scene.root, new] {
      controller.whenCalled = { [unowned scene, unowned root = scene.root, unowned new] in
        guard $0.hasPrefix(callback) else { return }
        (root.whenCalled, new.whenCalled) = (nil, nil)
        make(change, scene)
      }
    }

    scene.navigation.pushViewController(new, animated: true)
    scene.stage.settle()

    #expect(scene.order.filter { !$0.contains("willMove") } == Self.pushed + after(change))
  }

  @Test("F005: a pop during a push slides back")
  func animated() {
    let scene = NavigationScene()
    let new = scene.controller("B")
    scene.navigation.pushViewController(new, animated: true)
    scene.stage.advance(by: .milliseconds(100))

    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: .milliseconds(300))

    #expect(scene.root.viewIfLoaded?.window != nil)
    #expect(new.viewIfLoaded?.window != nil)
    #expect(new.parent === scene.navigation)
    scene.stage.settle()
    #expect(new.parent == nil)
  }

  @Test("F005, Q50: a controller pushed again while it is popped leaves first")
  func pushedWhilePopped() {
    let scene = NavigationScene()
    let top = scene.push()
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: .milliseconds(100))
    scene.transcript.clear()

    scene.navigation.pushViewController(top, animated: true)

    #expect(scene.names == ["A", "B"])
    scene.stage.settle()
    #expect(
      scene.order == [
        "B.willMove(NavigationController)", "B.viewDidDisappear(true)", "A.viewDidAppear(true)",
        "B.didMove(nil)", "didShow.A(true)",
      ] + Self.pushed)
  }

  @Test("F005, Q51: a push during a drag back that is completed comes after it")
  func duringDrag() {
    let scene = NavigationScene()
    scene.push()
    scene.stage.grab(.point(Point(x: 5, y: 300)))
    scene.stage.move(to: .point(Point(x: 300, y: 300)), steps: 8)
    scene.transcript.clear()

    scene.navigation.pushViewController(scene.controller("C"), animated: true)
    scene.stage.advance(by: .milliseconds(50))
    #expect(scene.order == ["C.willMove(NavigationController)"])
    scene.stage.drop()
    scene.stage.settle()

    #expect(
      scene.order == [
        "C.willMove(NavigationController)", "B.viewDidDisappear(true)", "A.viewDidAppear(true)",
        "B.didMove(nil)", "didShow.A(true)", "A.viewWillDisappear(true)",
        "C.viewWillAppear(true)", "willShow.C(true)", "C.viewIsAppearing(true)",
        "A.viewDidDisappear(true)", "C.viewDidAppear(true)", "C.didMove(NavigationController)",
        "didShow.C(true)",
      ])
  }

  @Test(
    "Q70: what waits tells that it moves to its parent and from it",
    arguments: ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
  func flags(_ callback: String) {
    let scene = NavigationScene()
    let new = scene.controller("B")
    var flags: [String] = []
    new.whenCalled = { [unowned scene, unowned new] in
      if new.isMovingToParent { flags.append("to \($0)") }
      if new.isMovingFromParent { flags.append("from \($0)") }
      if $0.hasPrefix(callback), scene.names == ["A", "B"] {
        scene.navigation.popViewController(animated: true)
      }
    }

    scene.navigation.pushViewController(new, animated: true)
    scene.stage.settle()

    #expect(
      flags.filter { $0.contains("ppear(") } == [
        "to viewWillAppear(true)", "to viewDidAppear(true)", "from viewWillDisappear(true)",
        "from viewDidDisappear(true)",
      ])
  }

  @Test("F005: the bar shows the items of the running transition until the next one begins")
  func bars() {
    let scene = NavigationScene()
    let new = scene.controller("B")
    new.whenCalled = { [unowned scene] in
      if $0.hasPrefix("viewWillAppear") { scene.navigation.popViewController(animated: true) }
    }
    scene.navigation.pushViewController(new, animated: true)
    scene.stage.advance(by: .milliseconds(150))

    #expect(scene.navigation.navigationBar.topItem === new.navigationItem)
    new.whenCalled = nil
    scene.stage.settle()
    #expect(scene.navigation.navigationBar.topItem === scene.root.navigationItem)
  }

  @Test(
    "F005, Q50: changes during transitions are told as if they were made one after the other",
    arguments: 0..<LawRuns.parts)
  func law(_ part: Int) {
    NavigationQueueProgram.check(part: part, usual: 300) { program in
      let (queued, twin) = (NavigationQueueWorld(), NavigationQueueWorld())
      queued.run(program, waits: false)
      twin.run(program, waits: true)
      var report = LawReport(trace: queued.order + ["and one after the other:"] + twin.order)
      if queued.numbers != twin.numbers { report.failures.append("the stacks differ") }
      if queued.order != twin.order { report.failures.append("the orders differ") }
      if queued.calls != twin.calls { report.failures.append("what the calls send differs") }
      return report
    }
  }
}
