import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("A callback that moves views")
struct ReentrancyTests {
  let transcript = Transcript()

  func makeParent() -> (stage: Stage, parent: RecordingController) {
    let parent = RecordingController("P", transcript)
    let stage = Stage(parent)
    transcript.clear()
    return (stage, parent)
  }

  @Test("moves its own view elsewhere: the last move wins, and the view is in one place only")
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

  @Test("removes its view from the window while it enters: it disappears again")
  func outAgain() {
    let (stage, parent) = makeParent()
    let child = RecordingController("C", transcript)
    let detached = View()
    parent.addChild(child)
    child.whenCalled = { [unowned child] in
      if $0 == "viewWillAppear(false)" { detached.addSubview(child.view) }
    }

    parent.view.addSubview(child.view)
    #expect(transcript.lines.last == "C.viewWillDisappear(false)")
    stage.settle()

    #expect(
      transcript.linesWithoutLayout == [
        "C.willMove(P)", "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)",
        "C.viewWillDisappear(false)", "C.viewDidDisappear(false)",
      ])
    #expect(child.view.window == nil)
  }

  @Test("removes its view while it is added: it is never added and disappears again")
  func calledOff() {
    let (stage, parent) = makeParent()
    let child = RecordingController("C", transcript)
    parent.addChild(child)
    child.whenCalled = { [unowned child] in
      if $0 == "viewWillAppear(false)" { child.view.removeFromSuperview() }
    }

    parent.view.addSubview(child.view)
    stage.settle()

    #expect(child.view.superview == nil)
    #expect(
      transcript.linesWithoutLayout.suffix(3) == [
        "C.viewWillAppear(false)", "C.viewWillDisappear(false)", "C.viewDidDisappear(false)",
      ])
  }

  @Test("adds a sibling: the sibling appears too")
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

    Stage(parent).turn()

    for name in ["A", "B"] {
      #expect(transcript.lines.contains("\(name).viewDidAppear(false)"))
      #expect(transcript.isBalanced(name))
    }
  }

  @Test("adds a child to another parent while it is being taken: that parent keeps it")
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

  @Test("removes its new superview from the window: it is in no window and disappears again")
  func superviewOut() {
    let (stage, parent) = makeParent()
    let child = RecordingController("C", transcript)
    let container = View(frame: parent.view.bounds)
    parent.view.addSubview(container)
    parent.addChild(child)
    child.whenCalled = { if $0 == "viewWillAppear(false)" { container.removeFromSuperview() } }

    container.addSubview(child.view)
    #expect(child.view.window == nil)
    #expect(transcript.lines.last == "C.viewWillDisappear(false)")
    stage.settle()

    #expect(transcript.isBalanced("C"))
    #expect(child.view.superview === container)
  }

  @Test("takes back a view that is leaving: it appears again")
  func backAgain() {
    final class Clinging: View {
      weak var place: View?
      override func willMove(toSuperview newSuperview: View?) {
        if newSuperview == nil, let place {
          self.place = nil
          place.addSubview(self)
        }
      }
    }
    let (stage, parent) = makeParent()
    let child = RecordingController("C", transcript)
    let view = Clinging(frame: parent.view.bounds)
    child.view = view
    parent.addChild(child)
    parent.view.addSubview(view)
    let place = View(frame: parent.view.bounds)
    parent.view.addSubview(place)
    stage.settle()
    view.place = place
    transcript.clear()

    view.removeFromSuperview()
    stage.settle()

    #expect(view.superview === place)
    #expect(
      transcript.linesWithoutLayout == [
        "C.viewWillDisappear(false)", "C.viewWillAppear(false)", "C.viewDidAppear(false)",
      ])
  }

  @Test("removes a sibling's view before it was added: the sibling never fully appears")
  func siblingOut() {
    let (stage, parent) = makeParent()
    let first = RecordingController("A", transcript)
    let second = RecordingController("B", transcript)
    let container = View(frame: parent.view.bounds)
    for child in [first, second] {
      parent.addChild(child)
      container.addSubview(child.view)
    }
    transcript.clear()
    second.whenCalled = {
      if $0 == "viewWillAppear(false)" { first.view.removeFromSuperview() }
    }

    parent.view.addSubview(container)
    stage.settle()

    #expect(first.view.window == nil)
    #expect(
      transcript.linesWithoutLayout.filter { $0.hasPrefix("A") } == [
        "A.viewWillAppear(false)", "A.viewWillDisappear(false)", "A.viewDidDisappear(false)",
      ])
    #expect(transcript.lines.contains("B.viewDidAppear(false)"))
  }

  @Test("reverses its parent during forwarding: the remaining siblings are not notified")
  func parentBack() {
    let parent = RecordingController("P", transcript)
    let first = RecordingController("A", transcript)
    let second = RecordingController("B", transcript)
    for child in [first, second] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    transcript.clear()
    first.whenCalled = { [unowned parent] in
      if $0 == "viewWillAppear(true)" { parent.beginAppearanceTransition(false, animated: true) }
    }

    parent.beginAppearanceTransition(true, animated: true)
    parent.endAppearanceTransition()

    #expect(
      transcript.lines == [
        "P.viewWillAppear(true)", "A.viewWillAppear(true)", "P.viewWillDisappear(true)",
        "A.viewWillDisappear(true)", "P.viewDidDisappear(true)", "A.viewDidDisappear(true)",
      ])
  }

  @Test("replaces its controller's view while the first one leaves: the controller keeps one view")
  func viewFromCallback() {
    let (stage, _) = makeParent()
    let child = RecordingController("C", transcript)
    stage.window.rootViewController?.view.addSubview(child.view)
    stage.settle()
    let (asked, given) = (View(), View())
    child.whenCalled = { [unowned child] in
      if $0 == "viewWillDisappear(false)" { child.view = given }
    }

    child.view = asked
    stage.settle()

    #expect(child.view === asked)
    #expect(asked.next === child)
    #expect(given.next == nil)
    #expect(transcript.isBalanced("C"))
  }

  @Test("removes everything: transitions in progress end, and nothing is left")
  func lettingGo() {
    weak var weakParent: RecordingController?
    weak var weakChild: RecordingController?
    let stage = Stage(ViewController())
    do {
      let parent = RecordingController("P", transcript)
      let child = RecordingController("C", transcript)
      (weakParent, weakChild) = (parent, child)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.whenCalled = { [transcript] in
        if $0 == "viewIsAppearing(false)" { stage.window.rootViewController = nil }
        transcript.add("stage", "saw \($0)")
      }
      stage.window.rootViewController = parent
    }
    stage.settle()

    #expect(weakParent == nil)
    #expect(weakChild == nil)
    for name in ["P", "C"] { #expect(transcript.isBalanced(name)) }
  }

  @Test(
    "Q1, Q10: replaces the root while it enters: the old root neither stays nor appears",
    arguments: [
      ("viewWillAppear(false)", true), ("viewWillAppear(false)", false), ("viewDidLoad", true),
      ("viewDidLoad", false),
    ])
  func rootOut(_ callback: String, _ hasSuccessor: Bool) {
    let (stage, _) = makeParent()
    let root = RecordingController("R", transcript)
    let successor = hasSuccessor ? RecordingController("S", transcript) : nil
    root.whenCalled = { if $0 == callback { stage.window.rootViewController = successor } }

    stage.window.rootViewController = root
    stage.settle()

    #expect(stage.window.rootViewController === successor)
    #expect(stage.window.subviews == (successor.map { [$0.view] } ?? []))
    #expect(!transcript.lines.contains("R.viewDidAppear(false)"))
    for name in ["R", "S"] { #expect(transcript.isBalanced(name)) }
    #expect(transcript.lines.contains("S.viewDidAppear(false)") == hasSuccessor)
  }

  @Test(
    "Q1, Q10: replaces the root while its view moves: the old root neither stays nor appears",
    arguments: ["superview", "window"])
  func rootOutByView(_ kind: String) {
    final class Telling: View {
      var whenMoving: ((String) -> Void)?
      override func willMove(toSuperview newSuperview: View?) {
        if newSuperview != nil { whenMoving?("superview") }
      }
      override func willMove(toWindow newWindow: Window?) {
        if newWindow != nil { whenMoving?("window") }
      }
    }
    let (stage, _) = makeParent()
    let root = RecordingController("R", transcript)
    let view = Telling()
    root.view = view
    view.whenMoving = { if $0 == kind { stage.window.rootViewController = nil } }

    stage.window.rootViewController = root
    stage.settle()

    #expect(stage.window.subviews.isEmpty)
    #expect(!transcript.lines.contains("R.viewDidAppear(false)"))
    #expect(transcript.isBalanced("R"))
  }

  @Test("removes its view as soon as it has a superview: it is never told of a window")
  func outOfSuperview() {
    final class Shy: View {
      override func didMoveToSuperview() { removeFromSuperview() }
    }
    let (stage, parent) = makeParent()
    let child = RecordingController("C", transcript)
    child.view = Shy()

    parent.view.addSubview(child.view)
    stage.settle()

    #expect(
      transcript.linesWithoutLayout == [
        "C.viewWillAppear(false)", "C.viewWillDisappear(false)", "C.viewDidDisappear(false)",
      ])
  }
}
