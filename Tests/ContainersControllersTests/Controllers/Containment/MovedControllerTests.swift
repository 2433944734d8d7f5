import Containers
import ContainersTesting
import Testing

/// Moves inside a window during appearance transitions.
@MainActor
@Suite("A controller whose view is moved")
struct MovedControllerTests {
  let transcript = Transcript()
  let root: RecordingController
  let stage: Stage

  init() {
    root = RecordingController("P", transcript)
    stage = Stage(root)
    transcript.clear()
  }

  private func add(_ child: ViewController, to parent: ViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func appearances(of name: String) -> [String] {
    transcript.linesWithoutLayout.filter { $0.hasPrefix("\(name).view") && !$0.contains("Load") }
      .map { String($0.dropFirst(name.count + 1)) }
  }

  @Test("Q1: into that of a controller that entered with it appears along with it")
  func circle() {
    let (outer, inner) = (
      RecordingController("A", transcript), RecordingController("B", transcript)
    )
    root.view.addSubview(outer.view)
    add(inner, to: outer)
    add(inner, to: root)
    outer.view.removeFromSuperview()

    add(outer, to: inner)
    stage.settle()

    for name in ["A", "B"] {
      #expect(appearances(of: name).last == "viewDidAppear(false)")
      #expect(transcript.isBalanced(name))
    }
  }

  @Test("Q1: out of a disappearing parent appears at its destination")
  func outOfParent() {
    let (old, new) = (
      RecordingController("A", transcript), RecordingController("B", transcript)
    )
    let child = RecordingController("C", transcript)
    add(old, to: root)
    stage.settle()
    root.addChild(new)
    root.transition(
      from: old, to: new, duration: .milliseconds(100), animations: nil, completion: nil)
    add(child, to: old)
    #expect(appearances(of: "C").isEmpty)

    add(child, to: root)
    stage.settle()

    #expect(
      appearances(of: "C") == [
        "viewWillAppear(false)", "viewIsAppearing(false)", "viewDidAppear(false)",
      ])
  }

  @Test("Q1: out of a transition that is removing it appears again")
  func outOfTransition() {
    let (old, new) = (
      RecordingController("A", transcript), RecordingController("B", transcript)
    )
    let box = View(frame: root.view.bounds)
    root.view.addSubview(box)
    root.addChild(old)
    box.addSubview(old.view)
    stage.settle()
    transcript.clear()
    root.addChild(new)
    root.transition(
      from: old, to: new, duration: .milliseconds(100), animations: nil, completion: nil)

    root.view.addSubview(old.view)
    stage.settle()

    #expect(
      appearances(of: "A") == [
        "viewWillDisappear(true)", "viewWillAppear(false)", "viewDidAppear(false)",
      ])
    #expect(appearances(of: "B").last == "viewDidAppear(true)")
  }

  @Test("Q1, Q30: out of a manually begun parent disappears again with it")
  func outOfForwarding() {
    let (parent, child) = (
      RecordingController("A", transcript), RecordingController("B", transcript)
    )
    add(child, to: parent)
    child.whenCalled = { [unowned child] in
      guard $0 == "viewWillAppear(false)" else { return }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }

    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()

    #expect(
      appearances(of: "B") == [
        "viewWillAppear(false)", "viewWillDisappear(false)", "viewDidDisappear(false)",
      ])
  }
}
