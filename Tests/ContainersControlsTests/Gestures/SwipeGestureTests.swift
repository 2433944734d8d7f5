import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
@Suite("Swipe gestures")
struct SwipeGestureTests {
  let host = RecordingHost()
  let window: Window
  let view = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))

  init() {
    window = host.makeWindow()
    window.addSubview(view)
  }

  private func count(
    _ direction: SwipeGestureRecognizer.Direction, by dx: Double, _ dy: Double, taking time: Int
  ) -> Int {
    var count = 0
    let swipe = SwipeGestureRecognizer { _ in count += 1 }
    swipe.direction = direction
    view.addGestureRecognizer(swipe)
    window.touch(1, 200, 150, at: 0)
    window.slide(1, 200 + dx / 2, 150 + dy / 2, at: time / 2)
    window.slide(1, 200 + dx, 150 + dy, at: time)
    window.raise(1, 200 + dx, 150 + dy, at: time)
    view.removeGestureRecognizer(swipe)
    return count
  }

  @Test("A swipe is recognized once, after 50 points within half a second")
  func swiping() {
    #expect(count(.right, by: 120, 0, taking: 200) == 1)
    #expect(count(.right, by: 49, 0, taking: 200) == 0)
    #expect(count(.right, by: 120, 0, taking: 1200) == 0)
  }

  @Test("A swipe must be straight and in one of the recognizer's directions")
  func directions() {
    #expect(count(.left, by: -80, 10, taking: 100) == 1)
    #expect(count(.up, by: 10, -80, taking: 100) == 1)
    #expect(count([.up, .down], by: 0, 80, taking: 100) == 1)
    #expect(count(.left, by: 80, 0, taking: 100) == 0)
    #expect(count(.right, by: 80, 60, taking: 100) == 0)
  }

  @Test("A two-finger swipe requires both fingers")
  func fingers() {
    var count = 0
    let swipe = SwipeGestureRecognizer { _ in count += 1 }
    swipe.numberOfTouchesRequired = 2
    view.addGestureRecognizer(swipe)
    window.touch(1, 100, 100, at: 0)
    window.slide(1, 200, 100, at: 50)
    window.raise(1, 200, 100, at: 60)
    #expect(count == 0)

    window.touch(1, 100, 100, at: 1000)
    window.touch(2, 100, 200, at: 1000)
    window.slide(1, 200, 100, at: 1050)
    window.slide(2, 200, 200, at: 1050)

    #expect(count == 1)
  }
}
