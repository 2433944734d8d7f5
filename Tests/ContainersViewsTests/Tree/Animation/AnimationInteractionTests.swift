import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
@Suite("Touches during an animation")
struct AnimationInteractionTests {
  let host = RecordingHost()
  let window: Window
  let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let inside = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))

  init() {
    window = host.makeWindow()
    window.addSubview(view)
    view.addSubview(inside)
  }

  func hit(_ x: Double, _ y: Double) -> View? { window.hitTest(Point(x: x, y: y), with: nil) }

  @Test("Q73: do not reach the moving views or their subviews")
  func disabled() {
    View.animate(withDuration: .seconds(1), options: []) { view.center.x += 200 }
    #expect(hit(210, 10) === window)
    host.advance(to: 1000)
    #expect(hit(210, 10) === inside)
  }

  @Test("Q73: reach them if the animation allows it, at the position of the model")
  func allowed() {
    View.animate(withDuration: .seconds(1), options: .allowUserInteraction) {
      view.center.x += 200
    }
    #expect(hit(210, 10) === inside)
    #expect(hit(10, 10) === window)
  }

  @Test("reach views of an inner block if the outer block allows it")
  func inherited() {
    View.animate(withDuration: .seconds(1), options: .allowUserInteraction) {
      View.animate(withDuration: .seconds(1)) { view.alpha = 0.5 }
    }
    #expect(hit(10, 10) === inside)
  }

  @Test("reach a view that has finished while an older animation still moves it")
  func rest() {
    View.animate(withDuration: .seconds(2), options: .allowUserInteraction) { view.alpha = 0.5 }
    View.animate(withDuration: .seconds(1)) { view.alpha = 0.9 }
    #expect(hit(10, 10) === window)
    host.advance(to: 1000)
    #expect(hit(10, 10) === inside)
  }
}
