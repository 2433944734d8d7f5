import Containers
import ContainersTesting
import TestSupport
import Testing

@testable import ContainersTestSupport

@MainActor
@Suite("Interactive transitions")
struct InteractiveTransitionTests {
  let scene = SlidingScene()
  let interaction = PercentDrivenInteractiveTransition()

  @Test(
    "F204, F205: every kind of animation in the container follows the interaction linearly",
    arguments: SlidingAnimator.Means.allCases)
  func scrubbing(_ means: SlidingAnimator.Means) {
    scene.slide(SlidingAnimator(means), interaction)
    #expect(scene.progress == 0)

    for percent in [0.25, 0.5, 0.1] {
      interaction.update(percent)
      scene.wait(300)
      #expect(abs(scene.progress - percent) < 0.02)
      #expect(interaction.percentComplete == percent)
    }
    #expect(interaction.duration == .seconds(1))
    #expect(!scene.transcript.lines.contains { $0.hasPrefix("call") })
    interaction.finish()
    scene.stage.settle()

    #expect(scene.calls.last == "call.completion(true)")
    #expect(scene.new.view.frame == scene.container.bounds)
  }

  @Test("F205: progress is clamped to 0...1")
  func clamping() {
    scene.slide(SlidingAnimator(), interaction)

    interaction.update(1.5)
    #expect(scene.progress == 1)
    #expect(interaction.percentComplete == 1)
    interaction.update(-1)

    #expect(scene.progress == 0)
    #expect(interaction.percentComplete == 0)
    interaction.cancel()
    scene.stage.settle()
  }

  @Test("F205: a fraction that is no number counts as the beginning")
  func noNumber() {
    scene.slide(SlidingAnimator(), interaction)
    interaction.update(0.5)

    interaction.update(.nan)

    #expect(interaction.percentComplete == 0)
    #expect(scene.progress == 0)
    interaction.cancel()
    scene.stage.settle()
  }

  @Test(
    "F205: the remainder runs at the completion speed, forward and back",
    arguments: SlidingAnimator.Means.allCases, [true, false])
  func rest(_ means: SlidingAnimator.Means, _ isForward: Bool) {
    interaction.completionSpeed = 0.5
    interaction.completionCurve = .linear
    scene.slide(SlidingAnimator(means), interaction)
    interaction.update(0.5)
    scene.stage.turn()

    if isForward { interaction.finish() } else { interaction.cancel() }
    scene.stage.turn()
    scene.wait(500)
    #expect(abs(scene.progress - (isForward ? 0.75 : 0.25)) < 0.03)
    scene.wait(450)
    #expect(!scene.transcript.lines.contains { $0.hasPrefix("call") })
    scene.wait(100)

    #expect(scene.calls.last == "call.completion(\(isForward))")
  }

  @Test("F205: a custom timing curve applies to the remainder")
  func timingCurve() {
    interaction.timingCurve = CubicTimingParameters(animationCurve: .linear)
    interaction.completionCurve = .easeIn
    scene.slide(SlidingAnimator(), interaction)
    interaction.update(0.5)
    scene.stage.turn()

    interaction.finish()
    scene.stage.turn()
    scene.wait(250)

    #expect(abs(scene.progress - 0.75) < 0.02)
    scene.stage.settle()
  }

