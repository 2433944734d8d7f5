import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("A collapsed split", .noWarnings)
struct SplitCollapsedTests {
  private func scene(
    _ style: SplitViewController.Style = .doubleColumn,
    _ configure: (SplitViewController) -> Void = { _ in }
  ) -> SplitScene {
    SplitScene(style, size: SplitScene.narrow, configure: configure)
  }

  private func expand(_ scene: SplitScene) {
    scene.stage.resize(to: Size(width: 1200, height: 500))
    scene.stage.settle()
  }

  @Test("C112, F510: a split that begins in compact width shows its primary column")
  func beginning() {
    let scene = scene()
    #expect(scene.split.isCollapsed)
    #expect(scene.stack == ["P"])
    #expect(scene.frame(.primary)?.width == 400)
    #expect(scene.isBalanced)
  }

  @Test("F514: show pushes and hide pops, animated")
  func show() {
    let scene = scene()
    scene.split.show(.secondary)
    scene.stage.settle()
    #expect(scene.stack == ["P", "D"])
    #expect(scene.lines.contains("D.viewDidAppear(true)"))
    #expect(scene.order.prefix(2) == ["willShow.secondary", "willHide.primary"])
    scene.split.show(.secondary)
    scene.split.hide(.primary)
    scene.stage.settle()
    #expect(scene.stack == ["P", "D"])

    scene.split.hide(.secondary)
    scene.stage.settle()

    #expect(scene.stack == ["P"])
    #expect(scene[.secondary].title == "D")
    scene.split.hide(.primary)
    #expect(scene.stack == ["P"])
  }

  @Test("F514: show goes through all columns up to the one")
  func showThrough() {
    let scene = scene(.tripleColumn)
    scene.split.show(.secondary)
    scene.stage.settle()
    #expect(scene.stack == ["P", "S", "D"])
    #expect(scene.split.isShowing(.secondary))

    scene.split.show(.primary)
    scene.stage.settle()
    #expect(scene.stack == ["P"])
    scene.split.show(.supplementary)
    scene.stage.settle()
    #expect(scene.stack == ["P", "S"])
    #expect(scene.split.isShowing(.supplementary))
  }

  @Test("F510: a secondary controller that was popped is back when the split expands")
  func popped() {
    let scene = scene()
    scene.split.show(.secondary)
    scene.stage.settle()
    scene.stage.tap(.element("P"))
    scene.stage.settle()
    #expect(scene.stack == ["P"])

    expand(scene)

    #expect(scene.frame(.secondary)?.width == 880)
    #expect(scene.isBalanced)
    scene.stage.resize(to: SplitScene.narrow)
    scene.split.show(.secondary)
    scene.stage.settle()
    #expect(scene.stack == ["P", "D"])
  }

