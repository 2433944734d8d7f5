import TestSupport
import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
@Suite("A keyframe animation")
struct KeyframeAnimationTests {
  let host = RecordingHost()
  let window: Window
  let view = View(frame: Rect(x: -50, y: -50, width: 100, height: 100))

  init() {
    window = host.makeWindow()
    window.addSubview(view)
  }

  /// Moves to 100 in the first quarter, then to 400 from the middle on.
  func run(_ mode: KeyframeAnimationOptions, completion: ((Bool) -> Void)? = nil) {
    View.animateKeyframes(
      withDuration: .seconds(1), options: [mode, KeyframeAnimationOptions(.curveLinear)],
      animations: {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 100 }
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 400 }
      }, completion: completion)
  }

  func places(_ moments: [Int]) -> [Double] {
    moments.map {
      host.advance(to: $0)
      return view.presentation?.center.x ?? view.center.x
    }
  }

  @Test("moves linearly between keyframes and rests in the gaps")
  func linear() {
    var ends: [Bool] = []
    run(.calculationModeLinear) { ends.append($0) }
    #expect(view.center.x == 400)
    #expect(places([0, 125, 250, 375, 500, 750, 1000]) == [0, 50, 100, 100, 100, 250, 400])
    #expect(ends == [true])
    #expect(view.presentation == nil)
  }

  @Test("jumps to each keyframe at its time in discrete mode")
  func discrete() {
    run(.calculationModeDiscrete)
    #expect(places([125, 249, 250, 500, 999, 1000]) == [0, 0, 100, 100, 100, 400])
  }

  @Test("moves at constant speed in paced mode, whatever the times")
  func paced() {
    run(.calculationModePaced)
    #expect(places([125, 250, 500, 750]) == [50, 100, 200, 300])
  }

  @Test(
    "goes through each on a smooth curve",
    arguments: [
      KeyframeAnimationOptions.calculationModeCubic, .calculationModeCubicPaced,
    ])
  func cubic(_ mode: KeyframeAnimationOptions) {
    let isPaced = mode == .calculationModeCubicPaced
    View.animateKeyframes(
      withDuration: .seconds(1), options: [mode, KeyframeAnimationOptions(.curveLinear)]
    ) {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.y = 100 }
      View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.y = 0 }
    }
    var heights: [Double] = []
    for moment in stride(from: 0, through: 999, by: 25) {
      host.advance(to: moment)
      heights.append(view.presentation?.center.y ?? 0)
    }
    #expect(heights[20] == 100)
    let steps = zip(heights, heights.dropFirst()).map { $1 - $0 }
    // A straight path turns by 10 at once, a smooth path in steps of less than 2.
    #expect(zip(steps, steps.dropFirst()).allSatisfy { abs($1 - $0) < 2 }, "\(isPaced) \(heights)")
  }

  @Test("follows the curve of the whole animation, which eases in and out by default")
  func curve() {
    View.animateKeyframes(withDuration: .seconds(1)) {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 100 }
    }
    host.advance(to: 250)
    let eased = TimingCurve.easeInOut.progress(at: 0.25, of: .seconds(1)) * 100
    #expect(view.presentation?.center.x == eased)
  }

  @Test("takes the duration of the enclosing block")
  func nested() {
    View.animate(withDuration: .seconds(2), options: .curveLinear) { run([]) }
    #expect(places([250, 500, 1500]) == [50, 100, 250])
  }

  @Test("moves changes made outside keyframes over the whole duration")
  func plainChange() {
    View.animateKeyframes(
      withDuration: .seconds(1), options: KeyframeAnimationOptions(.curveLinear)
    ) {
      view.alpha = 0
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
    }
    host.advance(to: 500)
    #expect(view.presentation?.alpha == 0.5)
    #expect(view.presentation?.center.x == 100)
  }

  @Test("warns about a keyframe outside of a keyframe animation")
  func outside() {
    let lines = WarningLog.lines {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.tag = 1 }
    }
    #expect(view.tag == 1)
    #expect(lines.count == 1)
  }

  @Test("runs back and forth for as long as it is told to repeat and autoreverse")
  func repeating() {
    run([.repeat, .autoreverse])
    #expect(places([750, 1250, 1875, 2125, 2750]) == [250, 250, 50, 50, 250])
  }

  @Test("inside another animation takes its duration unless it overrides it")
  func nestedDuration() {
    View.animate(withDuration: .seconds(2), options: .curveLinear) { run([]) }
    #expect(places([1500]) == [250])
    host.advance(to: 2000)
    view.center.x = 0
    View.animate(withDuration: .seconds(2), options: .curveLinear) {
      run(.overrideInheritedDuration)
    }
    #expect(places([2750, 3000]) == [250, 400])
  }
}
