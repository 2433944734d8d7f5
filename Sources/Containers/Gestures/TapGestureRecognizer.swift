/// Recognizes one or more taps or clicks at one place.
open class TapGestureRecognizer: GestureRecognizer {
  /// How many taps in a row make the gesture; 1 at first.
  public var numberOfTapsRequired = 1
  /// How many fingers must tap together; 1 at first.
  public var numberOfTouchesRequired = 1
  /// The mouse button that is looked at; the primary one at first, which stands for fingers too.
  public var button = PointerButton.primary
  /// How far a touch may stray from where it began, in points; 10 at first.
  public var allowableMovement = 10.0

  private var taps = 0
  private var fingers = 0
  private var starts: [Touch: Point] = [:]
  private var firstStart: (location: Point, timestamp: Duration)?

  open override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent) {
    for touch in touches {
      guard touch.button == button else { return advance(to: .failed) }
      if starts.isEmpty {
        firstStart = (touch.windowLocation, touch.timestamp)
        fingers = 0
      }
      starts[touch] = touch.windowLocation
      fingers += 1
    }
    setDeadline(nil)
    if fingers > numberOfTouchesRequired { advance(to: .failed) }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent) {
    for touch in touches {
      guard let start = starts[touch] else { continue }
      if touch.windowLocation.distance(to: start) > allowableMovement {
        return advance(to: .failed)
      }
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent) {
    touchesMoved(touches, with: event)
    guard state == .possible, pendingState == nil else { return }
    for touch in touches { starts[touch] = nil }
    guard starts.isEmpty else { return }
    guard fingers == numberOfTouchesRequired else { return advance(to: .failed) }
    taps += 1
    if taps >= numberOfTapsRequired { return advance(to: .ended) }
    let limit = (firstStart?.timestamp ?? event.timestamp) + TapCounter.interval
    if limit > event.timestamp { setDeadline(limit) } else { advance(to: .failed) }
  }

  open override func deadlineReached(at now: Duration) {
    if state == .possible, pendingState == nil { advance(to: .failed) }
  }

  open override func continues(with touch: Touch) -> Bool {
    guard let firstStart, touch.button == button else { return false }
    return touch.windowLocation.distance(to: firstStart.location)
      <= max(TapCounter.distance, touch.type == .direct ? 40 : 0)
  }

  open override func reset() {
    taps = 0
    fingers = 0
    starts = [:]
    firstStart = nil
  }
}
