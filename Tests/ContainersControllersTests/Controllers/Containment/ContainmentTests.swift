import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Containment: adding and removing")
struct ContainmentTests {
  let transcript = Transcript()

  /// Returns a stage with a visible parent, whose transcript is empty, and a child not contained
  /// yet.
  func scene() -> (stage: Stage, parent: RecordingController, child: RecordingController) {
    let parent = RecordingController("P", transcript)
    let stage = Stage(parent)
    transcript.clear()
    return (stage, parent, RecordingController("C", transcript))
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

  @Test("C68: the relationship exists before the child's view is loaded")
  func relationFirst() {
    let (stage, parent, child) = scene()
    var parents: [String: ViewController] = [:]
    child.whenCalled = { [unowned child] in parents[$0] = child.parent }

    embed(child, in: parent)
    stage.settle()

    for callback in ["willMove(P)", "viewDidLoad", "viewWillAppear(false)"] {
      #expect(parents[callback] === parent)
    }
  }

  @Test("C69, C70, C71: addChild calls willMove, and the container calls didMove")
  func adding() {
    let (stage, parent, child) = scene()

    parent.addChild(child)
    #expect(transcript.lines == ["C.willMove(P)"])
    #expect(parent.children.count == 1)
    child.view.frame = Rect(x: 1, y: 2, width: 30, height: 40)
    parent.view.addSubview(child.view)
    stage.settle()
    #expect(!transcript.lines.contains("C.didMove(P)"))
    child.didMove(toParent: parent)

    #expect(transcript.lines.last == "C.didMove(P)")
    #expect(child.view.frame == Rect(x: 1, y: 2, width: 30, height: 40))
    #expect(child.view.superview === parent.view)
  }

  @Test("C74: a container needs no overrides for its child to be notified")
  func plainContainer() {
    let parent = ViewController()
    let stage = Stage(parent)
    let child = RecordingController("C", transcript)

    embed(child, in: parent)
    stage.settle()
    remove(child)
    stage.settle()

    #expect(
      transcript.linesWithoutLayout == [
        "C.willMove(ViewController)", "C.loadView", "C.viewDidLoad",
        "C.viewWillAppear(false)", "C.didMove(ViewController)", "C.viewIsAppearing(false)",
        "C.viewDidAppear(false)", "C.willMove(nil)", "C.viewWillDisappear(false)",
        "C.didMove(nil)", "C.viewDidDisappear(false)",
      ])
  }

