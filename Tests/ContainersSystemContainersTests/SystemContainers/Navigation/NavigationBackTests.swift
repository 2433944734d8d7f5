import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Going back in a navigation controller", .noWarnings)
struct NavigationBackTests {
  let scene = NavigationScene()

  @Test("F310: the back button has the title of the controller below, and pops")
  func button() {
    scene.push()

    scene.stage.tap("A")
    scene.stage.settle()

    #expect(scene.names == ["A"])
    #expect(scene.transcript.lines.contains("didShow.A(true)"))
  }

  @Test("F310: the back button leads to another controller that is put below the top")
  func replaced() {
    let top = scene.push()
    #expect(scene.stage.element("A") != nil)

    scene.navigation.setViewControllers([scene.controller("C"), top], animated: false)
    scene.stage.settle()
    #expect(scene.stage.element("A") == nil)
    scene.stage.tap("C")
    scene.stage.settle()

    #expect(scene.names == ["C"])
  }

  @Test("F310: a title of more than 20 letters gives way to Back")
  func longTitle() {
    scene.root.title = "A title of 21 letters"
    scene.push()

    #expect(scene.stage.element("Back") != nil)
  }

  @Test("F310: backButtonTitle and backBarButtonItem replace the title")
  func ownTitles() {
    scene.root.navigationItem.backButtonTitle = "Start"
    scene.push()
    #expect(scene.stage.element("Start") != nil)

    scene.root.navigationItem.backBarButtonItem = BarButtonItem(
      title: "First", target: nil, action: nil)
    scene.push("C")
    scene.navigation.popViewController(animated: false)
    scene.stage.settle()

    #expect(scene.stage.element("First") != nil)
  }

  @Test("F310: a left item hides the back button unless it supplements it")
  func leftItems() {
    let top = scene.push()
    top.navigationItem.leftBarButtonItem = BarButtonItem(title: "Left", target: nil, action: nil)
    scene.stage.settle()
    #expect(scene.stage.element("A") == nil)

    top.navigationItem.leftItemsSupplementBackButton = true
    scene.stage.settle()

    #expect(scene.stage.element("A") != nil)
    #expect(scene.stage.element("Left") != nil)
  }

  @Test("F310: a secondary click on the back button lists the stack, nearest first")
  func menu() {
    scene.push("B")
    scene.push("C")
    scene.push("D")

    scene.stage.tap("C", button: .secondary)
    scene.stage.settle()
    let titles = scene.stage.elements.map(\.semantics.label).filter { ["A", "B"].contains($0) }
    #expect(titles == ["B", "A"])
    scene.stage.tap(.element("A"))
    scene.stage.settle()

    #expect(scene.names == ["A"])
  }

  @Test("F310: the list has the titles that the controllers have when it opens")
  func menuTitles() {
    scene.push("B")
    scene.push("C")
    scene.root.title = "Z"

    scene.stage.tap("B", button: .secondary)
    scene.stage.settle()

    #expect(scene.stage.element("Z") != nil)
    #expect(scene.stage.element("A") == nil)
  }

  /// Changes the root's back button item while the controller that showed it is popped.
  private func changeWhileAway(_ item: BarButtonItem, _ change: (BarButtonItem) -> Void) {
    scene.root.navigationItem.backBarButtonItem = item
    let top = scene.push("B")
    scene.navigation.popViewController(animated: false)
    scene.stage.settle()
    change(item)
    scene.navigation.pushViewController(top, animated: false)
    scene.stage.settle()
  }

  @Test("F310: an item of the back button that was changed meanwhile is shown anew")
  func changedItem() {
    changeWhileAway(BarButtonItem(title: "Old", target: nil, action: nil)) { $0.title = "New" }

    #expect(scene.stage.element("New") != nil)
    #expect(scene.stage.element("Old") == nil)
  }

  @Test("F310: the tool tip of the back button's item that was changed meanwhile is shown")
  func changedToolTip() throws {
    changeWhileAway(BarButtonItem(title: "Up", target: nil, action: nil)) {
      $0.toolTip = "To the beginning"
    }

    let button = try #require(scene.stage.element("Up")?.view as? Button)
    #expect(button.toolTip == "To the beginning")
  }

  @Test("F310: backAction replaces every way back and has no list")
  func backAction() {
    let top = scene.push()
    var count = 0
    top.navigationItem.backAction = Action { _ in count += 1 }
    scene.stage.settle()

    scene.stage.tap("A")
    scene.stage.press(.leftArrow, modifierFlags: .alternate)
    scene.stage.drag(.point(Point(x: 4, y: 300)), to: .point(Point(x: 350, y: 300)))
    scene.stage.settle()

    #expect(count == 2)
    #expect(scene.names == ["A", "B"])
  }

  @Test(
    "F320, F009: Alt+Left, or Alt+Right from right to left, and the key Back pop one level",
    arguments: [false, true])
  func keys(_ isRightToLeft: Bool) {
    let scene = NavigationScene(rightToLeft: isRightToLeft)
    scene.push("B")
    scene.push("C")

    scene.stage.press(isRightToLeft ? .rightArrow : .leftArrow, modifierFlags: .alternate)
    scene.stage.settle()
    #expect(scene.names == ["A", "B"])
    scene.stage.press(.back)
    scene.stage.settle()

    #expect(scene.names == ["A"])
  }

  @Test("F320: Escape pops only where popsOnEscape is true")
  func escape() {
    scene.push()
    scene.stage.press(.escape)
    scene.stage.settle()
    #expect(scene.names == ["A", "B"])

    scene.navigation.popsOnEscape = true
    scene.stage.press(.escape)
    scene.stage.settle()

    #expect(scene.names == ["A"])
  }

