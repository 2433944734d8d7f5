import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Flags, hierarchy, and responders")
struct HierarchyTests {
  let transcript = Transcript()

  /// A controller that records both of its move flags in each callback.
  final class FlagController: ViewController {
    var flags: [String: [Bool]] = [:]

    private func note(_ callback: String) {
      flags[callback] = [isMovingToParent, isMovingFromParent]
    }

    override func viewDidLoad() { note("load") }
    override func viewWillAppear(_ animated: Bool) { note("will+") }
    override func viewDidAppear(_ animated: Bool) { note("did+") }
    override func viewWillDisappear(_ animated: Bool) { note("will-") }
    override func viewDidDisappear(_ animated: Bool) { note("did-") }
  }

  @Test("Q70: the flags of a move are set only in the callbacks that it causes")
  func movingFlags() {
    let parent = ViewController()
    let stage = Stage(parent)
    let child = FlagController()

    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.settle()
    #expect(
      child.flags == ["load": [false, false], "will+": [true, false], "did+": [true, false]])
    #expect(!child.isMovingToParent)

    child.flags = [:]
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    stage.settle()
    #expect(child.flags == ["will-": [false, true], "did-": [false, true]])
    #expect(!child.isMovingFromParent)
  }

  @Test("Q70: appearing along with the parent is not a move")
  func noMove() {
    let parent = ViewController()
    let child = FlagController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)

    let stage = Stage(parent)
    stage.window.rootViewController = nil
    stage.settle()

    #expect(child.flags.values.allSatisfy { $0 == [false, false] })
    #expect(child.flags.count == 5)
  }

  @Test("Q70: removing a view without willMove(nil) is not a move")
  func noMoveWithoutNotice() {
    let parent = ViewController()
    let stage = Stage(parent)
    let child = FlagController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    stage.settle()

    child.view.removeFromSuperview()

    #expect(child.flags["will-"] == [false, false])
  }

  @Test("C95, Q71: a view inside a controller other than its parent traps, naming all three")
  func inconsistency() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (parent, other, child) = (ViewController(), ViewController(), ViewController())
        (parent.title, other.title, child.title) = ("Parent", "Other", "Child")
        parent.addChild(child)
        other.view.addSubview(child.view)
      }
    }
    let message = result.standardError
    for text in [
      "ViewControllerHierarchyInconsistency", "“Parent”", "“Other”", "“Child”",
      "addChild it to",
    ] {
      #expect(message.contains(text))
    }
  }

  @Test("C95, Q71: a window's root as a child traps, naming all three and the remedy")
  func rootAsChild() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (parent, child) = (ViewController(), ViewController())
        (parent.title, child.title) = ("Parent", "Child")
        let stage = Stage(child)
        parent.addChild(child)
        _ = stage
      }
    }
    let message = result.standardError
    for text in [
      "ViewControllerHierarchyInconsistency", "“Parent”", "“Child”", "Window",
      "give the window another root",
    ] {
      #expect(message.contains(text))
    }
  }

  @Test("C95, Q71: a child whose view is inside another controller's traps, naming all three")
  func viewElsewhere() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (parent, other, child) = (ViewController(), ViewController(), ViewController())
        (parent.title, other.title, child.title) = ("Parent", "Other", "Child")
        let box = View()
        other.view.addSubview(box)
        box.addSubview(child.view)
        parent.addChild(child)
      }
    }
    let message = result.standardError
    for text in [
      "ViewControllerHierarchyInconsistency", "“Parent”", "“Other”", "“Child”",
      "remove the view from its superview",
    ] {
      #expect(message.contains(text))
    }
  }

  @Test(
    "Q71: under a detached container, the check runs when the container is attached, in any way",
    arguments: ["attached", "made the view"])
  func lateInconsistency(_ way: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [way] in
      await MainActor.run {
        let (parent, other, child) = (ViewController(), ViewController(), ViewController())
        (parent.title, other.title, child.title) = ("Parent", "Other", "Child")
        parent.addChild(child)
        let (outer, container) = (View(), View())
        container.addSubview(child.view)
        outer.addSubview(container)
        if way == "attached" { other.view.addSubview(outer) } else { other.view = outer }
      }
    }
    let message = result.standardError
    for text in ["ViewControllerHierarchyInconsistency", "“Parent”", "“Other”", "“Child”"] {
      #expect(message.contains(text))
    }
  }

  @Test("Q71: a child is valid under a detached view in its parent")
  func detachedContainer() {
    let parent = ViewController()
    let child = RecordingController("C", transcript)
    let stage = Stage(parent)
    parent.addChild(child)
    let container = View(frame: parent.view.bounds)
    container.addSubview(child.view)
    child.view.frame = container.bounds

    parent.view.addSubview(container)
    stage.settle()

    #expect(transcript.lines.contains("C.viewDidAppear(false)"))
  }

  @Test("Q71: didMove before the view is added is allowed, and logs one warning that names both")
  func earlyDidMove() {
    let parent = RecordingController("P", transcript)
    let child = RecordingController("C", transcript)
    parent.addChild(child)

    let lines = WarningLog.lines { child.didMove(toParent: parent) }

    #expect(lines.count == 1)
    for text in ["“C”", "“P”", "call it after"] { #expect(lines.first?.contains(text) == true) }
    #expect(transcript.lines == ["C.willMove(P)", "C.didMove(P)"])
  }

  @Test("Q71: didMove while the view is inside a detached container is valid")
  func didMoveInDetachedContainer() {
    let (parent, child) = (ViewController(), ViewController())
    parent.addChild(child)
    let container = View()
    container.addSubview(child.view)

    let lines = WarningLog.lines { child.didMove(toParent: parent) }

    #expect(lines.isEmpty)
  }

  @Test("Q70: returning without a new parent, or leaving one without the view, is not a move")
  func noMoveAgain() {
    let parent = ViewController()
    let stage = Stage(parent)
    let child = FlagController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    stage.settle()
    child.view.removeFromSuperview()
    stage.settle()
    child.flags = [:]

    parent.view.addSubview(child.view)
    stage.settle()
    #expect(child.flags == ["will+": [false, false], "did+": [false, false]])

    child.view.removeFromSuperview()
    child.removeFromParent()
    parent.addChild(child)
    child.removeFromParent()
    stage.settle()
    child.flags = [:]
    parent.view.addSubview(child.view)
    stage.settle()
    #expect(child.flags == ["will+": [false, false], "did+": [false, false]])
  }

  @Test("Q71: the check runs where the view ends up, even if a callback moves that place")
  func movedPlace() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        final class Mover: ViewController {
          var move: (() -> Void)?
          override func viewWillAppear(_ animated: Bool) { move?() }
        }
        let (parent, other, child) = (ViewController(), ViewController(), Mover())
        (parent.title, other.title, child.title) = ("Parent", "Other", "Child")
        let stage = Stage(parent)
        let container = View()
        parent.view.addSubview(container)
        parent.addChild(child)
        child.move = { other.view.addSubview(container) }
        container.addSubview(child.view)
        stage.settle()
      }
    }
    let message = result.standardError
    for text in ["ViewControllerHierarchyInconsistency", "“Parent”", "“Other”", "“Child”"] {
      #expect(message.contains(text))
    }
  }

  @Test("Q70: a child added while its container appears is moving too")
  func movingWhileAppearing() {
    let parent = RecordingController("P", transcript)
    let child = FlagController()
    parent.whenCalled = { [unowned parent] in
      guard $0 == "viewIsAppearing(false)" else { return }
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }

    Stage(parent).settle()

    #expect(child.flags["will+"] == [true, false])
    #expect(child.flags["did+"] == [true, false])
  }

  @Test("C68: containing itself or an ancestor traps, naming both and the remedy")
  func circle() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (parent, child) = (ViewController(), ViewController())
        (parent.title, child.title) = ("Parent", "Child")
        parent.addChild(child)
        child.addChild(parent)
      }
    }
    let message = result.standardError
    for text in ["“Parent”", "“Child”", "remove"] { #expect(message.contains(text)) }
  }

  @Test("C155, Q72: the chain goes from view to controller to superview, up to the application")
  func chain() {
    let parent = ViewController()
    let child = ViewController()
    let stage = Stage(parent)
    let container = View()
    let button = View()
    parent.view.addSubview(container)
    parent.addChild(child)
    container.addSubview(child.view)
    child.view.addSubview(button)

    var chain: [Responder] = []
    var responder: Responder? = button
    while let current = responder {
      chain.append(current)
      responder = current.next
    }

    let expected: [Responder] = [
      button, child.view, child, container, parent.view, parent, stage.window, stage.application,
    ]
    #expect(chain.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
  }

  @Test("Q70: a child that is added or removed is neither presented nor dismissed")
  func notPresented() {
    final class Child: ViewController {
      var flags: Set<Bool> = []
      override func viewWillAppear(_ animated: Bool) { flags.insert(isBeingPresented) }
      override func viewDidDisappear(_ animated: Bool) { flags.insert(isBeingDismissed) }
    }
    let (parent, child) = (ViewController(), Child())
    let stage = Stage(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.settle()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    stage.settle()
    #expect(child.flags == [false])
  }
}
