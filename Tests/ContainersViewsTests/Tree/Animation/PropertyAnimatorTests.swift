import TestSupport
import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
@Suite("A property animator")
struct PropertyAnimatorTests {
  let host = RecordingHost()
  let window: Window
  let view = View(frame: Rect(x: -50, y: -50, width: 100, height: 100))

  init() {
    window = host.makeWindow()
    window.addSubview(view)
  }

  /// Returns an animator that moves the view by 100 in one second.
  func makeAnimator(_ curve: AnimationCurve = .linear) -> ViewPropertyAnimator {
    ViewPropertyAnimator(duration: .seconds(1), curve: curve) { [view] in view.center.x = 100 }
  }

  var place: Double { view.presentation?.center.x ?? view.center.x }

  @Test("changes nothing before it starts, then runs to its end")
  func running() {
    let animator = makeAnimator()
    var ends: [ViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    #expect(view.center.x == 0)
    #expect(animator.state == .inactive)

    animator.startAnimation()
    #expect(view.center.x == 100)
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    host.advance(to: 250)
    #expect(place == 25)
    #expect(animator.fractionComplete == 0.25)
    host.advance(to: 1000)

    #expect(ends == [.end])
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(view.presentation == nil)
    #expect(host.animator.isIdle)
  }

  @Test("waits for its delay, with the change made in the model but not visible")
  func delay() {
    let animator = makeAnimator()
    animator.startAnimation(afterDelay: .seconds(1))
    #expect(animator.delay == .seconds(1))
    host.advance(to: 1000)
    #expect(place == 0)
    host.advance(to: 1500)
    #expect(place == 50)
  }

  @Test("can be paused and continues with the remaining time")
  func pausing() {
    let animator = makeAnimator(.easeIn)
    animator.startAnimation()
    host.advance(to: 500)
    let held = place
    animator.pauseAnimation()
    #expect(!animator.isRunning)
    #expect(animator.state == .active)
    host.advance(to: 3000)
    #expect(place == held)

    animator.startAnimation()
    #expect(place == held)
    host.advance(to: 3250)
    #expect(abs(place - 100 * TimingCurve.easeIn.progress(at: 0.75)) < 1e-9)
    host.advance(to: 3500)
    #expect(animator.state == .inactive)
  }

  @Test("scrubs linearly while paused, and continues along its curve without a jump")
  func scrubbing() {
    let animator = makeAnimator(.easeIn)
    animator.fractionComplete = 0.3
    #expect(animator.state == .active)
    #expect(abs(place - 30) < 1e-9)
    animator.fractionComplete = 0.6
    #expect(abs(place - 60) < 1e-9)
    animator.fractionComplete = 7
    #expect(animator.fractionComplete == 1)
    animator.fractionComplete = 0.6

    animator.startAnimation()
    #expect(abs(place - 60) < 1e-9)
    host.advance(to: 1)
    #expect(place > 60)
    #expect(place < 61)
    host.advance(to: 1000)
    #expect(animator.state == .inactive)
  }

  @Test("reports the fraction complete when it is paused")
  func linearFraction() {
    let animator = makeAnimator(.easeIn)
    animator.startAnimation()
    host.advance(to: 500)
    #expect(animator.fractionComplete == 0.5)
    animator.pauseAnimation()
    #expect(abs(animator.fractionComplete - place / 100) < 1e-9)
    animator.stopAnimation(true)
  }

  @Test("scrubs along its curve with scrubsLinearly off")
  func curvedScrubbing() {
    let animator = makeAnimator(.easeIn)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(abs(place - 100 * TimingCurve.easeIn.progress(at: 0.5)) < 1e-9)
    animator.stopAnimation(true)
  }

  @Test("runs backward while it is reversed, and ends at the start")
  func reversing() {
    let animator = makeAnimator()
    var ends: [ViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    host.advance(to: 400)

    animator.isReversed = true
    #expect(abs(place - 40) < 1e-9)
    #expect(abs(animator.fractionComplete - 0.6) < 1e-9)
    host.advance(to: 500)
    #expect(abs(place - 30) < 1e-9)
    host.advance(to: 800)

    #expect(ends == [.start])
    #expect(view.center.x == 0)
    #expect(view.presentation == nil)
  }

  @Test("can be reversed twice without a jump")
  func reversingTwice() {
    let animator = makeAnimator(.easeInOut)
    animator.startAnimation()
    host.advance(to: 300)
    let before = place
    animator.isReversed = true
    #expect(abs(place - before) < 1e-9)
    host.advance(to: 400)
    let low = place
    #expect(low < before)
    animator.isReversed = false
    #expect(abs(place - low) < 1e-9)
    host.advance(to: 2000)
    #expect(view.center.x == 100)
    #expect(animator.state == .inactive)
  }

  @Test("continues with another timing from where it is, over a fraction of its duration")
  func continuing() {
    let animator = makeAnimator(.easeIn)
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: CubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    #expect(abs(place - 50) < 1e-9)
    host.advance(to: 1000)
    #expect(abs(place - 75) < 1e-9)
    host.advance(to: 2000)
    #expect(animator.state == .inactive)
    #expect(view.center.x == 100)
  }

  @Test("returns with a spring when it is reversed")
  func springBack() {
    let animator = makeAnimator()
    var ends: [ViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.fractionComplete = 0.5
    animator.isReversed = true
    #expect(animator.fractionComplete == 0.5)
    animator.continueAnimation(
      withTimingParameters: SpringTimingParameters(dampingRatio: 0.4), durationFactor: 1)
    var lowest = 50.0
    for moment in stride(from: 0, to: 1000, by: 20) {
      host.advance(to: moment)
      lowest = min(lowest, place)
    }
    host.advance(to: 1000)
    #expect(lowest < -1)
    #expect(ends == [.start])
    #expect(view.center.x == 0)
  }

  @Test(
    "is stopped where it is, and finished where that is asked for",
    arguments: [(ViewAnimatingPosition.end, 100.0), (.start, 0), (.current, 40)])
  func stopping(_ position: ViewAnimatingPosition, _ place: Double) {
    let animator = makeAnimator()
    var ends: [ViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    host.advance(to: 400)

    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(abs(view.center.x - 40) < 1e-9)
    #expect(view.presentation == nil)
    #expect(ends.isEmpty)
    animator.finishAnimation(at: position)

    #expect(ends == [position])
    #expect(abs(view.center.x - place) < 1e-9)
    #expect(animator.state == .inactive)
    host.advance(to: 2000)
    #expect(ends == [position])
  }

  @Test("can be stopped for good without a completion")
  func abandoning() {
    let animator = makeAnimator()
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    host.advance(to: 400)
    animator.stopAnimation(true)
    host.advance(to: 2000)
    #expect(abs(view.center.x - 40) < 1e-9)
    #expect(animator.state == .inactive)
    #expect(ends == 0)
  }

  @Test("adds animations while it runs, which take the remaining time")
  func adding() {
    let animator = makeAnimator()
    animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    host.advance(to: 500)
    #expect(view.presentation?.alpha == 1)
    animator.addAnimations { [view] in view.center.y = 100 }
    host.advance(to: 750)
    #expect(view.presentation?.alpha == 0.5)
    #expect(abs((view.presentation?.center.y ?? 0) - 50) < 1e-9)
    host.advance(to: 1000)
    #expect(view.presentation == nil)
  }

  @Test("pauses on completion on request, and can run back from there")
  func pausingOnCompletion() {
    let animator = makeAnimator()
    var ends: [ViewAnimatingPosition] = []
    animator.pausesOnCompletion = true
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    host.advance(to: 1500)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(ends.isEmpty)

    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    host.advance(to: 2000)
    #expect(abs(place - 50) < 1e-9)
    host.advance(to: 2500)
    #expect(ends == [.start])
  }

  @Test("drives nested blocks along with its own, and tells them how it ended")
  func nestedBlocks() {
    var ends: [Bool] = []
    let animator = ViewPropertyAnimator(duration: .seconds(1), curve: .linear) { [view] in
      View.animate(withDuration: .seconds(9)) {
        view.alpha = 0
      } completion: {
        ends.append($0)
      }
      View.animateKeyframes(withDuration: .zero) {
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 100 }
      }
    }
    animator.fractionComplete = 0.75
    #expect(abs(place - 50) < 1e-9)
    #expect(view.presentation?.alpha == 0.25)
    animator.startAnimation()
    host.advance(to: 250)
    #expect(ends == [true])
  }

  @Test("can run at once as a running animator, and lets touches through only if allowed")
  func runningAnimator() {
    ViewPropertyAnimator.runningPropertyAnimator(
      withDuration: .seconds(1), options: .curveLinear, animations: { view.center.x = 100 })
    #expect(window.hitTest(Point(x: 120, y: 20), with: nil) === window)
    host.advance(to: 500)
    #expect(place == 50)
    host.advance(to: 1000)
    #expect(window.hitTest(Point(x: 120, y: 20), with: nil) === view)
    let animator = makeAnimator()
    view.center.x = 0
    animator.startAnimation()
    #expect(window.hitTest(Point(x: 120, y: 20), with: nil) === view)
  }

  @Test("takes the duration of a spring that has its own")
  func springDuration() {
    let parameters = SpringTimingParameters(mass: 1, stiffness: 100, damping: 10)
    let animator = ViewPropertyAnimator(duration: .seconds(99), timingParameters: parameters)
    #expect(animator.duration > .milliseconds(500))
    #expect(animator.duration < .seconds(3))
  }

  @Test("without any animation ends at once")
  func nothing() {
    let animator = ViewPropertyAnimator(duration: .seconds(1), curve: .linear)
    var ends: [ViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    #expect(ends == [.end])
  }

  @Test("keeps running when its view leaves the window, and ends once")
  func viewLeaves() {
    let animator = makeAnimator()
    var ends: [ViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    host.advance(to: 100)
    view.removeFromSuperview()
    host.advance(to: 1000)
    #expect(ends == [.end])
  }

  @Test("is retained while it runs, and released afterward")
  func memory() {
    weak var kept: ViewPropertyAnimator?
    do {
      let animator = makeAnimator()
      animator.startAnimation()
      kept = animator
    }
    #expect(kept != nil)
    host.advance(to: 1000)
    #expect(kept == nil)
  }

  @Test("that is released while paused resets its views to their models, and warns")
  func lettingGo() async {
    makeAnimator().fractionComplete = 0.5
    #expect(view.presentation == nil)
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        ViewPropertyAnimator(duration: .seconds(1), curve: .linear).pauseAnimation()
      }
    }
    let message = result.standardError
    #expect(message.contains("while paused"))
  }

  @Test("that was stopped cannot be started: a trap that reports its state")
  func misusing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let animator = ViewPropertyAnimator(duration: .seconds(1), curve: .linear)
        animator.pauseAnimation()
        animator.stopAnimation(false)
        animator.startAnimation()
      }
    }
    let message = result.standardError
    #expect(message.contains("stopped"))
  }

  @Test("that is not interruptible cannot be paused while it runs")
  func uninterruptible() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let host = RecordingHost()
        let window = host.makeWindow()
        let animator = ViewPropertyAnimator(duration: .seconds(1), curve: .linear) {
          window.alpha = 0
        }
        animator.isInterruptible = false
        animator.startAnimation()
        animator.pauseAnimation()
      }
    }
  }

  @Test("allows only the state transitions of the table")
  func table() {
    let events: [PropertyAnimatorPhase.Event] = [.start, .pause, .finish, .stop, .abandon]
    func after(_ phase: PropertyAnimatorPhase) -> [PropertyAnimatorPhase?] {
      events.map { phase.after($0) }
    }
    #expect(after(.inactive) == [.running, .paused, nil, .inactive, .inactive])
    #expect(after(.running) == [.running, .paused, .inactive, .stopped, .inactive])
    #expect(after(.paused) == [.running, .paused, .inactive, .stopped, .inactive])
    #expect(after(.stopped) == [nil, nil, .inactive, nil, nil])
  }
}
