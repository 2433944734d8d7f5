/// A drag by precise scrolls, which ends when no more have come for a while.
@MainActor
final class TouchpadDrag {
  private var swipe: TouchpadSwipe
  private var alarm: Alarm?

  init(isOneWay: Bool = false) { swipe = TouchpadSwipe(isOneWay: isOneWay) }

  /// Whether a drag is in progress.
  var isDragging: Bool { swipe.distance != nil }

  /// The distance that was scrolled before the drag started, in points.
  var lead: Double { swipe.lead }

  /// Handles a precise scroll; see ``TouchpadSwipe/scroll(_:at:)``.
  func scroll(_ delta: Point, at now: Duration) -> TouchpadSwipe.Effect {
    swipe.scroll(delta, at: now)
  }

  /// Ends the drag when no scroll has come for a while.
  ///
  /// - Parameter end: Called with the speed along the axis, in points per second.
  func wait(in host: any WindowHost, end: @escaping (Double) -> Void) {
    alarm?.cancel()
    alarm = host.animator.alarm(at: host.now + TouchpadSwipe.silence) { [weak self, weak host] in
      if let self, let host { end(letGo(at: host.now)) }
    }
  }

  /// Ends the drag.
  ///
  /// - Returns: The speed along the axis, in points per second.
  func letGo(at now: Duration) -> Double {
    alarm?.cancel()
    alarm = nil
    return swipe.letGo(at: now)
  }

  /// Forgets the drag, because something else ended it.
  func drop() {
    alarm?.cancel()
    alarm = nil
    swipe.drop()
  }
}