  @Test(
    "F320: the back button of the mouse pops what is under the pointer, and forward does nothing")
  func mouse() {
    scene.push()

    scene.stage.tap(at: Point(x: 200, y: 300), button: .forward)
    scene.stage.settle()
    #expect(scene.names == ["A", "B"])
    scene.stage.tap(at: Point(x: 200, y: 300), button: .back)
    scene.stage.settle()

    #expect(scene.names == ["A"])
  }

  @Test("F321: hidesBackButton turns every way back off")
  func hidden() {
    let top = scene.push()
    top.navigationItem.hidesBackButton = true
    scene.stage.settle()

    scene.stage.press(.back)
    scene.stage.tap(at: Point(x: 200, y: 300), button: .back)
    scene.stage.drag(.point(Point(x: 4, y: 300)), to: .point(Point(x: 350, y: 300)))
    scene.stage.settle()

    #expect(scene.stage.element("A") == nil)
    #expect(scene.names == ["A", "B"])
  }

  @Test("F321: a hidden bar keeps the keys and the button, but not the drag")
  func hiddenBar() {
    scene.navigation.isNavigationBarHidden = true
    scene.push("B")
    scene.push("C")

    scene.stage.drag(.point(Point(x: 4, y: 300)), to: .point(Point(x: 350, y: 300)))
    scene.stage.settle()
    #expect(scene.names == ["A", "B", "C"])
    scene.stage.press(.leftArrow, modifierFlags: .alternate)
    scene.stage.settle()
    scene.stage.tap(at: Point(x: 200, y: 300), button: .back)
    scene.stage.settle()

    #expect(scene.names == ["A"])
  }

  @Test("F321: keys do nothing under a presentation")
  func presentation() {
    scene.push()
    scene.navigation.present(ViewController(), animated: false)
    scene.stage.settle()

    scene.stage.press(.back)
    scene.stage.settle()

    #expect(scene.names == ["A", "B"])
  }

  @Test("F323: a precise horizontal scroll pops, and a pause lets go")
  func precise() {
    scene.push("B")
    for _ in 0..<12 {
      scene.stage.scroll(.point(Point(x: 200, y: 300)), by: Point(x: 20, y: 2), isPrecise: true)
      scene.stage.advance(by: .milliseconds(16))
    }
    #expect(scene.root.view.window != nil)
    scene.stage.settle()

    #expect(scene.names == ["A"])
  }

  @Test("F323: notches of a wheel and steep scrolls never pop")
  func notches() {
    scene.push("B")
    for _ in 0..<12 {
      scene.stage.scroll(.point(Point(x: 200, y: 300)), by: Point(x: 48, y: 0))
      scene.stage.scroll(.point(Point(x: 200, y: 300)), by: Point(x: 10, y: 8), isPrecise: true)
      scene.stage.advance(by: .milliseconds(16))
    }
    scene.stage.settle()

    #expect(scene.names == ["A", "B"])
  }

  @Test("F323: a short scroll goes back to where it was")
  func short() {
    scene.push("B")
    for _ in 0..<3 {
      scene.stage.scroll(.point(Point(x: 200, y: 300)), by: Point(x: 12, y: 0), isPrecise: true)
      scene.stage.advance(by: .milliseconds(60))
    }
    scene.stage.settle()

    #expect(scene.names == ["A", "B"])
    #expect(scene.isBalanced("A"))
  }

  @Test("F320: Alt+Left reaches a navigation controller that fills the view of an ordinary one")
  func embedded() {
    let outer = ViewController()
    let stage = Stage(outer, size: Size(width: 300, height: 400))
    let inner = NavigationController(rootViewController: ViewController())
    outer.addChild(inner)
    inner.view.frame = outer.view.bounds
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    inner.pushViewController(ViewController(), animated: false)
    stage.settle()
    stage.press(.leftArrow, modifierFlags: .alternate)
    stage.settle()
    #expect(inner.viewControllers.count == 1)

    inner.pushViewController(ViewController(), animated: false)
    inner.view.frame.size.height /= 2
    stage.settle()
    stage.press(.leftArrow, modifierFlags: .alternate)
    stage.settle()
    #expect(inner.viewControllers.count == 2)
  }

  @Test("F320: the mouse's back button acts on the inner of two navigation controllers first")
  func innerMouse() {
    let inner = NavigationController(rootViewController: ViewController())
    let host = scene.push()
    host.addChild(inner)
    inner.view.frame = host.view.bounds
    host.view.addSubview(inner.view)
    inner.didMove(toParent: host)
    inner.pushViewController(ViewController(), animated: false)
    scene.stage.settle()

    scene.stage.tap(at: Point(x: 200, y: 300), button: .back)
    scene.stage.settle()
    #expect(inner.viewControllers.count == 1)
    #expect(scene.names == ["A", "B"])
    scene.stage.tap(at: Point(x: 200, y: 300), button: .back)
    scene.stage.settle()

    #expect(scene.names == ["A"])
  }

  @Test("F321: during a push the key Back does nothing")
  func duringPush() {
    scene.navigation.pushViewController(scene.controller("B"), animated: true)
    scene.stage.advance(by: .milliseconds(100))

    scene.stage.press(.back)
    scene.stage.settle()

    #expect(scene.names == ["A", "B"])
  }

  @Test("F321: the key Back does nothing while a push runs that the program has taken back")
  func duringPushTakenBack() {
    scene.push("B")
    scene.navigation.pushViewController(scene.controller("C"), animated: true)
    scene.stage.advance(by: .milliseconds(100))
    scene.navigation.popViewController(animated: true)

    scene.stage.press(.back)
    scene.stage.settle()

    #expect(scene.names == ["A", "B"])
  }
}