  @Test("F510: a controller for compact width replaces all columns")
  func compact() {
    let scene = SplitScene()
    let compact = scene.controller("C")
    scene.split.setViewController(compact, for: .compact)
    scene.stage.settle()
    #expect(compact.viewIfLoaded == nil)
    scene.clear()

    scene.stage.resize(to: SplitScene.narrow)
    scene.stage.settle()

    #expect(compact.parent === scene.split)
    #expect(compact.view.frame.width == 400)
    #expect(scene.split.isShowing(.compact))
    #expect(
      scene.order == [
        "top?.compact", "willShow.compact", "willHide.primary", "willHide.secondary",
      ] + Array(scene.order.dropFirst(4)))
    scene.split.show(.secondary)
    scene.split.hide(.secondary)
    expand(scene)
    #expect(compact.view.window == nil)
    #expect(scene.frame(.primary) != nil)
    #expect(scene.isBalanced)
  }

  @Test("F510: the delegate chooses the column on top and the mode to expand to")
  func delegate() {
    let scene = SplitScene(.tripleColumn)
    scene.top = .supplementary
    scene.expanded = .secondaryOnly
    scene.stage.resize(to: SplitScene.narrow)
    scene.stage.settle()
    #expect(scene.stack == ["P", "S"])

    expand(scene)

    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(scene.frame(.primary) == nil)
    #expect(scene.frame(.secondary)?.width == 1200)
    #expect(scene.isBalanced)
  }

  @Test("F501: columns are replaced in the one stack")
  func replace() {
    let scene = scene()
    scene.split.show(.secondary)
    scene.stage.settle()
    scene.split.setViewController(scene.controller("E"), for: .secondary)
    scene.stage.settle()
    #expect(scene.stack == ["P", "E"])
    scene.split.setViewController(scene.controller("Q"), for: .primary)
    scene.stage.settle()
    #expect(scene.stack == ["Q", "E"])

    let navigation = NavigationController(rootViewController: scene.controller("F"))
    scene.split.setViewController(navigation, for: .secondary)
    scene.stage.settle()
    #expect(scene.split.viewController(for: .secondary) === navigation)
    #expect(scene.stack == ["Q", "F"])

    expand(scene)
    #expect(navigation.viewControllers.map(\.title) == ["F"])
    #expect(scene.isBalanced)
  }

  @Test("F501: another navigation controller in the primary column takes over the stack")
  func replaceBase() {
    let scene = scene()
    scene.split.show(.secondary)
    scene.stage.settle()
    scene.clear()
    let navigation = NavigationController(rootViewController: scene.controller("Q"))
    scene.split.setViewController(navigation, for: .primary)
    scene.stage.settle()

    #expect(navigation.viewControllers.map(\.title) == ["Q", "D"])
    #expect(scene.appearance == [])
    #expect(scene.split.children.contains(navigation))
    scene.split.setViewController(nil, for: .primary)
    scene.stage.settle()
    #expect(scene.frame(.secondary)?.width == 400)
    #expect(scene.isBalanced)
  }

  @Test("F510: a split without a primary controller collapses to the secondary one")
  func withoutPrimary() {
    let scene = SplitScene()
    scene.split.setViewController(nil, for: .primary)
    scene.stage.settle()
    scene.stage.resize(to: SplitScene.narrow)
    scene.stage.settle()
    #expect(scene.frame(.secondary)?.width == 400)
    expand(scene)
    #expect(scene.split.viewController(for: .primary) == nil)
    #expect(scene.isBalanced)
  }

  @Test("F005: what a callback asks for while the split collapses is done")
  func postponed() {
    let scene = SplitScene()
    scene.whenCalled = { [weak scene] in
      if $0 == "willHide.secondary" { scene?.split.show(.secondary) }
    }
    scene.stage.resize(to: SplitScene.narrow)
    scene.stage.settle()
    #expect(scene.stack == ["P", "D"])
    #expect(scene.isBalanced)
  }

  @Test("F005: a detail that the delegate shows as the split collapses fills its column later")
  func detailMeanwhile() {
    let scene = SplitScene(.tripleColumn)
    let detail = scene.controller("E")
    var isDone = false
    scene.whenCalled = { [weak scene] in
      guard !isDone, $0.hasPrefix("willHide") else { return }
      isDone = true
      scene?.split.showDetailViewController(detail, sender: nil)
    }
    scene.stage.resize(to: SplitScene.narrow)
    scene.stage.turn()
    #expect(scene.stack == ["P", "S", "E"])
    scene.stage.resize(to: SplitScene.wide)
    scene.stage.settle()

    #expect(scene.frame(.secondary)?.maxX == 1000)
    #expect(scene.isBalanced)
  }

  @Test("F010: nothing keeps what was popped")
  func released() {
    let scene = scene()
    weak var pushed: ViewController?
    do {
      let controller = ViewController()
      pushed = controller
      scene[.primary].show(controller, sender: nil)
    }
    scene.stage.settle()
    #expect(pushed?.view.window != nil)
    scene[.primary].navigationController?.popViewController(animated: true)
    scene.stage.settle()
    #expect(pushed == nil)
  }

  @Test("F501: what was pushed on the secondary controller leaves the one stack with it")
  func replaceWithPushed() {
    let scene = scene()
    scene.split.show(.secondary)
    scene.stage.settle()
    scene[.secondary].show(scene.controller("X"), sender: nil)
    scene.stage.settle()
    #expect(scene.stack == ["P", "D", "X"])

    scene.split.setViewController(scene.controller("E"), for: .secondary)
    scene.stage.settle()

    #expect(scene.stack == ["P", "E"])
  }

  @Test("F005, F514: a delegate that changes the stack before a column is shown wins")
  func delegateChangesStack() {
    let scene = scene()
    let pushed = scene.controller("X")
    scene.whenCalled = { [unowned scene] in
      guard $0 == "willShow.secondary" else { return }
      scene[.primary].navigationController?.pushViewController(pushed, animated: false)
    }

    scene.split.show(.secondary)
    scene.stage.settle()

    #expect(scene.stack == ["P", "X"])
    #expect(scene.isBalanced)
  }

  @Test("F005, F514: a delegate that expands the split before a column is shown wins")
  func delegateExpands() {
    let scene = scene()
    scene.whenCalled = { [unowned scene] in
      guard $0 == "willShow.secondary", scene.split.isCollapsed else { return }
      scene.stage.window.traitOverrides.horizontalSizeClass = .regular
      scene.split.view.layoutIfNeeded()
    }

    scene.split.show(.secondary)
    scene.stage.settle()

    #expect(!scene.split.isCollapsed)
    #expect(scene[.primary].navigationController?.viewControllers == [scene[.primary]])
    #expect(scene.isBalanced)
  }

  @Test("F510, F520: a detail that was shown while collapsed is on top when it collapses again")
  func detailShown() {
    let scene = SplitScene()
    scene.top = .secondary
    scene.stage.resize(to: SplitScene.narrow)
    scene.stage.settle()
    scene.split.showDetailViewController(scene.controller("X"), sender: nil)
    scene.stage.settle()
    #expect(scene.stack == ["P", "D", "X"])
    expand(scene)
    scene.top = nil
    scene.clear()

    scene.stage.resize(to: SplitScene.narrow)
    scene.stage.settle()

    #expect(scene.order.first == "top?.secondary")
    #expect(scene.stack == ["P", "D", "X"])
  }
}
