/// Recognizes the mouse pointer over a view, whether or not a button is down.
///
/// Continuous: `.began` when the pointer enters the view, `.changed` when it moves over it, `.ended`
/// when it leaves, or the view does. Hovering contends with no other gesture.
open class HoverGestureRecognizer: GestureRecognizer {
  private var pointer = Point.zero

  override var windowLocation: Point { pointer }

  /// Follows the pointer, now at a position in the window; nil for outside of the view.
  func follow(_ location: Point?) {
    guard let location else {
      if state.isActive { finish(.ended) }
      return
    }
    let hasMoved = location != pointer
    pointer = location
    if state == .possible {
      if isEnabled, delegate?.gestureRecognizerShouldBegin(self) != false { enter(.began) }
    } else if hasMoved, isEnabled {
      enter(.changed)
    }
  }

  override func cancel() {
    if state.isActive { finish(.cancelled) }
  }

  private func finish(_ final: GestureState) {
    enter(final)
    returnToPossible()
  }
}
