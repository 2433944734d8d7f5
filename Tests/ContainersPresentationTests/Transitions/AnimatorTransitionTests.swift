import Containers
import ContainersTesting
import TestSupport
import Testing

@testable import ContainersTestSupport

@MainActor
@Suite("transition(from:to:using:interactionController:completion:)")
struct AnimatorTransitionTests {
  @Test(
    "F209, Q20: a transition with an animator sends the usual callbacks in the usual order",
    arguments: SlidingAnimator.Means.allCases)
  func order(_ means: SlidingAnimator.Means) {
    let scene = SlidingScene()
    let animator = SlidingAnimator(means)
    animator.whenAsked = { [transcript = scene.transcript] in transcript.add("animator", $0) }

    scene.slide(animator)
    #expect(scene.old.view.superview === scene.container)
    scene.stage.settle()

    #expect(
      scene.calls == [
        "animator.duration", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "animator.animate", "animator.ended(true)", "B.viewDidAppear(true)",
        "A.viewDidDisappear(true)", "call.completion(true)",
      ])
    #expect(scene.transcript.lines.contains("B.viewIsAppearing(true)"))
    #expect(scene.container.subviews == [scene.new.view])
    #expect(scene.parent.children == [scene.new])
    #expect(scene.stage.application.animator.isIdle)
  }

  @Test("F202: the context has both sides; the frames of absent or leaving views are zero")
  func context() throws {
    let scene = SlidingScene()
    let animator = SlidingAnimator()
    var isChecked = false
    animator.whenAnimated = { context in
      isChecked = true
      #expect(context.containerView === scene.container)
      #expect(context.viewController(forKey: .from) === scene.old)
      #expect(context.viewController(forKey: .to) === scene.new)
      #expect(context.view(forKey: .from) === scene.old.view)
      #expect(context.view(forKey: .to) === scene.new.view)
      #expect(context.initialFrame(for: scene.old) == scene.container.bounds)
      #expect(context.initialFrame(for: scene.new) == .zero)
      #expect(context.finalFrame(for: scene.old) == .zero)
      #expect(context.finalFrame(for: scene.new) == scene.container.bounds)
      #expect(context.isAnimated)
      #expect(!context.isInteractive)
      #expect(!context.transitionWasCancelled)
      #expect(context.targetTransform == .identity)
      #expect(scene.old.view.superview === scene.container)
      #expect(scene.new.view.superview == nil)
    }

    scene.slide(animator)

    #expect(isChecked)
    scene.stage.settle()
  }

  @Test(
    "F002, F201: without animation the animator is not asked, and the new view appears at once",
    arguments: ["disabled", "hidden"])
  func notAnimated(_ kind: String) {
    let scene = SlidingScene()
    let animator = SlidingAnimator()
    animator.whenAsked = { Issue.record("asked for \($0)") }
    if kind == "hidden" { scene.stage.window.close() }

    if kind == "disabled" {
      View.performWithoutAnimation { scene.slide(animator) }
    } else {
      scene.slide(animator)
    }
    scene.stage.settle()

    #expect(scene.container.subviews == [scene.new.view])
    #expect(scene.new.view.frame == scene.container.bounds)
    #expect(scene.transcript.lines.contains("call.completion(true)"))
    #expect(scene.transcript.lines.contains("B.viewDidAppear(false)") == (kind == "disabled"))
  }

  @Test("F203: completing twice is a warning that names the animator")
  func completedTwice() {
    let scene = SlidingScene()
    let animator = SlidingAnimator()
    var context: (any ViewControllerContextTransitioning)?
    animator.whenAnimated = { context = $0 }
    scene.slide(animator)
    scene.stage.settle()

    let lines = WarningLog.lines { context?.completeTransition(true) }

    #expect(lines.count == 1)
    #expect(lines.first?.contains("SlidingAnimator") == true)
    #expect(scene.calls.filter { $0.hasPrefix("call") } == ["call.completion(true)"])
  }

  @Test("F203: a context released without completion causes a warning and ends the transition")
  func forgotten() {
    let scene = SlidingScene()
    let animator = SlidingAnimator()
    animator.completes = false

    let lines = WarningLog.lines {
      scene.slide(animator)
      scene.stage.settle()
    }

    #expect(lines.count == 1)
    #expect(lines.first?.contains("SlidingAnimator") == true)
    #expect(scene.calls.last == "call.completion(true)")
    #expect(scene.container.subviews == [scene.new.view])
  }

  @Test("F203: a new view that the animator did not add is added for it, with a warning")
  func missingView() {
    let scene = SlidingScene()
    let animator = SlidingAnimator()
    animator.addsNewView = false

    let lines = WarningLog.lines {
      scene.slide(animator)
      scene.stage.settle()
    }

    #expect(lines.count == 1)
    #expect(lines.first?.contains("SlidingAnimator") == true)
    #expect(scene.container.subviews == [scene.new.view])
    #expect(scene.calls.last == "call.completion(true)")
  }

  @Test(
    "F001: removing the container or the views ends it once, with balanced callbacks",
    arguments: ["another", "close", "removal", "root"], SlidingAnimator.Means.allCases)
  func interruption(_ kind: String, _ means: SlidingAnimator.Means) {
    let scene = SlidingScene()
    scene.slide(SlidingAnimator(means))
    scene.wait(400)

    switch kind {
    case "another": scene.slide(SlidingAnimator(means), back: true)
    case "close": scene.stage.window.close()
    case "removal": scene.container.removeFromSuperview()
    default: scene.stage.window.rootViewController = nil
    }
    scene.stage.settle()

    let ends = scene.calls.filter { $0.hasPrefix("call") }
    let isReplaced = kind == "another"
    #expect(ends == Array(repeating: "call.completion(true)", count: isReplaced ? 2 : 1))
    #expect(scene.container.subviews == [isReplaced ? scene.old.view : scene.new.view])
    #expect(scene.parent.children == [isReplaced ? scene.old : scene.new])
    #expect(scene.transcript.isBalanced("B"))
  }

  @Test("F003: a resize does not interrupt it, and the final layout has the last size")
  func resize() {
    let scene = SlidingScene()
    scene.old.view.autoresizingMask = .flexibleWidth
    scene.new.view.autoresizingMask = .flexibleWidth
    scene.slide(SlidingAnimator())
    scene.wait(400)

    scene.stage.resize(to: Size(width: 300, height: 100))
    #expect(!scene.transcript.lines.contains { $0.hasPrefix("call") })
    scene.stage.settle()

    #expect(scene.new.view.frame == Rect(x: 0, y: 0, width: 200, height: 50))
    #expect(scene.calls.last == "call.completion(true)")
  }

  @Test("F001: an outer transition that removes an inner one's container ends the inner one first")
  func nested() throws {
    let scene = SlidingScene()
    let (inner, next) = (
      RecordingController("I", scene.transcript), RecordingController("N", scene.transcript)
    )
    scene.old.addChild(inner)
    scene.old.view.addSubview(inner.view)
    inner.didMove(toParent: scene.old)
    scene.stage.settle()
    scene.old.addChild(next)
    scene.old.transition(from: inner, to: next, duration: .seconds(10)) { _ in
      scene.transcript.add("call", "inner")
    }
    let innerCoordinator = try #require(next.transitionCoordinator)

    scene.slide(SlidingAnimator())
    #expect(scene.new.transitionCoordinator !== innerCoordinator)
    #expect(next.transitionCoordinator === innerCoordinator)
    scene.stage.settle()

    let ends = scene.calls.filter { $0.hasPrefix("call") || $0 == "A.viewDidDisappear(true)" }
    #expect(ends == ["call.inner", "A.viewDidDisappear(true)", "call.completion(true)"])
    for name in ["N", "B"] { #expect(scene.transcript.isBalanced(name)) }
  }

  @Test("F010: after the end nothing retains the animator, the interaction or the old view")
  func memory() {
    weak var animator: SlidingAnimator?
    weak var interaction: PercentDrivenInteractiveTransition?
    let scene = SlidingScene()
    do {
      let made = (SlidingAnimator(), PercentDrivenInteractiveTransition())
      (animator, interaction) = made
      scene.slide(made.0, made.1)
      made.1.update(0.5)
      made.1.finish()
    }
    scene.stage.settle()
    #expect(animator == nil)
    #expect(interaction == nil)
  }

  @Test(
    "F010: an interaction that is never ended is released with its window",
    arguments: SlidingAnimator.Means.allCases)
  func abandoned(_ means: SlidingAnimator.Means) {
    weak var old: ViewController?
    weak var new: ViewController?
    weak var animator: SlidingAnimator?
    _ = WarningLog.lines {
      do {
        let scene = SlidingScene()
        let made = SlidingAnimator(means)
        (old, new, animator) = (scene.old, scene.new, made)
        scene.slide(made, PercentDrivenInteractiveTransition())
        scene.stage.turn()
      }
    }
    #expect(old == nil)
    #expect(new == nil)
    #expect(animator == nil)
  }

  @Test("Q21: both controllers must be different children: a trap that names them")
  func notChildren() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (parent, old, new) = (ViewController(), ViewController(), ViewController())
        (parent.title, old.title, new.title) = ("Parent", "Old", "New")
        parent.addChild(old)
        parent.transition(from: old, to: new, using: SlidingAnimator())
      }
    }
    let message = result.standardError
    for text in ["“Parent”", "“Old”", "“New”", "addChild"] { #expect(message.contains(text)) }
  }
}
