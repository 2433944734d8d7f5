import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("The coordinator of a transition between children")
struct TransitionCoordinatorTests {
  let transcript = Transcript()

  /// A parent with a nested child and another child to transition to, on a stage.
  @MainActor
  struct Scene {
    let parent: RecordingController
    let old: RecordingController
    let new: RecordingController
    let inner = ViewController()
    let container = View(frame: Rect(x: 20, y: 10, width: 200, height: 100))
    let mark = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let stage: Stage

    init(_ transcript: Transcript) {
      parent = RecordingController("P", transcript)
      (old, new) = (RecordingController("A", transcript), RecordingController("B", transcript))
      stage = Stage(parent)
      parent.view.addSubview(container)
      container.addSubview(mark)
      parent.addChild(old)
      container.addSubview(old.view)
      old.didMove(toParent: parent)
      new.addChild(inner)
      new.view.addSubview(inner.view)
      inner.didMove(toParent: new)
      stage.settle()
      transcript.clear()
    }

    func change(
      _ duration: Duration = .seconds(1), back: Bool = false,
      options: AnimationOptions = .curveLinear
    ) {
      let (from, to) = back ? (new, old) : (old, new)
      from.willMove(toParent: nil)
      parent.addChild(to)
      parent.transition(
        from: from, to: to, duration: duration, options: options,
        animations: { [parent] in parent.transcript.add("call", "animations") },
        completion: { [parent] in
          parent.transcript.add("call", "completion(\($0))")
          to.didMove(toParent: parent)
          from.removeFromParent()
        })
    }

    /// Adds an alongside animation in the first appearance callback of a controller.
    func accompany(
      _ controller: RecordingController, with animation: @escaping () -> Void = {}
    ) {
      controller.whenCalled = { [unowned controller, transcript = parent.transcript] in
        guard $0.hasPrefix("viewWillAppear") || $0.hasPrefix("viewWillDisappear") else { return }
        controller.whenCalled = nil
        controller.transitionCoordinator?.animate { _ in
          transcript.add(controller.recordedName, "alongside")
          animation()
        } completion: {
          transcript.add(controller.recordedName, "completed(\($0.isCancelled))")
        }
      }
    }
  }

  @Test(
    "Q20: both children, their parent and their descendants share one coordinator, until the end")
  func everyone() throws {
    let scene = Scene(transcript)
    var inCallbacks: [Bool] = []
    for controller in [scene.old, scene.new] {
      controller.whenCalled = { [unowned controller] in
        guard $0.contains("ppear(") else { return }
        inCallbacks.append(controller.transitionCoordinator != nil)
      }
    }
    #expect(scene.parent.transitionCoordinator == nil)

    scene.change()
    let coordinator = try #require(scene.parent.transitionCoordinator)
    for controller in [scene.old, scene.new, scene.inner] {
      #expect(controller.transitionCoordinator === coordinator)
    }
    #expect(coordinator.viewController(forKey: .from) === scene.old)
    #expect(coordinator.viewController(forKey: .to) === scene.new)
    #expect(coordinator.view(forKey: .from) === scene.old.view)
    #expect(coordinator.view(forKey: .to) === scene.new.view)
    #expect(coordinator.containerView === scene.container)
    #expect(coordinator.transitionDuration == .seconds(1))
    #expect(coordinator.isAnimated)
    #expect(!coordinator.isCancelled)
    #expect(!coordinator.isInteractive)
    #expect(coordinator.completionCurve == .linear)
    scene.stage.settle()

    for controller in [scene.parent, scene.old, scene.new, scene.inner] {
      #expect(controller.transitionCoordinator == nil)
    }
    // In order: will disappear and will appear; then, after the end, did appear and did disappear.
    #expect(inCallbacks == [true, true, false, false])
  }

  @Test("Q20: alongside animations run after the call's own block and complete before it")
  func order() {
    let scene = Scene(transcript)
    scene.mark.backgroundColor = .white
    scene.accompany(scene.old) { [mark = scene.mark] in mark.center.x += 100 }
    scene.accompany(scene.new)

    scene.change(options: .curveLinear)
    #expect(scene.mark.center.x == 105)
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.stage.picture.bitmap[20 + 55, 15] == 0xFFFF_FFFF)
    scene.stage.settle()