  @Test("F205: a speed that is not positive is a trap that names the interaction controller")
  func speed() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (scene, interaction) = (SlidingScene(), PercentDrivenInteractiveTransition())
        interaction.completionSpeed = 0
        scene.slide(SlidingAnimator(), interaction)
        interaction.finish()
      }
    }
    let message = result.standardError
    #expect(message.contains("PercentDrivenInteractiveTransition"))
    #expect(message.contains("completionSpeed"))
  }

  @Test(
    "F209, Q31: cancellation reverts both, removes the new view and completes with false",
    arguments: SlidingAnimator.Means.allCases)
  func canceling(_ means: SlidingAnimator.Means) {
    let animator = SlidingAnimator(means)
    animator.whenAsked = { [transcript = scene.transcript] in
      if $0.hasPrefix("ended") { transcript.add("animator", $0) }
    }
    scene.slide(animator, interaction)
    interaction.update(0.5)
    scene.stage.turn()

    interaction.cancel()
    scene.stage.settle()

    #expect(
      scene.calls == [
        "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewWillDisappear(true)",
        "A.viewWillAppear(true)", "animator.ended(false)", "A.viewDidAppear(true)",
        "B.viewDidDisappear(true)", "call.completion(false)",
      ])
    #expect(scene.container.subviews == [scene.old.view])
    #expect(scene.old.view.frame == scene.container.bounds)
    #expect(scene.parent.children == [scene.old])
    #expect(scene.stage.application.animator.isIdle)
  }

  @Test(
    "F205: a pause takes over a transition that continues, or that began without interaction",
    arguments: SlidingAnimator.Means.allCases)
  func takingOver(_ means: SlidingAnimator.Means) {
    let animator = SlidingAnimator(means)
    animator.curve = .linear
    interaction.completionCurve = .linear
    interaction.wantsInteractiveStart = false
    scene.slide(animator, interaction)
    scene.stage.turn()
    scene.wait(means == .keyframes ? 500 : 300)

    interaction.pause()
    let taken = interaction.percentComplete
    #expect(abs(taken - (means == .keyframes ? 0.5 : 0.3)) < 0.03)
    scene.wait(300)
    #expect(abs(scene.progress - taken) < 0.03)
    interaction.update(0.6)
    #expect(abs(scene.progress - 0.6) < 0.03)
    interaction.cancel()
    scene.stage.turn()
    scene.wait(300)
    interaction.pause()
    #expect(abs(interaction.percentComplete - 0.3) < 0.03)
    interaction.finish()
    scene.stage.settle()

    #expect(scene.calls.last == "call.completion(true)")
    #expect(scene.container.subviews == [scene.new.view])
  }

  @Test("F205: calls before the start take effect at the start, and calls after the end do nothing")
  func earlyAndLate() {
    interaction.update(0.5)
    interaction.cancel()
    scene.slide(SlidingAnimator(), interaction)
    scene.stage.settle()
    #expect(scene.calls.last == "call.completion(false)")
    scene.transcript.clear()

    interaction.update(0.2)
    interaction.pause()
    interaction.finish()
    interaction.cancel()
    scene.stage.settle()

    #expect(scene.transcript.lines.isEmpty)
    #expect(scene.container.subviews == [scene.old.view])
  }

  @Test(
    "F204: a second interruptible animator for one transition is a trap that names the animator")
  func identity() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        final class Forgetful: ViewControllerAnimatedTransitioning {
          func transitionDuration(
            using context: (any ViewControllerContextTransitioning)?
          ) -> Duration { .seconds(1) }

          func animateTransition(using context: any ViewControllerContextTransitioning) {}

          func interruptibleAnimator(
            using context: any ViewControllerContextTransitioning
          ) -> (any ViewImplicitlyAnimating)? {
            let animator = ViewPropertyAnimator(duration: .seconds(1), curve: .linear) {
              context.containerView.alpha = 0.5
            }
            animator.addCompletion { _ in context.completeTransition(true) }
            return animator
          }
        }
        let (scene, interaction) = (SlidingScene(), PercentDrivenInteractiveTransition())
        scene.slide(Forgetful(), interaction)
        interaction.finish()
        interaction.pause()
      }
    }
    let message = result.standardError
    #expect(message.contains("Forgetful"))
  }

  @Test("F206: each interaction change is reported, with its outcome, before the remainder runs")
  func notifications() throws {
    scene.slide(SlidingAnimator(), interaction)
    let coordinator = try #require(scene.new.transitionCoordinator)
    var told: [String] = []
    coordinator.notifyWhenInteractionChanges {
      told.append("\($0.isInteractive) \($0.isCancelled) \($0.percentComplete)")
    }

    interaction.update(0.5)
    #expect(told.isEmpty)
    interaction.cancel()
    #expect(told == ["false true 0.5"])
    interaction.pause()
    #expect(told.last == "true false 0.5")
    interaction.finish()
    #expect(told.last == "false false 0.5")
    scene.stage.settle()

    #expect(told.count == 3)
  }

  @Test("F208: the coordinator is accurate from the call to the end, and keeps its final values")
  func coordinator() throws {
    interaction.completionSpeed = 2
    interaction.completionCurve = .easeOut
    scene.slide(SlidingAnimator(), interaction)
    let coordinator = try #require(scene.new.transitionCoordinator)
    for controller in [scene.parent, scene.old] {
      #expect(controller.transitionCoordinator === coordinator)
    }
    #expect(coordinator.isAnimated)
    #expect(coordinator.isInteractive)
    #expect(coordinator.initiallyInteractive)
    #expect(coordinator.isInterruptible)
    #expect(coordinator.percentComplete == 0)
    #expect(coordinator.completionVelocity == 1)
    #expect(coordinator.transitionDuration == .seconds(1))
    #expect(coordinator.containerView === scene.container)

    interaction.update(0.25)
    #expect(coordinator.percentComplete == 0.25)
    interaction.finish()
    #expect(!coordinator.isInteractive)
    #expect(coordinator.initiallyInteractive)
    #expect(coordinator.completionVelocity == 2)
    #expect(coordinator.completionCurve == .easeOut)
    scene.stage.settle()

    #expect(scene.new.transitionCoordinator == nil)
    #expect(coordinator.viewController(forKey: .to) == nil)
    #expect(coordinator.view(forKey: .from) == nil)
    #expect(coordinator.containerView !== scene.container)
    #expect(!coordinator.isCancelled)
    #expect(!coordinator.isInteractive)
    #expect(coordinator.initiallyInteractive)
    #expect(coordinator.percentComplete == 1)
    #expect(coordinator.completionVelocity == 2)
    #expect(coordinator.transitionDuration == .seconds(1))
  }

  @Test(
    "F207: alongside animations follow the interaction in any view, and revert on cancellation",
    arguments: SlidingAnimator.Means.allCases, [true, false])
  func alongside(_ means: SlidingAnimator.Means, _ isForward: Bool) {
    let mark = View(frame: Rect(x: 0, y: 60, width: 10, height: 10))
    mark.backgroundColor = .white
    scene.parent.view.addSubview(mark)
    scene.new.whenCalled = { [unowned new = scene.new] in
      guard $0.hasPrefix("viewWillAppear") else { return }
      new.transitionCoordinator?.animateAlongsideTransition(in: mark) { _ in
        mark.frame.origin.x = 100
      }
    }
    scene.slide(SlidingAnimator(means), interaction)
    #expect(mark.frame.minX == 100)
    scene.new.whenCalled = nil

    interaction.update(0.5)
    scene.stage.turn()
    #expect(scene.stage.picture.bitmap[55, 65] == 0xFFFF_FFFF)
    #expect(scene.stage.picture.bitmap[5, 65] != 0xFFFF_FFFF)
    if isForward { interaction.finish() } else { interaction.cancel() }
    scene.stage.settle()

    #expect(mark.frame.minX == (isForward ? 100 : 0))
    #expect(mark.isUserInteractionEnabled)
  }

  @Test(
    "F001: an interrupted interactive transition is canceled once, with balanced callbacks",
    arguments: ["another", "close", "removal", "root"], SlidingAnimator.Means.allCases)
  func interruption(_ kind: String, _ means: SlidingAnimator.Means) {
    scene.slide(SlidingAnimator(means), interaction)
    interaction.update(0.5)
    scene.stage.turn()

    switch kind {
    case "another": scene.slide(SlidingAnimator(means))
    case "close": scene.stage.window.close()
    case "removal": scene.container.removeFromSuperview()
    default: scene.stage.window.rootViewController = nil
    }
    scene.stage.settle()

    let ends = scene.calls.filter { $0.hasPrefix("call") }
    let isReplaced = kind == "another"
    #expect(ends == ["call.completion(false)"] + (isReplaced ? ["call.completion(true)"] : []))
    #expect(scene.container.subviews == [isReplaced ? scene.new.view : scene.old.view])
    #expect(scene.parent.children == [isReplaced ? scene.new : scene.old])
    #expect(scene.transcript.isBalanced("B"))
  }

  @Test("F003: a resize during an interaction leaves it alone; the reverted view has the new size")
  func resize() {
    scene.old.view.autoresizingMask = .flexibleWidth
    scene.slide(SlidingAnimator(), interaction)
    interaction.update(0.5)
    scene.stage.turn()

    scene.stage.resize(to: Size(width: 300, height: 100))
    interaction.cancel()
    scene.stage.settle()

    #expect(scene.calls.last == "call.completion(false)")
    #expect(scene.old.view.frame == Rect(x: 0, y: 0, width: 200, height: 50))
  }

  @Test("F001: a custom interaction controller moves the views itself and completes the transition")
  func ownInteraction() throws {
    final class Follower: ViewControllerInteractiveTransitioning {
      var context: (any ViewControllerContextTransitioning)?

      func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
        self.context = context
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      }
    }
    let (follower, animator) = (Follower(), SlidingAnimator())
    animator.whenAnimated = { _ in Issue.record("the animator has nothing to do") }
    scene.slide(animator, follower)
    let context = try #require(follower.context)
    #expect(context.isInteractive)

    context.updateInteractiveTransition(0.4)
    #expect(scene.new.transitionCoordinator?.percentComplete == 0.4)
    context.cancelInteractiveTransition()
    #expect(context.transitionWasCancelled)
    context.completeTransition(false)
    scene.stage.settle()

    #expect(scene.calls.last == "call.completion(false)")
    #expect(scene.container.subviews == [scene.old.view])
  }

  @Test("F205: a percent-driven controller drives any context that an app implements")
  func foreignContext() {
    final class Recorder: ViewControllerContextTransitioning {
      var calls: [String] = []
      let containerView = View()
      var isAnimated: Bool { true }
      var isInteractive: Bool { true }
      var transitionWasCancelled: Bool { false }
      func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? { nil }
      func view(forKey key: TransitionContextViewKey) -> View? { nil }
      func initialFrame(for controller: ViewController) -> Rect { .zero }
      func finalFrame(for controller: ViewController) -> Rect { .zero }
      func updateInteractiveTransition(_ percent: Double) { calls.append("update \(percent)") }
      func pauseInteractiveTransition() { calls.append("pause") }
      func finishInteractiveTransition() { calls.append("finish") }
      func cancelInteractiveTransition() { calls.append("cancel") }
      func completeTransition(_ didComplete: Bool) { calls.append("complete") }
    }
    let context = Recorder()
    interaction.update(0.25)
    interaction.startInteractiveTransition(context)
    interaction.update(2)
    interaction.pause()
    interaction.cancel()

    #expect(context.calls == ["update 0.25", "update 1.0", "pause", "cancel"])
    #expect(context.targetTransform == .identity)
  }
}
