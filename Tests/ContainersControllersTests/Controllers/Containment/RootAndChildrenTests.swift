import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Root and children")
struct RootAndChildrenTests {
  let transcript = Transcript()

  /// Returns a stage with a visible parent and an empty transcript.
  func visibleParent() -> (stage: Stage, parent: RecordingController) {
    let parent = RecordingController("P", transcript)
    let stage = Stage(parent)
    transcript.clear()
    return (stage, parent)
  }

  func embed(_ child: ViewController, in parent: ViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  func remove(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  @Test(
    "Q10: a root will appear at once, is laid out at the commit, and has appeared after it")
  func showing() {
    let stage = Stage()
    let root = RecordingController("R", transcript)

    stage.window.rootViewController = root
    #expect(transcript.lines.isEmpty)
    stage.window.makeKeyAndVisible()

    #expect(transcript.lines == ["R.loadView", "R.viewDidLoad", "R.viewWillAppear(false)"])
    transcript.clear()
    stage.turn()
    #expect(
      transcript.firstLines == [
        "R.viewIsAppearing(false)", "R.viewWillLayoutSubviews", "R.viewDidLayoutSubviews",
        "R.viewDidAppear(false)",
      ])
    #expect(root.view.frame == stage.window.bounds)
  }

  @Test("Q10: on a visible window, the setter makes the synchronous calls")
  func showingLate() {
    let stage = Stage()
    stage.window.makeKeyAndVisible()

    stage.window.rootViewController = RecordingController("R", transcript)

    #expect(transcript.lines == ["R.loadView", "R.viewDidLoad", "R.viewWillAppear(false)"])
  }

  @Test("Q10: replacing the root: old will disappear, new will appear, then did in the same order")
  func replacing() {
    let (stage, old) = visibleParent()
    let new = RecordingController("N", transcript)

    stage.window.rootViewController = new

    #expect(
      transcript.lines == [
        "P.viewWillDisappear(false)", "N.loadView", "N.viewDidLoad", "N.viewWillAppear(false)",
      ])
    transcript.clear()
    stage.settle()
    #expect(
      transcript.linesWithoutLayout == [
        "N.viewIsAppearing(false)", "P.viewDidDisappear(false)", "N.viewDidAppear(false)",
      ])
    #expect(old.view.window == nil)
    #expect(stage.window.subviews.count == 1)
    #expect(new.view.superview === stage.window)
  }

  @Test("Q11: a child added in viewDidLoad appears after its parent, step by step")
  func childFromTheStart() {
    let child = RecordingController("C", transcript)
    let parent = RecordingController("P", transcript)
    parent.whenLoaded = { embed(child, in: $0) }

    Stage(parent).turn()

    #expect(
      transcript.firstLines == [
        "P.loadView", "P.viewDidLoad", "C.willMove(P)", "C.loadView", "C.viewDidLoad",
        "C.didMove(P)", "P.viewWillAppear(false)", "C.viewWillAppear(false)",
        "P.viewIsAppearing(false)", "P.viewWillLayoutSubviews", "P.viewDidLayoutSubviews",
        "C.viewIsAppearing(false)", "C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews",
        "P.viewDidAppear(false)", "C.viewDidAppear(false)",
      ])
  }

  @Test("Q12: adding a child to a visible parent")
  func addingChild() {
    let (stage, parent) = visibleParent()
    let child = RecordingController("C", transcript)
    var parentInWillMove: ViewController?
    child.whenCalled = { if $0 == "willMove(P)" { parentInWillMove = child.parent } }

    parent.addChild(child)
    #expect(transcript.lines == ["C.willMove(P)"])
    #expect(parentInWillMove === parent)
    child.view.frame = parent.view.bounds
    #expect(transcript.lines == ["C.willMove(P)", "C.loadView", "C.viewDidLoad"])
    transcript.clear()
    parent.view.addSubview(child.view)
    #expect(transcript.lines == ["C.viewWillAppear(false)"])
    child.didMove(toParent: parent)
    #expect(transcript.lines == ["C.viewWillAppear(false)", "C.didMove(P)"])
    transcript.clear()
    stage.settle()

    #expect(
      transcript.firstLines.filter { $0.hasPrefix("C") } == [
        "C.viewIsAppearing(false)", "C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews",
        "C.viewDidAppear(false)",
      ])
    #expect(parent.children.count == 1)
  }

  @Test("Q12: omitting didMove only loses that call")
  func withoutDidMove() {
    let (stage, parent) = visibleParent()
    let child = RecordingController("C", transcript)

    parent.addChild(child)
    parent.view.addSubview(child.view)
    stage.settle()

    #expect(
      transcript.linesWithoutLayout == [
        "C.willMove(P)", "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)",
        "C.viewIsAppearing(false)", "C.viewDidAppear(false)",
      ])
  }

  @Test("Q12: a child without its view gets no appearance callbacks")
  func childWithoutView() {
    let (stage, parent) = visibleParent()

    parent.addChild(RecordingController("C", transcript))
    stage.settle()

    #expect(transcript.linesWithoutLayout == ["C.willMove(P)"])
  }

  @Test("Q13: the old parent gives up a child before the new one receives it")
  func changingParent() {
    let old = ViewController()
    let new = RecordingController("P", transcript)
    let child = RecordingController("C", transcript)
    old.addChild(child)
    transcript.clear()

    new.addChild(child)

    #expect(transcript.lines == ["C.willMove(nil)", "C.didMove(nil)", "C.willMove(P)"])
    #expect(old.children.isEmpty)
    #expect(child.parent === new)
  }

  @Test("Q13: the view may stay inside the old parent's until the new parent adds it")
  func changingParentWithView() {
    let (stage, root) = visibleParent()
    let (old, new) = (ViewController(), ViewController())
    let child = RecordingController("C", transcript)
    for parent in [old, new] {
      root.addChild(parent)
      root.view.addSubview(parent.view)
      parent.didMove(toParent: root)
    }
    old.addChild(child)
    old.view.addSubview(child.view)
    child.didMove(toParent: old)
    stage.settle()
    transcript.clear()

    new.addChild(child)
    new.view.addSubview(child.view)
    stage.settle()

    #expect(child.parent === new)
    #expect(child.view.superview === new.view)
    #expect(transcript.linesWithoutLayout.filter { $0.contains("ppear") }.isEmpty)
  }

  @Test("Q14: a view added first may be followed by its controller, to the same parent")
  func viewBeforeContainment() {
    let (stage, parent) = visibleParent()
    let child = RecordingController("C", transcript)
    parent.view.addSubview(child.view)

    parent.addChild(child)

    #expect(child.parent === parent)
    #expect(stage.window.rootViewController === parent)
  }

  @Test("Q14: adding a view without containing its controller")
  func viewWithoutContainment() {
    let (stage, parent) = visibleParent()
    var child: RecordingController? = RecordingController("C", transcript)
    weak let weakChild = child

    if let child { parent.view.addSubview(child.view) }
    #expect(transcript.lines == ["C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)"])
    transcript.clear()
    stage.settle()
    #expect(
      transcript.linesWithoutLayout == ["C.viewIsAppearing(false)", "C.viewDidAppear(false)"])
    #expect(child?.parent == nil)
    let view = parent.view.subviews[0]
    #expect(view.next === child)

    child = nil
    #expect(weakChild == nil)
    #expect(view.superview === parent.view)
    #expect(view.next === parent.view)
  }

  @Test("Q15: removing a child")
  func removing() {
    let (stage, parent) = visibleParent()
    let child = RecordingController("C", transcript)
    embed(child, in: parent)
    stage.settle()
    transcript.clear()
    var parentInDidMove: ViewController? = parent

    child.willMove(toParent: nil)
    #expect(child.parent === parent)
    child.view.removeFromSuperview()
    #expect(transcript.lines == ["C.willMove(nil)", "C.viewWillDisappear(false)"])
    child.whenCalled = { if $0 == "didMove(nil)" { parentInDidMove = child.parent } }
    child.removeFromParent()
    #expect(parentInDidMove == nil)
    stage.settle()

    #expect(
      transcript.linesWithoutLayout == [
        "C.willMove(nil)", "C.viewWillDisappear(false)", "C.didMove(nil)",
        "C.viewDidDisappear(false)",
      ])
  }

  @Test("Q15: a removed child is released after its last callback")
  func releasing() {
    let (stage, parent) = visibleParent()
    var child: RecordingController? = RecordingController("C", transcript)
    weak let weakChild = child
    if let child {
      embed(child, in: parent)
      stage.settle()
      remove(child)
    }

    child = nil
    stage.settle()

    #expect(transcript.lines.last == "C.viewDidDisappear(false)")
    #expect(weakChild == nil)
  }

  @Test("Q16: moving a view inside a window causes no appearance callbacks")
  func movingInside() {
    let (stage, parent) = visibleParent()
    let child = RecordingController("C", transcript)
    embed(child, in: parent)
    let container = View(frame: parent.view.bounds)
    parent.view.addSubview(container)
    stage.settle()
    transcript.clear()

    container.addSubview(child.view)
    stage.settle()

    #expect(transcript.linesWithoutLayout.isEmpty)
  }

  @Test("Q16: leaving and returning is balanced, any number of times, in any rhythm")
  func comingBack() {
    let (stage, parent) = visibleParent()
    let child = RecordingController("C", transcript)

    for turn in 0..<10 {
      embed(child, in: parent)
      if turn % 3 != 0 { stage.settle() }
      remove(child)
      if turn % 2 == 0 { stage.settle() }
    }
    stage.settle()

    #expect(transcript.isBalanced("C"))
    let count = transcript.lines.filter { $0 == "C.viewWillAppear(false)" }.count
    #expect(count == 10)
    #expect(transcript.lines.filter { $0 == "C.viewWillDisappear(false)" }.count == 10)
  }

  @Test("Q16: returning lays out again, after viewIsAppearing and before viewDidAppear")
  func layoutAgain() {
    let (stage, parent) = visibleParent()
    let child = RecordingController("C", transcript)
    embed(child, in: parent)
    stage.settle()
    remove(child)
    stage.settle()
    transcript.clear()

    embed(child, in: parent)
    stage.settle()

    #expect(
      transcript.firstLines.filter { $0.hasPrefix("C.view") } == [
        "C.viewWillAppear(false)", "C.viewIsAppearing(false)", "C.viewWillLayoutSubviews",
        "C.viewDidLayoutSubviews", "C.viewDidAppear(false)",
      ])
  }

  @Test("Q16: a child moved from a disappearing parent to a visible one does not disappear")
  func leavingTheDisappearing() {
    let (stage, parent) = visibleParent()
    let (old, new) = (ViewController(), ViewController())
    let child = RecordingController("C", transcript)
    parent.addChild(old)
    parent.view.addSubview(old.view)
    embed(child, in: old)
    stage.settle()
    parent.addChild(new)
    transcript.clear()

    parent.transition(from: old, to: new, duration: .milliseconds(100))
    #expect(transcript.linesWithoutLayout == ["C.viewWillDisappear(true)"])
    embed(child, in: new)
    stage.settle()

    #expect(
      transcript.lines.filter { $0.contains("ppear(") } == [
        "C.viewWillDisappear(true)", "C.viewWillAppear(true)", "C.viewDidAppear(true)",
      ])
    #expect(child.view.window === stage.window)
  }
}
