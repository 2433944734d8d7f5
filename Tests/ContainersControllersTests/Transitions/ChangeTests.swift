import Containers
import ContainersTesting
import Testing

/// The steps of a change from one child to another, as documented for `transition`.
@MainActor
@Suite("A change from one child to another")
struct ChangeTests {
  let transcript = Transcript()
  let parent: RecordingController
  let old: RecordingController
  let new: RecordingController
  let container = View(frame: Rect(x: 20, y: 10, width: 200, height: 100))
  let stage: Stage

  init() {
    parent = RecordingController("P", transcript)
    old = RecordingController("A", transcript)
    new = RecordingController("B", transcript)
    stage = Stage(parent)
    parent.view.addSubview(container)
    parent.addChild(old)
    old.view.frame = container.bounds
    container.addSubview(old.view)
    old.didMove(toParent: parent)
    stage.settle()
    transcript.clear()
  }

  /// Changes from the old child to the new one, step by step.
  func change(
    _ options: AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    old.willMove(toParent: nil)
    parent.addChild(new)
    new.view.frame = container.bounds
    parent.transition(
      from: old, to: new, duration: .milliseconds(100), options: options, animations: animations,
      completion: { [parent, old, new] isFinished in
        old.removeFromParent()
        new.didMove(toParent: parent)
        completion?(isFinished)
      })
  }

  @Test("C87: both are children throughout the change")
  func children() {
    var during: [Bool] = []
    new.whenCalled = { [unowned parent, unowned old, unowned new] in
      if $0.hasPrefix("viewWillAppear") || $0.hasPrefix("viewDidAppear") {
        during.append(old.parent === parent && new.parent === parent)
      }
    }

    change()
    stage.settle()

    #expect(during == [true, true])
    #expect(parent.children == [new])
  }

  @Test(
    "C88: the move calls before the change are visible in it: one child comes, the other leaves")
  func before() {
    var flags: [String: Bool] = [:]
    old.whenCalled = { [unowned old] in flags["A.\($0)"] = old.isMovingFromParent }
    new.whenCalled = { [unowned new] in flags["B.\($0)"] = new.isMovingToParent }

    change()
    stage.settle()

    #expect(transcript.lines.prefix(2) == ["A.willMove(nil)", "B.willMove(P)"])
    for callback in [
      "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "B.viewWillAppear(true)",
      "B.viewDidAppear(true)",
    ] { #expect(flags[callback] == true, "\(callback)") }
  }

  @Test(
    "A child that a callback moves to another parent as the change begins is left there",
    arguments: [
      ("viewWillDisappear(true)", []),
      (
        "viewWillAppear(true)",
        ["B.viewWillAppear(true)", "B.viewWillDisappear(true)", "B.viewDidDisappear(true)"]
      ),
    ])
  func sentElsewhere(callback: String, expected: [String]) {
    let other = RecordingController("O", transcript)
    for child in [old, new] {
      child.whenCalled = { [unowned new] in if $0 == callback { other.addChild(new) } }
    }
    var ends: [Bool] = []
    parent.addChild(new)
    new.view.frame = container.bounds

    parent.transition(from: old, to: new, duration: .milliseconds(100), options: []) {
    } completion: {
      ends.append($0)
    }
    stage.settle()

    #expect(new.parent === other)
    #expect(new.view.superview == nil)
    #expect(old.view.superview == nil)
    #expect(ends == [false])
    let told = transcript.lines.filter { $0.hasPrefix("B.view") && $0.contains("ppear") }
    #expect(told == expected)
    #expect(transcript.lines.last == "A.viewDidDisappear(true)")
  }

  @Test("C84, Q20: a child removed while a transition to it is pending stays removed")
  func removedWhileWaiting() {
    let third = RecordingController("C", transcript)
    var ends: [Bool] = []
    let change = { [parent, old] (page: RecordingController) in
      parent.addChild(page)
      parent.transition(from: old, to: page, duration: .zero) {
        ends.append($0)
        old.removeFromParent()
      }
    }
    old.whenCalled = { if $0 == "viewDidDisappear(false)" { change(third) } }
    change(new)
    change(third)

    for child in parent.children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    stage.settle()

    #expect(parent.children.isEmpty)
    #expect(container.subviews.isEmpty)
    #expect(ends == [false, false, false])
  }

  @Test("C91: without a duration the animations apply at once")
  func animationsAtOnce() {
    parent.addChild(new)
    new.view.frame = container.bounds

    parent.transition(from: old, to: new, duration: .zero, options: []) { [container] in
      container.alpha = 0.5
    } completion: { _ in
    }

    #expect(container.alpha == 0.5)
  }

  @Test("C89: the change itself adds the new view and removes the old one")
  func hierarchy() {
    change()
    #expect(container.subviews == [old.view, new.view])

    stage.settle()

    #expect(container.subviews == [new.view])
    #expect(old.view.superview == nil)
  }

  @Test("C90: the completion removes the old child and finishes adding the new one")
  func completion() {
    change(completion: { [transcript] _ in transcript.add("call", "completion") })
    stage.settle()

    #expect(
      transcript.lines.suffix(3) == ["A.didMove(nil)", "B.didMove(P)", "call.completion"])
    #expect(old.parent == nil)
    #expect(new.parent === parent)
  }

