import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("A split without a column style", .noWarnings)
struct SplitClassicTests {
  let transcript = Transcript()
  let split = SplitViewController()

  private func controller(_ name: String) -> RecordingController {
    SplitScene.controller(name, transcript)
  }

  private func stage(_ controllers: [ViewController], size: Size = SplitScene.wide) -> Stage {
    split.viewControllers = controllers
    let stage = Stage(split, size: size)
    stage.settle()
    transcript.clear()
    return stage
  }

  private var appearance: [String] {
    transcript.lines.filter { $0.contains("ppear") && !$0.contains("IsAppearing") }
  }

  @Test("Q54, C112: two controllers are shown as they are")
  func beside() {
    let (primary, secondary) = (controller("P"), controller("D"))
    _ = stage([primary, secondary])
    #expect(split.style == .unspecified)
    #expect(split.viewControllers == [primary, secondary])
    #expect(primary.parent === split)
    #expect(primary.view.frame.width == 300)
    #expect(secondary.view.frame.width == 700)
  }

  @Test(
    "Q54: a navigation primary pushes the secondary when the split collapses, and gives it back")
  func navigation() {
    let (root, detail) = (controller("P"), controller("D"))
    let primary = NavigationController(rootViewController: root)
    let stage = stage([primary, detail])
    stage.resize(to: SplitScene.narrow)
    stage.settle()

    #expect(primary.viewControllers == [root, detail])
    #expect(split.viewControllers == [primary])
    #expect(appearance == ["P.viewWillDisappear(false)", "P.viewDidDisappear(false)"])
    transcript.clear()
    stage.resize(to: SplitScene.wide)
    stage.settle()

    #expect(split.viewControllers == [primary, detail])
    #expect(primary.viewControllers == [root])
    #expect(detail.parent === split)
    #expect(appearance == ["P.viewWillAppear(false)", "P.viewDidAppear(false)"])
  }

  @Test("Q54: what was pushed meanwhile is the secondary when the split expands")
  func pushedMeanwhile() {
    let (root, detail, pushed) = (controller("P"), controller("D"), controller("X"))
    let primary = NavigationController(rootViewController: root)
    let stage = stage([primary, detail], size: SplitScene.narrow)
    root.showDetailViewController(pushed, sender: nil)
    stage.settle()
    #expect(primary.viewControllers == [root, detail, pushed])
    stage.resize(to: SplitScene.wide)
    stage.settle()
    #expect(split.viewControllers == [primary, pushed])
    #expect(primary.viewControllers == [root, detail])
  }

  @Test("Q54: the stack of a secondary navigation controller is pushed, and goes back to it")
  func stack() {
    let (root, detail, pushed) = (controller("P"), controller("D"), controller("X"))
    let primary = NavigationController(rootViewController: root)
    let secondary = NavigationController(rootViewController: detail)
    let stage = stage([primary, secondary])
    stage.resize(to: SplitScene.narrow)
    stage.settle()
    #expect(primary.viewControllers == [root, detail])
    primary.pushViewController(pushed, animated: false)
    stage.settle()
    transcript.clear()
    stage.resize(to: SplitScene.wide)
    stage.settle()

    #expect(split.viewControllers == [primary, secondary])
    #expect(secondary.viewControllers == [detail, pushed])
    #expect(appearance == ["P.viewWillAppear(false)", "P.viewDidAppear(false)"])
  }

  @Test("Q54: the delegate is asked before the primary, and its answers count")
  func delegate() {
    let (primary, secondary, other) = (controller("P"), controller("D"), controller("E"))
    let delegate = ClassicDelegate()
    split.delegate = delegate
    let stage = stage([primary, secondary])
    delegate.collapses = true
    delegate.separated = other
    stage.resize(to: SplitScene.narrow)
    stage.settle()
    #expect(delegate.calls == ["collapse D onto P"])
    #expect(primary.view.frame.width == 400)
    stage.resize(to: SplitScene.wide)
    stage.settle()
    #expect(delegate.calls == ["collapse D onto P", "separate from P"])
    #expect(split.viewControllers == [primary, other])
    #expect(secondary.parent == nil)
  }

  @Test("Q54: the delegate can give another primary, and show itself")
  func otherPrimary() {
    let (primary, secondary, other) = (controller("P"), controller("D"), controller("E"))
    let delegate = ClassicDelegate()
    split.delegate = delegate
    let stage = stage([primary, secondary])
    delegate.forCollapsing = other
    delegate.forExpanding = primary
    stage.resize(to: SplitScene.narrow)
    stage.settle()
    #expect(split.viewControllers == [other])
    stage.resize(to: SplitScene.wide)
    stage.settle()
    #expect(split.viewControllers == [primary, secondary])

    delegate.shows = true
    primary.show(other, sender: nil)
    primary.showDetailViewController(other, sender: nil)
    #expect(delegate.calls.suffix(2) == ["show E", "detail E"])
    #expect(split.viewControllers == [primary, secondary])
  }

