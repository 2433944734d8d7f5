extension Control {
  /// The distance outside the bounds at which a finger still counts as inside, in points.
  private static let fingerTolerance = 40.0

  /// Whether the control is tracking a touch.
  public var isTracking: Bool { trackedTouch != nil }

  func setEnabled(_ isEnabled: Bool) {
    if isEnabled {
      accessibility.traits.remove(.notEnabled)
    } else {
      accessibility.traits.insert(.notEnabled)
    }
    change(.disabled, to: !isEnabled)
    guard !isEnabled else { return }
    stopTracking(nil)
    if isFocused { window?.moveFocus(to: nil) }
  }

  func change(_ part: State, to isOn: Bool) {
    guard storedState.contains(part) != isOn else { return }
    if isOn { storedState.insert(part) } else { storedState.remove(part) }
    stateDidChange()
    toolTipFollows()
  }

  func alignmentDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  func begin(_ touch: Touch, _ event: TouchEvent?) {
    guard beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isTouchInside = true
    isHighlighted = true
    sendActions(
      for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  func move(_ touch: Touch, _ event: TouchEvent?) {
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    guard continueTracking(touch, with: event) else {
      forgetTouch()
      return endTracking(nil, with: event)
    }
    // A handler that ran in the meantime may have ended the tracking.
    guard trackedTouch === touch else { return }
    isHighlighted = isTouchInside
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside {
      events.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: events, with: event)
  }

  func end(_ touch: Touch, _ event: TouchEvent?) {
    let isInside = isInside(touch)
    forgetTouch()
    isTouchInside = isInside
    endTracking(touch, with: event)
    isTouchInside = false
    guard isInside else { return sendActions(for: .touchUpOutside, with: event) }
    sendActions(for: .touchUpInside, with: event)
    if pressesOnTouchUp { performPrimaryAction() }
  }

  func stopTracking(_ event: TouchEvent?) {
    pressedKey = nil
    let wasTracking = isTracking
    forgetTouch()
    guard wasTracking else { return }
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }

  /// Returns whether any of the touches is of a button other than the primary one.
  ///
  /// The control ignores such touches.
  func isUntracked(_ touches: Set<Touch>) -> Bool {
    touches.contains { $0.button != .primary }
  }

  /// Handles a key that presses the control.
  ///
  /// - Returns: Whether it is such a key.
  func begin(_ press: Press) -> Bool {
    guard isEnabled, isPressable, press.key.modifierFlags.isEmpty else { return false }
    switch press.key.keyCode {
    case .enter: performPress()
    case .space:
      pressedKey = .space
      isHighlighted = true
    case .escape where pressedKey != nil: releaseKey(press: false)
    default: return false
    }
    return true
  }

  func handles(_ presses: Set<Press>) -> Bool {
    guard isPressable, let press = presses.first, press.key.modifierFlags.isEmpty else {
      return false
    }
    return press.key.keyCode == .enter || press.key.keyCode == .space
  }

  func releaseKey(press: Bool) {
    guard pressedKey != nil else { return }
    pressedKey = nil
    isHighlighted = isTracking
    if press { performPress() }
  }

  /// Presses the control by key or assistive technology, with the effect of a touch up inside.
  func performPress() {
    guard isEnabled else { return }
    if isPressable { sendActions(for: .touchUpInside) }
    performPrimaryAction()
  }

  private func forgetTouch() {
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
  }

  private func isInside(_ touch: Touch) -> Bool {
    let point = touch.location(in: self)
    guard touch.type == .direct else { return self.point(inside: point, with: nil) }
    let distance = -Control.fingerTolerance
    return bounds.insetBy(dx: distance, dy: distance).contains(point)
  }
}
