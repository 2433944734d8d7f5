/// A discrete recognizer of one or more taps or clicks at one location.
open class TapGestureRecognizer: GestureRecognizer {
  /// The number of taps required; 1 by default.
  public var numberOfTapsRequired = 1
  /// The number of fingers required; 1 by default.
  public var numberOfTouchesRequired = 1
  /// The mouse button to recognize; by default the primary one, which also stands for fingers.
  public var button = PointerButton.primary
  /// The maximum distance that a touch may move from its start, in points; 10 by default.
  public var allowableMovement = 10.0

  private var series = TapSeries()

  open override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent) {
    for touch in touches {
      guard touch.button == button else { return advance(to: .failed) }
      series.begin(touch)
    }
    setDeadline(nil)
    if series.fingers > numberOfTouchesRequired { advance(to: .failed) }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent) {
    if series.strays(touches, beyond: allowableMovement) { advance(to: .failed) }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent) {
    touchesMoved(touches, with: event)
    guard state == .possible, pendingState == nil, series.lift(touches) else { return }
    guard series.fingers == numberOfTouchesRequired else { return advance(to: .failed) }
    series.countTap()
    if series.taps >= numberOfTapsRequired { return advance(to: .ended) }
    let limit = series.deadline ?? event.timestamp
    if limit > event.timestamp { setDeadline(limit) } else { advance(to: .failed) }
  }

  open override func deadlineReached(at now: Duration) {
    if state == .possible, pendingState == nil { advance(to: .failed) }
  }

  open override func continues(with touch: Touch) -> Bool {
    touch.button == button && series.continues(with: touch)
  }

  open override func reset() { series = TapSeries() }
}