  @Test("Q54: a secondary that nobody takes in is hidden, and comes back")
  func hidden() {
    let (primary, secondary) = (controller("P"), controller("D"))
    let stage = stage([primary, secondary])
    stage.resize(to: SplitScene.narrow)
    stage.settle()
    #expect(secondary.view.window == nil)
    stage.resize(to: SplitScene.wide)
    stage.settle()
    #expect(secondary.view.window != nil)
    #expect(
      appearance == [
        "D.viewWillDisappear(false)", "D.viewDidDisappear(false)", "D.viewWillAppear(false)",
        "D.viewDidAppear(false)",
      ])
  }

  @Test("F520: show pushes on a navigation primary, and replaces the secondary of another")
  func show() {
    let root = controller("P")
    let primary = NavigationController(rootViewController: root)
    let detail = controller("D")
    let stage = stage([primary, detail])
    root.show(controller("X"), sender: nil)
    stage.settle()
    #expect(primary.viewControllers.count == 2)
    root.showDetailViewController(controller("E"), sender: nil)
    #expect(split.viewControllers.last?.title == "E")
    split.show(controller("Y"), sender: nil)
    #expect(primary.viewControllers.count == 3)
    split.viewControllers = [controller("Q"), detail]
    split.viewControllers.first?.show(controller("F"), sender: nil)
    #expect(split.viewControllers.map(\.title) == ["Q", "F"])
  }

  @Test("Q54: controllers that are set while the split is collapsed are taken in")
  func setCollapsed() {
    let root = controller("P")
    let primary = NavigationController(rootViewController: root)
    let stage = stage([primary], size: SplitScene.narrow)
    let detail = controller("D")
    split.viewControllers = [primary, detail]
    stage.settle()
    #expect(primary.viewControllers == [root, detail])
    #expect(detail.view.window != nil)
  }

  @Test("Q54: what is set again while the split is collapsed is not taken in twice")
  func setAgain() {
    let (root, detail) = (controller("P"), controller("D"))
    let primary = NavigationController(rootViewController: root)
    let secondary = NavigationController(rootViewController: detail)
    let delegate = ClassicDelegate()
    split.delegate = delegate
    let stage = stage([primary, secondary], size: SplitScene.narrow)
    #expect(primary.viewControllers == [root, detail])

    split.viewControllers = split.viewControllers
    split.viewControllers = [primary, secondary]
    stage.settle()

    #expect(delegate.calls.count == 1)
    #expect(primary.viewControllers == [root, detail])
    stage.resize(to: SplitScene.wide)
    stage.settle()
    #expect(split.viewControllers == [primary, secondary])
    #expect(secondary.viewControllers == [detail])
  }

  @Test("Q15, Q70: a replaced controller hears that it leaves before it disappears")
  func leaves() {
    let (primary, detail) = (controller("P"), controller("D"))
    let stage = stage([primary, detail])
    var isMoving: [Bool] = []
    detail.whenCalled = { [weak detail] call in
      if call.contains("Disappear"), let detail { isMoving.append(detail.isMovingFromParent) }
    }

    split.viewControllers = [primary, controller("E")]
    stage.settle()

    #expect(
      transcript.lines.filter { $0.hasPrefix("D.") && !$0.contains("Layout") } == [
        "D.willMove(nil)", "D.viewWillDisappear(false)", "D.didMove(nil)",
        "D.viewDidDisappear(false)",
      ])
    #expect(isMoving == [true, true])
  }

  @Test("Q54: what the delegate takes in itself is not pushed")
  func takenInByDelegate() {
    let root = controller("P")
    let primary = NavigationController(rootViewController: root)
    let delegate = ClassicDelegate()
    delegate.collapses = true
    split.delegate = delegate
    let stage = stage([primary, controller("D")])

    stage.resize(to: SplitScene.narrow)
    stage.settle()

    #expect(primary.viewControllers == [root])
  }

  @Test("Q54: the top that a navigation controller gives back is no longer on its stack")
  func givenBack() {
    let (root, detail) = (controller("P"), controller("D"))
    let primary = NavigationController(rootViewController: root)
    let stage = stage([primary, detail], size: SplitScene.narrow)
    #expect(primary.viewControllers == [root, detail])

    let top = primary.separateSecondaryViewController(for: split)

    #expect(top === detail)
    #expect(primary.viewControllers == [root])
    withExtendedLifetime(stage) {}
  }
}

@MainActor
private final class ClassicDelegate: SplitViewControllerDelegate {
  var calls: [String] = []
  var collapses = false
  var shows = false
  var separated: ViewController?
  var forCollapsing: ViewController?
  var forExpanding: ViewController?

  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool {
    calls.append("collapse \(secondary.title ?? "") onto \(primary.title ?? "")")
    return collapses
  }

  func splitViewController(
    _ splitViewController: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController? {
    calls.append("separate from \(primary.title ?? "")")
    return separated
  }

  func primaryViewController(
    forCollapsing splitViewController: SplitViewController
  ) -> ViewController? { forCollapsing }

  func primaryViewController(
    forExpanding splitViewController: SplitViewController
  ) -> ViewController? { forExpanding }

  func splitViewController(
    _ splitViewController: SplitViewController, show controller: ViewController, sender: Any?
  ) -> Bool {
    if shows { calls.append("show \(controller.title ?? "")") }
    return shows
  }

  func splitViewController(
    _ splitViewController: SplitViewController, showDetail controller: ViewController, sender: Any?
  ) -> Bool {
    if shows { calls.append("detail \(controller.title ?? "")") }
    return shows
  }
}
