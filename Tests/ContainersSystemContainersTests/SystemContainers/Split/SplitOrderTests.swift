import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("The order of callbacks in a split", .noWarnings)
struct SplitOrderTests {
  @Test("F001: a transition inside a column that stays goes on while another column comes")
  func innerTransition() throws {
    let scene = SplitScene { $0.preferredDisplayMode = .secondaryOnly }
    let stack = try #require(scene[.secondary].navigationController)
    stack.pushViewController(scene.controller("E"), animated: true)
    scene.stage.turn()
    View.performWithoutAnimation { scene.split.show(.primary) }
    scene.stage.turn()
    scene.stage.turn()
    #expect(scene.order.contains("P.viewDidAppear(false)"))
    #expect(!scene.order.contains("E.viewDidAppear(true)"))

    scene.stage.settle()
    #expect(scene.order.contains("E.viewDidAppear(true)"))
  }

  @Test("F501: a plain controller is wrapped, and the one that was set is answered")
  func wrapped() {
    let scene = SplitScene()

    #expect(scene[.primary].title == "P")
    #expect(scene[.primary].navigationController?.parent === scene.split)
    #expect(scene[.secondary].splitViewController === scene.split)
    #expect(scene[.primary].navigationController !== scene[.secondary].navigationController)
  }

  @Test("C112, C115, F513: both columns fill the split beside each other")
  func beside() {
    let scene = SplitScene()

    #expect(scene.split.displayMode == .oneBesideSecondary)
    #expect(scene.split.splitBehavior == .tile)
    #expect(scene.frame(.primary) == Rect(x: 0, y: 0, width: 300, height: 500))
    #expect(scene.frame(.secondary) == Rect(x: 300, y: 0, width: 700, height: 500))
    #expect(scene.split.primaryColumnWidth == 300)
  }

