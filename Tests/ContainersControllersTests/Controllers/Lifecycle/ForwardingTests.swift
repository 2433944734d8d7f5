import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Manual forwarding and cancellation")
struct ForwardingTests {
  let transcript = Transcript()

  final class ManualController: RecordingController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  /// Returns a child that has a child of its own, in a visible container with automatic forwarding.
  func forwardedChild() -> (stage: Stage, child: RecordingController) {
    let container = ManualController("P", transcript)
    let child = RecordingController("C", transcript)
    let grandchild = RecordingController("G", transcript)
    child.whenLoaded = { child in
      child.addChild(grandchild)
      child.view.addSubview(grandchild.view)
      grandchild.didMove(toParent: child)
    }
    let stage = Stage(container)
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    stage.settle()
    return (stage, child)
  }

  @Test("C98, Q30: with forwarding off, nothing is sent automatically")
  func nothingByItself() {
    let (stage, child) = forwardedChild()
    child.view.removeFromSuperview()
    stage.settle()

    #expect(!transcript.lines.contains { $0.hasPrefix("C.view") && $0.contains("ppear") })
    #expect(!transcript.lines.contains { $0.hasPrefix("G.view") && $0.contains("ppear") })
  }

  @Test(
    "Q30: descendants of a manually driven child appear with it, wherever its view goes",
    arguments: ["view", "window"])
  func grandchild(_ moved: String) throws {
    let (stage, child) = forwardedChild()
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    let container = try #require(child.parent)
    func told() -> [String] {
      transcript.lines.filter { !$0.hasPrefix("P") && $0.contains("ppear") }
    }
    transcript.clear()

    if moved == "view" { child.view.removeFromSuperview() } else { stage.window.close() }
    stage.settle()
    #expect(told() == [])
    if moved == "view" {
      container.view.addSubview(child.view)
    } else {
      stage.window.makeKeyAndVisible()
    }
    stage.settle()
    #expect(told() == [])
    child.beginAppearanceTransition(false, animated: false)
    #expect(told() == ["C.viewWillDisappear(false)", "G.viewWillDisappear(false)"])
  }

