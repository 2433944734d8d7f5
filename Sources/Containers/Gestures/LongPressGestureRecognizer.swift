/// A continuous recognizer of touches that stay in place for some time and may move after that.
///
/// It enters `.began` when the time has passed, `.changed` when the touch moves, and `.ended` when
/// it is lifted.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// The minimum duration of the press; half a second by default.
  ///
  /// With zero, the gesture is recognized immediately.
  public var minimumPressDuration = Duration.milliseconds(500)
  /// The maximum distance that the touch may move before recognition, in points; 10 by default.
  public var allowableMovement = 10.0
  /// The number of fingers required; 1 by default.
  public var numberOfTouchesRequired = 1
  /// The number of taps required at the same location before the press; 0 by default.
  public var numberOfTapsRequired = 0
  /// The mouse button to recognize; by default the primary one, which also stands for fingers.
  public var button = PointerButton.primary

  private var series = TapSeries()

  /// Whether the required taps are complete.
  private var isPress: Bool { series.taps >= numberOfTapsRequired }

  open override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent) {
    guard state == .possible else { return }
    for touch in touches {
      guard touch.button == button else { return advance(to: .failed) }
      series.begin(touch)
    }
    setDeadline(nil)
    if series.fingers > numberOfTouchesRequired { return advance(to: .failed) }
    guard series.fingers == numberOfTouchesRequired, isPress else { return }
    if minimumPressDuration <= .zero {
      advance(to: .began)
    } else {
      setDeadline(event.timestamp + minimumPressDuration)
    }
  }

  override func takes(_ touch: Touch) -> Bool { !state.isActive }

  open override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent) {
    if state.isActive { return advance(to: .changed) }
    if series.strays(touches, beyond: allowableMovement) { advance(to: .failed) }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent) {
    if state.isActive { return advance(to: .ended) }
    guard !isPress, !series.strays(touches, beyond: allowableMovement) else {
      return advance(to: .failed)
    }
    guard series.lift(touches) else { return }
    series.countTap()
    let limit = series.deadline ?? event.timestamp
    guard series.fingers == numberOfTouchesRequired, limit > event.timestamp else {
      return advance(to: .failed)
    }
    setDeadline(limit)
  }

  open override func deadlineReached(at now: Duration) {
    // A deadline without touches means that the next tap did not come.
    if state == .possible { advance(to: touches.isEmpty ? .failed : .began) }
  }

  open override func continues(with touch: Touch) -> Bool {
    touch.button == button && series.continues(with: touch)
  }

  open override func reset() { series = TapSeries() }
}
