@testable import Containers
import ContainersTesting
import Testing

/// The curves that animations run by.
@MainActor
struct TimingParametersTests {
  @Test("Cubic parameters have the control points of their curve")
  func controlPoints() {
    let parameters = CubicTimingParameters(animationCurve: .easeIn)
    #expect(parameters.animationCurve == .easeIn)
    #expect(parameters.controlPoint1 == Point(x: 0.42, y: 0))
    #expect(parameters.controlPoint2 == Point(x: 1, y: 1))
    let own = CubicTimingParameters(
      controlPoint1: Point(x: 0.1, y: 0.2), controlPoint2: Point(x: 0.3, y: 0.4))
    #expect(own.animationCurve == nil)
    #expect(own.controlPoint1.x == 0.1)
  }

  @Test("The easing curve begins slowly, and linear parameters make a straight line")
  func timingCurves() {
    let second = Duration.seconds(1)
    let slow = CubicTimingParameters(animationCurve: .easeIn).timingCurve(for: second)
    #expect(slow.progress(at: 0.25, of: second) < 0.15)
    let straight = CubicTimingParameters(animationCurve: .linear).timingCurve(for: second)
    #expect(abs(straight.progress(at: 0.25, of: second) - 0.25) < 1e-6)
    #expect(AnimationCurve.linear.timingCurve.progress(at: 0.5, of: second) == 0.5)
  }

  @Test("A spring with mass and stiffness has its own duration; one with a damping ratio has any")
  func settling() throws {
    let heavy = SpringTimingParameters(mass: 4, stiffness: 100, damping: 20)
    let light = SpringTimingParameters(mass: 1, stiffness: 100, damping: 20)
    let times = try [heavy, light].map { try #require($0.settlingDuration) }
    #expect(times[0] > times[1])
    #expect(SpringTimingParameters(dampingRatio: 0.7).settlingDuration == nil)
    #expect(CubicTimingParameters(animationCurve: .linear).settlingDuration == nil)
  }

  @Test("A custom timing provider drives a property animator")
  func ownProvider() {
    let stage = Stage(ViewController())
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.turn()
    let animator = ViewPropertyAnimator(
      duration: .seconds(1), timingParameters: LateStart())
    animator.addAnimations { view.alpha = 0 }
    animator.startAnimation()
    stage.advance(by: .milliseconds(500))
    let implicit: any ViewImplicitlyAnimating = animator
    #expect(implicit.state == ViewAnimatingState.active)
    #expect((view.presentation?.alpha ?? 0) > 0.9)
    stage.settle()
    #expect(view.presentation == nil)
    #expect(view.alpha == 0)
  }

  @Test("An animation that repeats forever has an infinite duration")
  func endless() {
    #expect(Animation.Timing(duration: .seconds(1), repeatCount: .infinity).isEndless)
    #expect(!Animation.Timing(duration: .seconds(1), repeatCount: 3).isEndless)
  }

  @Test("An alarm that is canceled is not set anymore and never fires")
  func alarms() {
    let stage = Stage(ViewController())
    var rings = 0
    let animator = stage.application.animator
    let (kept, dropped): (Alarm, Alarm) = (
      animator.alarm(at: stage.platform.now + .seconds(1)) { rings += 1 },
      animator.alarm(at: stage.platform.now + .seconds(1)) { rings += 10 }
    )
    #expect(kept.isSet)
    #expect(dropped.isSet)
    dropped.cancel()
    #expect(!dropped.isSet)
    stage.advance(by: .seconds(2))
    #expect(rings == 1)
    #expect(!kept.isSet)
  }

  @Test("The options that equal the defaults are empty")
  func emptyOptions() {
    #expect(AnimationOptions.curveEaseInOut.isEmpty)
    #expect(AnimationOptions.transitionNone.isEmpty)
  }

  @Test("The default cubic curve starts fast and ends slowly")
  func defaultCurve() {
    let second = Duration.seconds(1)
    let curve = CubicTimingParameters().timingCurve(for: second)
    #expect(curve.progress(at: 0.25, of: second) > 0.4)
    #expect(curve.progress(at: 0.75, of: second) > 0.9)
  }

  @Test("The default spring does not overshoot, a spring with bounce does")
  func overshoot() throws {
    func furthest(_ parameters: SpringTimingParameters) throws -> Double {
      let duration = try #require(parameters.settlingDuration)
      let curve = parameters.timingCurve(for: duration)
      return (0...100).map { curve.progress(at: Double($0) / 100, of: duration) }.max() ?? 0
    }
    #expect(try furthest(SpringTimingParameters()) <= 1.001)
    #expect(try furthest(SpringTimingParameters(duration: .seconds(1), bounce: 0)) <= 1.001)
    #expect(try furthest(SpringTimingParameters(duration: .seconds(1), bounce: 0.5)) > 1.1)
  }
}

/// Stays near the beginning for most of the time.
private struct LateStart: TimingCurveProvider {
  func timingCurve(for duration: Duration) -> TimingCurve {
    TimingCurve(x1: 1, y1: 0, x2: 1, y2: 0)
  }
}