  @Test("Q30: changes a manually driven child makes to its own children's views are reported")
  func ownChildren() throws {
    let (stage, child) = forwardedChild()
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    let grandchild = try #require(child.children.first)
    transcript.clear()

    grandchild.view.removeFromSuperview()
    stage.settle()
    child.view.addSubview(grandchild.view)
    stage.settle()

    #expect(
      transcript.lines.filter { $0.contains("ppear") } == [
        "G.viewWillDisappear(false)", "G.viewDidDisappear(false)", "G.viewWillAppear(false)",
        "G.viewIsAppearing(false)", "G.viewDidAppear(false)",
      ])
  }

  @Test("C99, Q30: begin and end send the four callbacks, and recurse into automatic children")
  func byHand() {
    let (stage, child) = forwardedChild()
    transcript.clear()

    child.beginAppearanceTransition(true, animated: true)
    #expect(transcript.lines == ["C.viewWillAppear(true)", "G.viewWillAppear(true)"])
    stage.settle()
    transcript.clear()
    child.endAppearanceTransition()
    #expect(transcript.lines == ["C.viewDidAppear(true)", "G.viewDidAppear(true)"])
    transcript.clear()
    child.beginAppearanceTransition(false, animated: false)
    #expect(transcript.lines == ["C.viewWillDisappear(false)", "G.viewWillDisappear(false)"])
    transcript.clear()
    child.endAppearanceTransition()
    #expect(transcript.lines == ["C.viewDidDisappear(false)", "G.viewDidDisappear(false)"])
  }

  @Test("Q30: manual callbacks are forwarded by children that forward, and stop at others")
  func depth() {
    let (top, manual) = (
      RecordingController("T", transcript), ManualController("M", transcript)
    )
    let below = RecordingController("B", transcript)
    top.addChild(manual)
    manual.addChild(below)
    top.view.addSubview(manual.view)
    manual.view.addSubview(below.view)
    transcript.clear()

    top.beginAppearanceTransition(true, animated: true)
    top.endAppearanceTransition()

    #expect(
      transcript.lines == [
        "T.viewWillAppear(true)", "M.viewWillAppear(true)", "T.viewIsAppearing(true)",
        "T.viewDidAppear(true)", "M.viewIsAppearing(true)", "M.viewDidAppear(true)",
      ])
  }

  @Test("Q31: canceled disappearance: the child stays")
  func cancelledDisappearance() {
    let (stage, child) = forwardedChild()
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    stage.settle()
    transcript.clear()

    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    stage.settle()

    #expect(
      transcript.linesWithoutLayout.filter { $0.hasPrefix("C") } == [
        "C.viewWillDisappear(true)", "C.viewWillAppear(true)", "C.viewDidAppear(true)",
      ])
    #expect(
      transcript.linesWithoutLayout.filter { $0.hasPrefix("G") } == [
        "G.viewWillDisappear(true)", "G.viewWillAppear(true)", "G.viewDidAppear(true)",
      ])
  }

  @Test("Q31: canceled appearance: the child never arrives")
  func cancelledAppearance() {
    let child = RecordingController("C", transcript)
    child.loadViewIfNeeded()
    transcript.clear()

    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()

    #expect(
      transcript.lines == [
        "C.viewWillAppear(true)", "C.viewWillDisappear(true)", "C.viewDidDisappear(true)",
      ])
  }

  @Test("Q32: an unbalanced begin or end sends nothing and logs one warning")
  func unbalanced() {
    let child = RecordingController("C", transcript)
    child.loadViewIfNeeded()
    transcript.clear()

    let endAlone = WarningLog.lines { child.endAppearanceTransition() }
    child.beginAppearanceTransition(true, animated: false)
    let beginTwice = WarningLog.lines { child.beginAppearanceTransition(true, animated: false) }

    #expect(transcript.lines == ["C.viewWillAppear(false)"])
    for lines in [endAlone, beginTwice] {
      #expect(lines.count == 1)
      #expect(
        lines[0].hasPrefix("Unbalanced calls to begin/end appearance transitions for <Recording"))
    }
  }

  @Test("Q32: a manual end belongs to a manual begin: it does not end what a window has begun")
  func endOfOther() {
    let parent = ViewController()
    let stage = Stage(parent)
    let child = RecordingController("C", transcript)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    transcript.clear()

    let lines = WarningLog.lines { child.endAppearanceTransition() }
    #expect(lines.count == 1)
    #expect(transcript.lines.isEmpty)
    stage.settle()

    #expect(
      transcript.linesWithoutLayout == ["C.viewIsAppearing(false)", "C.viewDidAppear(false)"])
  }

  @Test("Q2: a manual end after the window has taken over is valid and changes nothing")
  func overtaken() {
    let parent = ViewController()
    let stage = Stage(parent)
    let child = RecordingController("C", transcript)
    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    parent.view.addSubview(child.view)
    stage.turn()
    stage.window.close()
    stage.settle()

    let lines = WarningLog.lines { child.endAppearanceTransition() }

    #expect(lines.isEmpty)
    #expect(
      transcript.linesWithoutLayout.suffix(3) == [
        "C.viewIsAppearing(true)", "C.viewWillDisappear(false)", "C.viewDidDisappear(false)",
      ])
  }

  @Test("C97: by default a container forwards its appearance callbacks to its children")
  func byDefault() {
    let parent = RecordingController("P", transcript)
    let child = RecordingController("C", transcript)
    parent.whenLoaded = { parent in
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    #expect(parent.shouldAutomaticallyForwardAppearanceMethods)

    let stage = Stage(parent)
    stage.window.rootViewController = nil
    stage.settle()

    for callback in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
      let told = transcript.lines.filter { $0.contains(callback) }
      #expect(told == ["P.\(callback)(false)", "C.\(callback)(false)"])
    }
  }

  @Test("C100: a manually forwarding container maps its own four callbacks to begin and end")
  func mapping() {
    final class Mapping: RecordingController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for child in children { child.beginAppearanceTransition(true, animated: animated) }
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for child in children { child.endAppearanceTransition() }
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for child in children { child.beginAppearanceTransition(false, animated: animated) }
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for child in children { child.endAppearanceTransition() }
      }
    }
    let parent = Mapping("P", transcript)
    let child = RecordingController("C", transcript)
    parent.whenLoaded = { parent in
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }

    let lines = WarningLog.lines {
      let stage = Stage(parent)
      stage.window.close()
      stage.settle()
    }

    #expect(lines.isEmpty)
    for callback in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
      let told = transcript.lines.filter { $0.contains(callback) }
      #expect(told == ["P.\(callback)(false)", "C.\(callback)(false)"])
    }
  }

  @Test("C97: a child whose view is not in the container's is not notified of its appearance")
  func elsewhere() {
    let outer = ManualController("O", transcript)
    let container = RecordingController("P", transcript)
    let unloaded = RecordingController("C", transcript)
    let loose = RecordingController("D", transcript)
    outer.loadViewIfNeeded()
    outer.addChild(container)
    for child in [unloaded, loose] { container.addChild(child) }
    outer.view.addSubview(container.view)
    loose.loadViewIfNeeded()
    let stage = Stage(outer)
    container.beginAppearanceTransition(true, animated: false)
    container.endAppearanceTransition()
    stage.settle()

    #expect(transcript.lines.contains { $0.hasPrefix("P.viewDidAppear") })
    #expect(!transcript.lines.contains { $0.hasPrefix("C.view") })
    #expect(!transcript.lines.contains { $0.hasPrefix("D.view") && $0.contains("ppear") })
  }

  @Test("C99: begin loads the view of the appearing controller only")
  func loading() {
    let child = RecordingController("C", transcript)

    _ = WarningLog.lines { child.beginAppearanceTransition(false, animated: false) }
    #expect(!child.isViewLoaded)
    child.beginAppearanceTransition(true, animated: false)

    #expect(transcript.lines == ["C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)"])
  }

  @Test(
    "C98, Q30: the container's own appearance or the removal of its view never reaches the child")
  func neitherWay() {
    let container = ManualController("P", transcript)
    let child = RecordingController("C", transcript)
    container.whenLoaded = { container in
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }
    let stage = Stage(container)
    #expect(!transcript.lines.contains { $0.hasPrefix("C") && $0.contains("ppear(") })
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    stage.settle()
    transcript.clear()

    child.view.removeFromSuperview()
    stage.settle()

    #expect(!transcript.lines.contains { $0.hasPrefix("C") })
  }

  @Test("Q2: a transition begun by a window does not end a manual one begun after it")
  func lateEnd() {
    let parent = ViewController()
    let stage = Stage(parent)
    let child = RecordingController("C", transcript)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.removeFromSuperview()
    child.beginAppearanceTransition(true, animated: true)
    transcript.clear()

    stage.settle()
    #expect(transcript.lines.isEmpty)
    child.endAppearanceTransition()

    #expect(transcript.lines == ["C.viewIsAppearing(true)", "C.viewDidAppear(true)"])
  }

  @Test("Q31: a child turned back while appearing never appears")
  func turnedBack() {
    let child = RecordingController("C", transcript)
    child.loadViewIfNeeded()
    transcript.clear()
    child.whenCalled = { [unowned child] in
      if $0 == "viewIsAppearing(true)" { child.beginAppearanceTransition(false, animated: true) }
    }

    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()

    #expect(
      transcript.lines == [
        "C.viewWillAppear(true)", "C.viewIsAppearing(true)", "C.viewWillDisappear(true)",
        "C.viewDidDisappear(true)",
      ])
  }
}