  @Test(
    "C91: options include curves and effects, and the animations are optional",
    arguments: [
      [], .transitionCrossDissolve, [.transitionFlipFromLeft, .curveEaseOut], .curveLinear,
    ] as [AnimationOptions], [false, true])
  func options(_ options: AnimationOptions, _ isAnimated: Bool) {
    var finished: [Bool] = []
    let mark = View(frame: container.bounds)
    parent.view.addSubview(mark)

    change(options, animations: isAnimated ? { mark.alpha = 0 } : nil) { finished.append($0) }
    stage.settle()

    #expect(finished == [true])
    #expect(mark.alpha == (isAnimated ? 0 : 1))
    #expect(container.subviews == [new.view])
    #expect(container.transform3D == .identity)
    #expect(new.view.alpha == 1)
  }

  @Test("C92: the old child disappears at once if its view is visible")
  func oldAtOnce() {
    change()

    let told = transcript.lines.filter { $0.hasPrefix("A.view") }
    #expect(told == ["A.viewWillDisappear(true)"])
  }

  @Test("C92, C93: without a visible view nobody appears or disappears")
  func offScreen() {
    stage.window.rootViewController = ViewController()
    stage.settle()
    transcript.clear()

    change()
    stage.settle()

    #expect(!transcript.lines.contains { $0.contains("ppear(") })
    #expect(container.subviews == [new.view])
  }

  @Test("C93: the new child receives each callback at its usual time")
  func newInTurn() {
    change()
    stage.turn()
    let first = transcript.firstLines.filter { $0.hasPrefix("B.view") }
    #expect(
      first == [
        "B.viewDidLoad", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
      ])

    stage.settle()

    #expect(transcript.lines.filter { $0 == "B.viewDidAppear(true)" }.count == 1)
  }

  @Test("C94: in a change by hand the views are added and removed by hand, and in no other way")
  func byHand() {
    old.willMove(toParent: nil)
    parent.addChild(new)
    new.view.frame = container.bounds
    new.view.alpha = 0
    container.addSubview(new.view)
    View.animate(withDuration: .milliseconds(100)) { [new] in new.view.alpha = 1 }
    stage.settle()
    #expect(container.subviews == [old.view, new.view])

    old.view.removeFromSuperview()
    old.removeFromParent()
    new.didMove(toParent: parent)
    stage.settle()

    #expect(container.subviews == [new.view])
    #expect(
      transcript.linesWithoutLayout.filter { $0.contains("ppear(") } == [
        "B.viewWillAppear(false)", "B.viewDidAppear(false)", "A.viewWillDisappear(false)",
        "A.viewDidDisappear(false)",
      ])
  }
}
