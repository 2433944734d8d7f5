/// Recognizes a touch that stays where it is for a while; it may move after that.
///
/// Continuous: `.began` when the time is over, `.changed` while the touch moves, `.ended` when it is
/// lifted.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// How long the touch must stay; half a second at first, and zero recognizes at once.
  public var minimumPressDuration = Duration.milliseconds(500)
  /// How far the touch may stray until then, in points; 10 at first.
  public var allowableMovement = 10.0
  /// How many fingers must be down; 1 at first.
  public var numberOfTouchesRequired = 1
  /// How many taps at the same place must come before the press; none at first.
  public var numberOfTapsRequired = 0
  /// The mouse button that is looked at; the primary one at first, which stands for fingers too.
  public var button = PointerButton.primary

  private var series = TapSeries()

  /// Whether the taps that must come first are over.
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
    // Without touches it is the next tap that has not come.
    if state == .possible { advance(to: touches.isEmpty ? .failed : .began) }
  }

  open override func continues(with touch: Touch) -> Bool {
    touch.button == button && series.continues(with: touch)
  }

  open override func reset() { series = TapSeries() }
}
