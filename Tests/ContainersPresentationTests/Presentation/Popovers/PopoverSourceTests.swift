import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("The source of a popover")
struct PopoverSourceTests {
  @Test("F140: a popover without a source traps, naming both controllers and the remedy")
  func missing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let scene = PopoverScene()
      scene.popover.sourceView = nil
      scene.present()
    }
    #expect(result.standardError.contains("A"))
    #expect(result.standardError.contains("B"))
    #expect(result.standardError.contains("sourceView or sourceItem"))
  }

  @Test("F140: in compact width, where it becomes a sheet, it traps too")
  func missingInCompactWidth() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let scene = PopoverScene(size: Size(width: 400, height: 600))
      scene.popover.sourceView = nil
      scene.present()
    }
    #expect(result.standardError.contains("sourceView or sourceItem"))
  }

  @Test("F140: a popover points at the button of an item in a bar, and follows it")
  func barButtonItem() throws {
    let root = ViewController()
    let item = BarButtonItem(title: "Places")
    root.navigationItem.rightBarButtonItem = item
    let stage = Stage(
      NavigationController(rootViewController: root), size: Size(width: 800, height: 600))
    #expect(item.frame(in: View()) == nil)
    let page = ViewController()
    page.modalPresentationStyle = .popover
    page.popoverPresentationController?.sourceItem = item
    root.present(page, animated: false)
    stage.settle()

    let button = try #require(item.frame(in: stage.window))
    #expect(button.minX > 600)
    #expect(button.maxX <= 800)
    let popover = try #require(page.view.superview?.frame(in: stage.window))
    #expect(popover.minY >= button.maxY)
    #expect(popover.maxX <= 800)
    item.title = "A much longer title"
    stage.settle()
    #expect(try #require(item.frame(in: stage.window)).width > button.width)
    stage.resize(to: Size(width: 700, height: 600))
    stage.settle()
    let moved = try #require(page.view.superview?.frame(in: stage.window))
    #expect(moved.maxX < popover.maxX)
    #expect(moved.maxX <= 700)
  }

  @Test("F140: a popover of an item that has no room in its bar points at the button for those")
  func overflow() throws {
    let root = ViewController()
    let items = (0..<9).map { BarButtonItem(title: "An item \($0)") }
    root.navigationItem.rightBarButtonItems = items
    let stage = Stage(
      NavigationController(rootViewController: root), size: Size(width: 400, height: 600))
    stage.settle()

    let frames = items.compactMap { $0.frame(in: stage.window) }
    try #require(frames.count == 9)
    #expect(frames[7] == frames[8])
    #expect(frames[0] != frames[8])
    #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= 400 })
  }

  @Test("F140, Q47: a source in no window is refused with a warning, without completion")
  func inNoWindow() {
    let scene = PopoverScene()
    scene.source.removeFromSuperview()
    var isCompleted = false

    let warnings = WarningLog.lines {
      scene.root.present(scene.presented, animated: false) { isCompleted = true }
      scene.stage.settle()
    }

    #expect(warnings.count == 1)
    #expect(scene.root.presentedViewController == nil)
    #expect(!isCompleted)
  }

  @Test("F140, Q47: a source in another window is refused with a warning")
  func inAnotherWindow() {
    let scene = PopoverScene()
    let other = Window(
      host: scene.stage.application, frame: Rect(x: 0, y: 0, width: 300, height: 300))
    other.rootViewController = ViewController()
    other.makeKeyAndVisible()
    scene.stage.turn()
    other.rootViewController?.view.addSubview(scene.source)

    let warnings = WarningLog.lines { scene.present() }

    #expect(warnings.count == 1)
    #expect(scene.root.presentedViewController == nil)
  }

  @Test(
    "F140: a source that leaves the window dismisses it at once, with didDismiss and no willDismiss",
    .noWarnings)
  func leaving() {
    let scene = PopoverScene()
    scene.present()
    scene.transcript.clear()

    scene.source.removeFromSuperview()
    scene.stage.turn()

    #expect(scene.root.presentedViewController == nil)
    #expect(scene.stage.window.overlays.isEmpty)
    let lines = scene.transcript.linesWithoutLayout
    #expect(lines.filter { $0.hasPrefix("delegate") } == ["delegate.didDismiss"])
    #expect(
      lines.filter { $0.hasPrefix("B") } == [
        "B.viewWillDisappear(false)", "B.viewDidDisappear(false)",
      ])
  }

  @Test("F140: so does one that is released", .noWarnings)
  func released() {
    let scene = PopoverScene()
    do {
      let source = View(frame: Rect(x: 100, y: 100, width: 20, height: 20))
      scene.root.view.addSubview(source)
      scene.popover.sourceView = source
      scene.present()
      source.removeFromSuperview()
    }
    scene.stage.turn()

    #expect(scene.root.presentedViewController == nil)
  }

  @Test("F140: a source that leaves while the popover arrives ends it, balanced", .noWarnings)
  func leavingMeanwhile() {
    let scene = PopoverScene()
    scene.root.present(scene.presented, animated: true)
    scene.stage.advance(by: .milliseconds(100))

    scene.source.removeFromSuperview()
    scene.stage.turn()

    #expect(scene.root.presentedViewController == nil)
    #expect(scene.transcript.isBalanced("B"))
    #expect(scene.transcript.lines.filter { $0 == "delegate.didDismiss" }.count == 1)
  }

  @Test("F140: a source that leaves while the user's dismissal runs sends didDismiss once")
  func leavingDuringDismissal() {
    let scene = PopoverScene()
    scene.present()
    scene.stage.tap(at: Point(x: 10, y: 10))
    scene.stage.advance(by: .milliseconds(50))

    scene.source.removeFromSuperview()
    scene.stage.settle()

    #expect(scene.transcript.isBalanced("B"))
    #expect(scene.transcript.lines.filter { $0 == "delegate.didDismiss" }.count == 1)
  }
}
