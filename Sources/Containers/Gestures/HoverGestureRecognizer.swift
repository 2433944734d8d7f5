/// A continuous recognizer of the mouse pointer over a view, with or without a button down.
///
/// It enters `.began` when the pointer enters the view, `.changed` when it moves, and `.ended` when
/// it leaves or the view is removed. Hovering does not compete with other gestures.
open class HoverGestureRecognizer: GestureRecognizer {
  private var pointer = Point.zero

  override var windowLocation: Point { pointer }

  /// Follows the pointer to a location in the window; nil means outside of the view.
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
