import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("A callback that moves views about")
struct ReentrancyTests {
  let transcript = Transcript()

  func makeParent() -> (stage: Stage, parent: RecordingController) {
    let parent = RecordingController("P", transcript)
    let stage = Stage(parent)
    transcript.clear()
    return (stage, parent)
  }

  @Test("puts its own view elsewhere: what came last counts, in one place only")
  func elsewhere() {
    let (stage, parent) = makeParent()
    let child = RecordingController("C", transcript)
    let container = View(frame: parent.view.bounds)
    parent.view.addSubview(container)
    parent.addChild(child)
    child.whenCalled = { [unowned child] in
      if $0 == "viewWillAppear(false)" { container.addSubview(child.view) }
    }

    parent.view.addSubview(child.view)
    stage.settle()

    #expect(child.view.superview === container)
    #expect(parent.view.subviews.count == 1)
    #expect(transcript.lines.filter { $0 == "C.viewDidAppear(false)" }.count == 1)
    #expect(transcript.isBalanced("C"))
  }

  @Test("takes its view out of the window while it comes in: it disappears again")
  func outAgain() {
    let (stage, parent) = makeParent()
    let child = RecordingController("C", transcript)
    let detached = View()
    parent.addChild(child)
    child.whenCalled = { [unowned child] in
      if $0 == "viewWillAppear(false)" { detached.addSubview(child.view) }
    }

    parent.view.addSubview(child.view)
    stage.settle()

    #expect(
      transcript.linesWithoutLayout == [
        "C.willMove(P)", "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)",
        "C.viewWillDisappear(false)", "C.viewDidDisappear(false)",
      ])
    #expect(child.view.window == nil)
  }

  @Test("brings a sibling in: that appears too")
  func sibling() {
    let parent = RecordingController("P", transcript)
    let first = RecordingController("A", transcript)
    let second = RecordingController("B", transcript)
    parent.whenLoaded = { parent in
      for child in [first, second] { parent.addChild(child) }
      parent.view.addSubview(first.view)
    }
    first.whenCalled = { [unowned parent] in
      if $0 == "viewWillAppear(false)" { parent.view.addSubview(second.view) }
    }

    _ = Stage(parent)

    for name in ["A", "B"] {
      #expect(transcript.lines.contains("\(name).viewDidAppear(false)"))
      #expect(transcript.isBalanced(name))
    }
  }

  @Test("finds another parent for a child that is being taken: that parent keeps it")
  func anotherParent() {
    let (old, new, third) = (ViewController(), ViewController(), ViewController())
    let child = RecordingController("C", transcript)
    old.addChild(child)
    child.whenCalled = { [unowned child] in if $0 == "didMove(nil)" { third.addChild(child) } }

    new.addChild(child)

    #expect(child.parent === third)
    #expect(new.children.isEmpty)
    #expect(third.children.count == 1)
  }
}
