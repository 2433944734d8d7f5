import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
@Suite("The timing and the touches of a property animator")
struct AnimatorTimingTests {
  let host = RecordingHost()
  let window: Window
  let view = View(frame: Rect(x: -50, y: -50, width: 100, height: 100))

  init() {
    window = host.makeWindow()
    window.addSubview(view)
  }

  private var place: Double { view.presentation?.center.x ?? view.center.x }

  @Test("The animator follows a curve with the given control points")
  func controlPoints() {
    let (first, second) = (Point(x: 0.9, y: 0), Point(x: 1, y: 0.1))
    let animator = ViewPropertyAnimator(
      duration: .seconds(1), controlPoint1: first, controlPoint2: second
    ) { [view] in view.center.x = 100 }
    #expect(
      animator.timingParameters as? CubicTimingParameters
        == CubicTimingParameters(controlPoint1: first, controlPoint2: second))
    animator.startAnimation()
    host.advance(to: 500)
    #expect(place > 0)
    #expect(place < 5)
  }

  @Test("With little damping, the animator overshoots its end")
  func damping() {
    let animator = ViewPropertyAnimator(duration: .seconds(1), dampingRatio: 0.3) { [view] in
      view.center.x = 100
    }
    animator.startAnimation()
    let places = (1..<20).map { step in
      host.advance(to: step * 50)
      return place
    }
    #expect((places.max() ?? 0) > 110)
    host.advance(to: 1000)
    #expect(animator.state == .inactive)
    #expect(place == 100)
  }

  @Test("The moving views take no touches if the animator is told so")
  func touches() {
    for isEnabled in [true, false] {
      view.frame.origin = Point(x: 0, y: 0)
      let animator = ViewPropertyAnimator(duration: .seconds(1), curve: .linear)
      animator.isUserInteractionEnabled = isEnabled
      animator.addAnimations { [view] in view.alpha = 0.5 + view.alpha / 4 }
      animator.startAnimation()
      let hit = window.hitTest(Point(x: 50, y: 50), with: nil)
      #expect((hit === view) == isEnabled)
      animator.stopAnimation(true)
    }
  }
}