    #expect(
      transcript.linesWithoutLayout.filter { !$0.contains("ove(") } == [
        "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
        "call.animations", "A.alongside", "B.alongside", "B.viewDidAppear(true)",
        "A.viewDidDisappear(true)", "A.completed(false)", "B.completed(false)",
        "call.completion(true)",
      ])
  }

  @Test("Q20: without a duration everything runs at once, not animated, and ends after the commit")
  func withoutDuration() {
    let scene = Scene(transcript)
    var isAnimated: Bool?
    scene.accompany(scene.new) { [new = scene.new] in
      isAnimated = new.transitionCoordinator?.isAnimated
    }

    scene.change(.zero)
    #expect(transcript.lines.last == "B.alongside")
    #expect(isAnimated == false)
    scene.stage.turn()

    #expect(transcript.lines.contains("B.completed(false)"))
  }

  @Test("Q20: a running coordinator takes no more animations, but still reports its end")
  func late() throws {
    let scene = Scene(transcript)
    scene.change()
    let coordinator = try #require(scene.new.transitionCoordinator)
    var ends = 0

    let isTaken = coordinator.animate { _ in
      Issue.record("It runs already.")
    } completion: { _ in
      ends += 1
    }
    #expect(!isTaken)
    scene.stage.settle()
    coordinator.animate(alongsideTransition: nil) { _ in ends += 1 }
    scene.stage.settle()

    #expect(ends == 1)
  }

  @Test(
    "Q20: the end is reported once, with whether it was interrupted",
    arguments: [
      "removal", "another", "resize", "rotation", "close", "replaced root", "animations off",
    ])
  func interruption(_ kind: String) {
    let scene = Scene(transcript)
    scene.accompany(scene.new)
    if kind == "animations off" {
      View.performWithoutAnimation { scene.change() }
    } else {
      scene.change()
      scene.stage.advance(by: .milliseconds(400))
    }

    switch kind {
    case "removal": scene.container.removeFromSuperview()
    case "another":
      scene.change(back: true)
    case "resize": scene.stage.resize(to: Size(width: 500, height: 350))
    case "rotation": scene.stage.resize(to: Size(width: 300, height: 400))
    case "close": scene.stage.window.close()
    case "replaced root": scene.stage.window.rootViewController = ViewController()
    default: break
    }
    scene.stage.settle()

    let isCancelled = !["resize", "rotation", "animations off"].contains(kind)
    #expect(transcript.lines.filter { $0.contains("alongside") }.count == 1)
    #expect(
      transcript.lines.filter { $0.contains("completed") } == ["B.completed(\(isCancelled))"])
    #expect(transcript.lines.contains("call.completion(\(!isCancelled))"))
    #expect(scene.parent.transitionCoordinator == nil)
  }

  @Test(
    "Q20: if superseded in its first callbacks it still makes its changes, and then ends")
  func superseded() {
    let scene = Scene(transcript)
    scene.new.whenCalled = { [unowned new = scene.new, transcript] in
      guard $0.hasPrefix("viewWillAppear") else { return }
      new.whenCalled = nil
      new.transitionCoordinator?.animate { _ in
        transcript.add("B", "alongside")
      } completion: {
        transcript.add("B", "completed(\($0.isCancelled))")
      }
      scene.change(back: true)
    }

    scene.change()
    scene.stage.settle()

    let told = transcript.lines.filter { line in
      ["call.", "B.alongside", "B.completed"].contains { line.hasPrefix($0) }
    }
    #expect(
      told.prefix(4) == [
        "call.animations", "B.alongside", "B.completed(true)", "call.completion(false)",
      ])
  }

  @Test("Q20: alongside animations run once, even with repeating options")
  func once() {
    let scene = Scene(transcript)
    scene.accompany(scene.new) { [mark = scene.mark] in mark.alpha = 0 }

    scene.change(options: [.curveLinear, .repeat, .autoreverse])
    scene.stage.advance(by: .seconds(2))

    #expect(transcript.lines.contains("call.completion(true)"))
    #expect(scene.stage.application.animator.isIdle)
  }

  @Test("Q20: a view removed during the first callbacks ends it unfinished, and once")
  func removedAtOnce() {
    let scene = Scene(transcript)
    scene.new.whenCalled = { [container = scene.container] in
      if $0.hasPrefix("viewWillAppear") { container.removeFromSuperview() }
    }

    scene.change()
    #expect(!transcript.lines.contains { $0.contains("call.completion") })
    scene.stage.settle()

    #expect(
      transcript.lines.filter { $0.contains("call.completion") } == ["call.completion(false)"])
    #expect(transcript.isBalanced("B"))
  }

  @Test("Q20: a view removed in the frame of its end ends it unfinished")
  func removedAtTheEnd() {
    let scene = Scene(transcript)
    scene.change(.milliseconds(100))
    scene.stage.advance(by: .milliseconds(50))

    scene.container.removeFromSuperview()
    scene.stage.platform.advance(by: .seconds(1))
    scene.stage.turn()

    #expect(
      transcript.lines.filter { $0.contains("call.completion") } == ["call.completion(false)"])
  }

  @Test(
    "Q20: cut short by removal, it ends after the commit, and nothing continues in the background",
    arguments: [AnimationOptions.curveLinear, .transitionFlipFromTop])
  func cutShort(_ options: AnimationOptions) {
    let scene = Scene(transcript)
    scene.change(.seconds(100), options: options)
    scene.stage.turn()

    scene.container.removeFromSuperview()
    #expect(!transcript.lines.contains { $0.contains("call.completion") })
    scene.stage.turn()
    #expect(transcript.lines.contains("call.completion(false)"))
    scene.stage.advance(by: .milliseconds(20))

    #expect(scene.stage.application.animator.isIdle)
  }

  @Test("Q20: with animations disabled it ends after the commit, whatever its duration")
  func animationsOff() {
    let scene = Scene(transcript)

    View.performWithoutAnimation { scene.change() }
    #expect(!transcript.lines.contains { $0.contains("call.completion") })
    scene.stage.turn()

    #expect(transcript.lines.contains("call.completion(true)"))
    #expect(transcript.lines.contains("B.viewDidAppear(false)"))
  }

  @Test("Q20, Q60: a rotation of the window meanwhile has its own coordinator, and both end")
  func rotating() throws {
    let scene = Scene(transcript)
    scene.change()
    let own = try #require(scene.new.transitionCoordinator)
    var ofWindow: (any ViewControllerTransitionCoordinator)?
    scene.parent.whenCoordinated = { ofWindow = $0 }
    scene.container.autoresizingMask = .flexibleWidth

    scene.stage.resize(to: Size(width: 300, height: 400))

    #expect(ofWindow?.containerView === scene.stage.window)
    #expect(ofWindow?.viewController(forKey: .to) == nil)
    #expect(scene.parent.transitionCoordinator === ofWindow)
    #expect(scene.new.transitionCoordinator === own)
    scene.stage.advance(by: .milliseconds(400))
    #expect(scene.parent.transitionCoordinator === own)
    scene.stage.settle()
    #expect(scene.parent.transitionCoordinator == nil)
    #expect(transcript.lines.contains("call.completion(true)"))
  }

  @Test("A container can provide its own coordinator for all of its descendants")
  func overriding() throws {
    final class Container: ViewController {
      var own: (any ViewControllerTransitionCoordinator)?
      override var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
        own ?? super.transitionCoordinator
      }
    }
    let scene = Scene(transcript)
    let (container, child) = (Container(), ViewController())
    container.addChild(child)
    scene.change()

    container.own = scene.parent.transitionCoordinator

    #expect(child.transitionCoordinator != nil)
    #expect(child.transitionCoordinator === container.own)
    scene.stage.settle()
  }

  @Test("A coordinator that has ended retains nothing")
  func memory() {
    weak var weakChild: RecordingController?
    var coordinator: (any ViewControllerTransitionCoordinator)?
    final class Token {}
    weak var token: Token?
    do {
      let scene = Scene(transcript)
      weakChild = scene.new
      let held = Token()
      token = held
      scene.accompany(scene.new) { _ = held }
      scene.change()
      coordinator = scene.new.transitionCoordinator
      coordinator?.animate(alongsideTransition: nil) { _ in _ = held }
      scene.stage.settle()
    }
    #expect(token == nil)
    coordinator = nil
    #expect(weakChild == nil)
    #expect(coordinator == nil)
  }
}