  @Test(
    "C76: a contained child is notified of window size, memory, and the container's disappearance")
  func messages() {
    let (stage, parent, child) = scene()
    embed(child, in: parent)
    stage.settle()
    transcript.clear()

    stage.resize(to: Size(width: 500, height: 320))
    stage.application.didReceiveMemoryWarning()
    stage.window.rootViewController = nil

    let told = transcript.linesWithoutLayout.filter { $0.hasPrefix("C") }
    #expect(
      told == [
        "C.viewWillTransition(500×320)", "C.didReceiveMemoryWarning", "C.viewWillDisappear(false)",
      ])
  }

  @Test("C77: a child that is not contained is only notified of its appearance")
  func outsideContainment() {
    let (stage, parent, child) = scene()
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    stage.settle()
    #expect(transcript.lines.contains("C.viewDidAppear(false)"))
    transcript.clear()

    stage.resize(to: Size(width: 500, height: 320))
    stage.application.didReceiveMemoryWarning()

    #expect(transcript.linesWithoutLayout.filter { $0.hasPrefix("C") }.isEmpty)
    #expect(child.view.bounds.size == Size(width: 500, height: 320))
  }

  @Test("C78: a child's view may be at any depth in its container, inside any decoration")
  func anywhere() {
    let (stage, parent, child) = scene()
    let (frame, inset) = (View(frame: parent.view.bounds), View())
    let ornament = View()
    frame.addSubview(inset)
    frame.addSubview(ornament)
    parent.view.addSubview(frame)

    parent.addChild(child)
    inset.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.settle()

    #expect(transcript.lines.contains("C.viewDidAppear(false)"))
    #expect(child.next === inset)
    #expect(ornament.superview === frame)
    #expect(frame.subviews.count == 2)
  }

  @Test("C79: a child may exist without its view being in any hierarchy")
  func withoutHierarchy() {
    let (stage, parent, child) = scene()

    parent.addChild(child)
    child.loadViewIfNeeded()
    stage.settle()

    #expect(child.parent === parent)
    #expect(child.view.superview == nil)
    #expect(!transcript.lines.contains { $0.hasPrefix("C") && $0.contains("ppear") })
  }

  @Test(
    "C81, C82, C83, C86: removal: the container notifies, removes the view, removes the child")
  func removing() {
    let (stage, parent, child) = scene()
    embed(child, in: parent)
    stage.settle()
    transcript.clear()
    var parents: [String: ViewController] = [:]
    child.whenCalled = { [unowned child] in parents[$0] = child.parent }

    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    stage.settle()

    #expect(
      transcript.linesWithoutLayout == [
        "C.willMove(nil)", "C.viewWillDisappear(false)", "C.didMove(nil)",
        "C.viewDidDisappear(false)",
      ])
    #expect(parents["willMove(nil)"] === parent)
    #expect(parents["viewWillDisappear(false)"] === parent)
    #expect(parents["didMove(nil)"] == nil)
  }

  @Test("C81: the container's constraints are removed with the child's view, whoever removes it")
  func constraints() {
    let (stage, parent, child) = scene()
    let outer = { (child: ViewController) in
      [
        child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor, constant: 5),
        child.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
      ]
    }
    for isByHand in [true, false] {
      parent.addChild(child)
      child.view.translatesAutoresizingMaskIntoConstraints = false
      parent.view.addSubview(child.view)
      let (placing, own) = (outer(child), child.view.widthAnchor.constraint(equalToConstant: 9))
      LayoutConstraint.activate(placing + [own])
      child.didMove(toParent: parent)
      stage.settle()
      #expect(child.view.frame.minX == 5)

      child.willMove(toParent: nil)
      if isByHand { LayoutConstraint.deactivate(placing) }
      child.view.removeFromSuperview()
      child.removeFromParent()
      stage.settle()

      #expect(placing.allSatisfy { !$0.isActive })
      #expect(parent.view.constraints.isEmpty)
      #expect(own.isActive)
      own.isActive = false
    }
  }

  @Test("C82, C83: ending the relationship calls didMove and never willMove")
  func cutting() {
    let (stage, parent, child) = scene()
    parent.addChild(child)
    transcript.clear()

    child.removeFromParent()
    child.removeFromParent()
    stage.settle()

    #expect(transcript.lines == ["C.didMove(nil)"])
  }

  @Test("C84: a removed child is no longer notified, and nothing retains it")
  func permanently() {
    let (stage, parent, _) = scene()
    weak var weakChild: RecordingController?
    do {
      let child = RecordingController("C", transcript)
      weakChild = child
      embed(child, in: parent)
      stage.settle()
      remove(child)
      stage.settle()
      transcript.clear()

      stage.resize(to: Size(width: 500, height: 320))
      stage.application.didReceiveMemoryWarning()
      stage.window.close()
      stage.settle()

      #expect(transcript.lines.filter { $0.hasPrefix("C") }.isEmpty)
      #expect(child.parent == nil)
      #expect(parent.children.isEmpty)
    }
    #expect(weakChild == nil)
  }

  @Test("Switching between children off screen causes no appearance")
  func changeOutOfWindow() {
    let (stage, parent, old) = scene()
    let new = RecordingController("N", transcript)
    let box = View()
    parent.addChild(old)
    parent.addChild(new)
    box.addSubview(old.view)

    parent.transition(from: old, to: new, duration: .zero)
    stage.settle()

    #expect(!transcript.lines.contains { $0.contains("ppear(") })
    #expect(new.view.superview === box)
    #expect(old.view.superview == nil)
  }

  @Test("Overrides that do not call super lose only what super does")
  func withoutSuper() {
    final class Forgetful: ViewController {
      var log: [String] = []
      override func willMove(toParent parent: ViewController?) {
        log.append("willMove \(parent != nil)")
      }
      override func didMove(toParent parent: ViewController?) {
        log.append("didMove \(parent != nil)")
      }
      override func viewWillAppear(_ animated: Bool) { log.append("will+ \(isMovingToParent)") }
      override func viewDidAppear(_ animated: Bool) { log.append("did+ \(isMovingToParent)") }
      override func viewWillDisappear(_ animated: Bool) { log.append("will-") }
      override func viewDidDisappear(_ animated: Bool) { log.append("did-") }
    }
    let (stage, parent, _) = scene()
    let child = Forgetful()

    for _ in 0..<2 {
      embed(child, in: parent)
      stage.settle()
      remove(child)
      stage.settle()
    }

    let once = [
      "willMove true", "will+ true", "didMove true", "did+ true", "willMove false", "will-",
      "didMove false", "did-",
    ]
    #expect(child.log == once + once)
  }
}