  @Test("F514: hiding tells the delegate first, and shows what changes animated")
  func hide() {
    let scene = SplitScene()

    scene.split.hide(.primary)
    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(!scene.split.isShowing(.primary))
    scene.stage.advance(by: .milliseconds(150))
    #expect(scene.frame(.secondary)?.minX ?? 0 > 50)
    scene.stage.settle()

    #expect(
      scene.order == [
        "willChange.secondaryOnly", "willHide.primary", "P.viewWillDisappear(true)",
        "P.viewDidDisappear(true)",
      ])
    #expect(scene.frame(.primary) == nil)
    #expect(scene.frame(.secondary) == Rect(x: 0, y: 0, width: 1000, height: 500))
  }

  @Test("F514: showing mirrors it, and does nothing where nothing changes")
  func show() {
    let scene = SplitScene()
    scene.split.show(.primary)
    scene.split.show(.secondary)
    scene.split.hide(.secondary)
    scene.stage.settle()
    #expect(scene.order == [])
    scene.split.hide(.primary)
    scene.stage.settle()
    scene.clear()

    scene.split.show(.primary)
    scene.stage.settle()

    #expect(
      scene.order == [
        "willChange.oneBesideSecondary", "willShow.primary", "P.viewWillAppear(true)",
        "P.viewDidAppear(true)",
      ])
    #expect(scene.isBalanced)
  }

  @Test("F514: both side columns of three come at once")
  func showTwo() {
    let scene = SplitScene(.tripleColumn)
    scene.split.hide(.supplementary)
    scene.stage.settle()
    scene.clear()

    scene.split.show(.primary)
    scene.stage.settle()

    #expect(
      scene.order == [
        "willChange.twoBesideSecondary", "willShow.primary", "willShow.supplementary",
        "P.viewWillAppear(true)", "S.viewWillAppear(true)", "P.viewDidAppear(true)",
        "S.viewDidAppear(true)",
      ])
  }

  @Test("F005: hiding during a show waits for its end, and is not lost")
  func during() {
    let scene = SplitScene()
    scene.split.hide(.primary)
    scene.stage.advance(by: .milliseconds(100))
    scene.split.show(.primary)
    scene.stage.settle()

    #expect(
      scene.appearance == [
        "P.viewWillDisappear(true)", "P.viewDidDisappear(true)", "P.viewWillAppear(true)",
        "P.viewDidAppear(true)",
      ])
    #expect(scene.frame(.primary) != nil)
  }

  @Test("F002: without animations a column comes at once, with balanced callbacks")
  func unanimated() {
    let scene = SplitScene()
    View.performWithoutAnimation { scene.split.hide(.primary) }
    scene.stage.turn()

    #expect(scene.appearance == ["P.viewWillDisappear(false)", "P.viewDidDisappear(false)"])
    #expect(scene.frame(.secondary)?.width == 1000)
  }

  @Test("F514: a split that disappears tells nobody of a change, and shows it when it is back")
  func whileDisappearing() {
    let scene = SplitScene()
    let cover = ViewController()
    cover.modalPresentationStyle = .fullScreen
    scene.split.present(cover, animated: true)
    scene.stage.advance(by: .milliseconds(50))
    scene.split.hide(.primary)
    scene.stage.settle()
    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(!scene.order.contains { $0.hasPrefix("willChange") || $0.hasPrefix("willHide") })

    scene.split.dismiss(animated: true)
    scene.stage.settle()

    #expect(scene.frame(.primary) == nil)
    #expect(scene.isBalanced)
  }

  // MARK: Collapsing

  @Test("F510, F511: collapsing asks for the top column; who stays visible hears nothing")
  func collapseToPrimary() {
    let scene = SplitScene()
    scene.stage.resize(to: SplitScene.narrow)
    scene.stage.turn()

    #expect(scene.split.isCollapsed)
    #expect(scene.stack == ["P"])
    #expect(
      scene.order == [
        "top?.primary", "willHide.secondary", "D.viewWillDisappear(false)", "did.collapse",
        "D.viewDidDisappear(false)",
      ])
    #expect(scene.frame(.primary) == Rect(x: 0, y: 0, width: 400, height: 500))
    #expect(scene.split.isShowing(.primary))
    #expect(!scene.split.isShowing(.secondary))
  }

  @Test("F510, F511: with the secondary column on top only the primary one disappears")
  func collapseToSecondary() {
    let scene = SplitScene()
    scene.split.show(.secondary)
    scene.stage.resize(to: SplitScene.narrow)
    scene.stage.settle()

    #expect(scene.stack == ["P", "D"])
    #expect(
      scene.order == [
        "top?.secondary", "willHide.primary", "D.willMove(nil)", "D.didMove(nil)",
        "D.willMove(NavigationController)", "P.viewWillDisappear(false)", "did.collapse",
        "P.viewDidDisappear(false)", "D.didMove(NavigationController)",
      ])
    #expect(scene.frame(.secondary)?.width == 400)
    #expect(scene.split.isShowing(.secondary))
  }

  @Test("F510, F511: a secondary column that was alone stays visible as the top of the stack")
  func collapseHidden() {
    let scene = SplitScene { $0.preferredDisplayMode = .secondaryOnly }
    scene.split.show(.secondary)
    scene.stage.resize(to: SplitScene.narrow)
    scene.stage.settle()

    #expect(scene.stack == ["P", "D"])
    #expect(scene.appearance == [])
    #expect(scene.frame(.secondary)?.width == 400)
  }

  @Test("F510, F511: expanding gives each column its controllers; later pushes are the secondary's")
  func expand() {
    let scene = SplitScene()
    scene.top = .secondary
    scene.stage.resize(to: SplitScene.narrow)
    scene.stage.settle()
    let pushed = scene.controller("X")
    scene[.secondary].navigationController?.pushViewController(pushed, animated: false)
    scene.stage.settle()
    scene.clear()

    scene.stage.resize(to: SplitScene.wide)
    scene.stage.settle()

    #expect(!scene.split.isCollapsed)
    #expect(scene.appearance == ["P.viewWillAppear(false)", "P.viewDidAppear(false)"])
    #expect(scene.lines.contains("mode?.oneBesideSecondary"))
    #expect(scene.lines.contains("willShow.primary"))
    #expect(scene.lines.contains("did.expand"))
    #expect(
      scene[.secondary].navigationController?.viewControllers.map(\.title) == ["D", "X"])
    #expect(scene[.primary].navigationController?.viewControllers.count == 1)
    #expect(scene.frame(.primary)?.width == 300)
    #expect(pushed.view.window != nil)
    #expect(scene.isBalanced)
  }

  @Test("F510: the children are told the sizes that they are going to have")
  func sizes() {
    let scene = SplitScene()
    scene.stage.resize(to: SplitScene.narrow)
    scene.stage.turn()
    #expect(scene.lines.contains("P.viewWillTransition(400×500)"))
    scene.stage.settle()
    scene.clear()

    scene.stage.resize(to: SplitScene.wide)
    scene.stage.turn()

    #expect(scene.lines.contains("P.viewWillTransition(300×500)"))
  }

  @Test("F510: a split that becomes narrow while a column leaves collapses in the same turn")
  func collapseDuringHide() {
    let scene = SplitScene()
    scene.split.hide(.primary)
    scene.stage.advance(by: .milliseconds(100))

    scene.stage.resize(to: SplitScene.narrow)
    scene.stage.turn()
    #expect(scene.split.isCollapsed)
    scene.stage.settle()

    #expect(scene.isBalanced)
  }

  @Test(
    "F501: what passes from a hidden column to one that is not shown is not seen in the former one",
    arguments: [false, true])
  func stray(_ collapses: Bool) {
    let scene = SplitScene()
    let passing = scene.controller("X")
    scene[.primary].navigationController?.pushViewController(passing, animated: false)
    scene.stage.settle()
    scene.split.hide(.primary)
    scene.stage.settle()
    scene.split.setViewController(passing, for: .compact)
    scene.stage.settle()
    scene.clear()

    scene.top = .primary
    if collapses {
      scene.stage.resize(to: SplitScene.narrow)
    } else {
      scene.split.show(.primary)
    }
    scene.stage.settle()

    #expect(passing.parent === scene.split)
    #expect(passing.view.window == nil)
    #expect(scene.frame(.primary) != nil)
    #expect(!scene.order.contains { $0.hasPrefix("X.view") })
    #expect(scene.isBalanced)
  }

  @Test("F511: many crossings in a turn count as the last")
  func storm() {
    let scene = SplitScene()
    for width in [400.0, 900, 300, 990] {
      scene.stage.window.frame.size = Size(width: width, height: 500)
    }
    scene.stage.settle()

    #expect(scene.appearance == [])
    #expect(!scene.split.isCollapsed)
  }

  @Test("F511: focus, first responder and scroll offset stay with what stays visible")
  func kept() {
    let scene = SplitScene()
    let detail = scene[.secondary]
    let scroll = ScrollView(frame: Rect(x: 0, y: 100, width: 200, height: 300))
    scroll.contentSize = Size(width: 200, height: 1000)
    let field = TextField(frame: Rect(x: 0, y: 60, width: 100, height: 30))
    detail.view.addSubview(scroll)
    detail.view.addSubview(field)
    scroll.contentOffset.y = 120
    scene.stage.window.moveFocus(to: field)
    field.becomeFirstResponder()
    scene.split.show(.secondary)

    scene.stage.resize(to: SplitScene.narrow)
    scene.stage.settle()
    #expect(field.isFirstResponder)
    #expect(scene.stage.window.focusedView === field)
    scene.stage.resize(to: SplitScene.wide)
    scene.stage.settle()

    #expect(field.isFirstResponder)
    #expect(scroll.contentOffset.y == 120)
  }
}
