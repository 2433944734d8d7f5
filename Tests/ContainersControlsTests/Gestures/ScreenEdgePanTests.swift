import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
@Suite("Screen edge pan gestures")
struct ScreenEdgePanTests {
  let host = RecordingHost()
  let window: Window
  let view = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  let pan = ScreenEdgePanGestureRecognizer()

  init() {
    window = host.makeWindow()
    window.addSubview(view)
    view.addGestureRecognizer(pan)
    pan.edges = .left
  }

  @Test("An inward drag from the edge is recognized, with its translation")
  func inwards() {
    window.touch(1, 5, 150, at: 0)
    window.slide(1, 60, 155, at: 20)

    #expect(pan.state == .began)
    #expect(pan.translation(in: nil) == Point(x: 55, y: 5))
  }

  @Test("A drag from elsewhere, along the edge or from another edge is not recognized")
  func elsewhere() {
    for (start, end) in [
      (Point(x: 30, y: 150), Point(x: 90, y: 150)), (Point(x: 5, y: 150), Point(x: 5, y: 200)),
      (Point(x: 395, y: 150), Point(x: 300, y: 150)), (Point(x: 200, y: 2), Point(x: 200, y: 80)),
    ] {
      window.touch(1, start.x, start.y, at: 0)
      window.slide(1, end.x, end.y, at: 20)
      #expect(pan.state == .failed)
      window.raise(1, end.x, end.y, at: 30)
      #expect(pan.state == .possible)
    }
  }

  @Test("Each edge has its own inward direction")
  func edges() {
    pan.edges = .all
    for (start, end) in [
      (Point(x: 395, y: 150), Point(x: 300, y: 150)), (Point(x: 200, y: 2), Point(x: 200, y: 80)),
      (Point(x: 200, y: 299), Point(x: 200, y: 200)),
    ] {
      window.touch(1, start.x, start.y, at: 0)
      window.slide(1, end.x, end.y, at: 20)
      #expect(pan.state == .began)
      window.raise(1, end.x, end.y, at: 30)
    }
  }
}
