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
  /// The mouse button that is looked at; the primary one at first, which stands for fingers too.
  public var button = PointerButton.primary

  private var starts: [Touch: Point] = [:]

  open override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent) {
    guard state == .possible else { return }
    for touch in touches {
      guard touch.button == button else { return advance(to: .failed) }
      starts[touch] = touch.windowLocation
    }
    if starts.count > numberOfTouchesRequired { return advance(to: .failed) }
    guard starts.count == numberOfTouchesRequired else { return }
    if minimumPressDuration <= .zero {
      advance(to: .began)
    } else {
      setDeadline(event.timestamp + minimumPressDuration)
    }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent) {
    if state.isActive { return advance(to: .changed) }
    for touch in touches {
      guard let start = starts[touch] else { continue }
      if touch.windowLocation.distance(to: start) > allowableMovement {
        return advance(to: .failed)
      }
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent) {
    advance(to: state.isActive ? .ended : .failed)
  }

  open override func deadlineReached(at now: Duration) {
    if state == .possible { advance(to: .began) }
  }

  open override func reset() { starts = [:] }
}
