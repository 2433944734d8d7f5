/// A recognizer of drags that begin at an edge of the window and go inward.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The maximum distance from the edge at which the touch may begin, in points.
  private static let reach = 20.0

  /// The edges at which a drag may begin; none by default, in which case nothing is recognized.
  public var edges: RectEdge = []

  private var start: (location: Point, edges: RectEdge)?

  open override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, start == nil, let touch = touches.first else { return }
    let near = nearEdges(touch.windowLocation).intersection(edges)
    if near.isEmpty { advance(to: .failed) } else { start = (touch.windowLocation, near) }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent) {
    guard state == .possible, let start else {
      return super.touchesMoved(touches, with: event)
    }
    let way = windowLocation - start.location
    guard max(abs(way.x), abs(way.y)) > 0 else { return }
    let isInwards =
      start.edges.contains(.left) && way.x > abs(way.y)
      || start.edges.contains(.right) && -way.x > abs(way.y)
      || start.edges.contains(.top) && way.y > abs(way.x)
      || start.edges.contains(.bottom) && -way.y > abs(way.x)
    if isInwards {
      super.touchesMoved(touches, with: event)
    } else if windowLocation.distance(to: start.location) >= 10 {
      advance(to: .failed)
    }
  }

  open override func reset() {
    super.reset()
    start = nil
  }

  private func nearEdges(_ location: Point) -> RectEdge {
    guard let size = view?.window?.bounds.size else { return [] }
    let reach = ScreenEdgePanGestureRecognizer.reach
    var result: RectEdge = []
    if location.x < reach { result.insert(.left) }
    if location.x >= size.width - reach { result.insert(.right) }
    if location.y < reach { result.insert(.top) }
    if location.y >= size.height - reach { result.insert(.bottom) }
    return result
  }
}
