@testable import Containers
import ContainersTesting

/// A stage with a scroll view of 200 × 200 points in its corner and 1000-point content.
@MainActor
final class ScrollStage: ScrollViewDelegate {
  let stage: Stage
  let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let content = View(frame: Rect(x: 0, y: 0, width: 200, height: 1000))
  var log: [String] = [] {
    didSet { if log.count > oldValue.count, let last = log.last { reactions[last]?() } }
  }
  /// What to do in a callback, by the entry that it makes in the log.
  var reactions: [String: () -> Void] = [:]
  var whenScrolled: () -> Void = {}
  var retarget: ((Point) -> Point)?
  var velocity = Point.zero
  var isZoomable = false
  var scrolls = 0

  init(contentSize: Size = Size(width: 200, height: 1000)) {
    let controller = ViewController()
    stage = Stage(controller)
    controller.view.addSubview(scrollView)
    content.frame = Rect(origin: .zero, size: contentSize)
    scrollView.addSubview(content)
    scrollView.contentSize = contentSize
    scrollView.delegate = self
    stage.turn()
  }

  var offset: Double { scrollView.contentOffset.y }

  /// Drags a finger through points, 16 ms apart.
  func swipe(_ points: [Point], lift: Bool = true) {
    stage.send(.fingerDown(id: 1, points[0]))
    for point in points.dropFirst() {
      stage.platform.advance(by: .milliseconds(16))
      stage.send(.fingerMoved(id: 1, point))
    }
    if lift, let last = points.last { stage.send(.fingerUp(id: 1, last)) }
  }

  func swipeUp(from y: Double = 180, by distance: Double, steps: Int = 8, lift: Bool = true) {
    swipe(
      (0...steps).map { Point(x: 100, y: y - distance * Double($0) / Double(steps)) }, lift: lift)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    scrolls += 1
    whenScrolled()
  }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { log.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    log.append("willEndDragging")
    self.velocity = velocity
    if let retarget { targetContentOffset = retarget(targetContentOffset) }
  }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    log.append("didEndDragging(\(decelerate))")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    log.append("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    log.append("didEndDecelerating")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    log.append("didEndScrollingAnimation")
  }
  func viewForZooming(in scrollView: ScrollView) -> View? { isZoomable ? content : nil }
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {
    log.append("willBeginZooming")
  }
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {
    log.append("didEndZooming")
  }
  func scrollViewDidScrollToTop(_ scrollView: ScrollView) { log.append("didScrollToTop") }
}

/// A view that records its touches and can be focusable.
@MainActor
final class TouchLog: View {
  var log: [String] = []
  var takesFocus = false
  override var canBecomeFocused: Bool { takesFocus }
  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) { log.append("began") }
  override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) { log.append("moved") }
  override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) { log.append("ended") }
  override func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
    log.append("cancelled")
  }
}
