extension Window {
  /// Handles an input event at a moment of the frame clock.
  public func send(_ event: InputEvent, at now: Duration) {
    touchDispatcher.tick(at: now)
    switch event {
    case .pointerMoved(let location, let modifiers):
      pointer.record(location)
      touchDispatcher.move(.pointer, to: location, now, modifiers: modifiers)
      pointer.update()
    case .pointerPressed(let button, let location, let modifiers):
      press(button, at: location, now, modifiers)
    case .pointerReleased(let button, let location, let modifiers):
      pointer.move(to: location)
      if touchDispatcher.pointerTouch?.button == button {
        touchDispatcher.end(.pointer, at: location, now, modifiers: modifiers)
      }
      pressDidEnd(.pointer, at: location)
      pointer.update()
    case .pointerLeft:
      pointer.move(to: nil)
    case .fingerDown(let finger, let location):
      press(.finger(finger), .primary, at: location, now, [])
    case .fingerMoved(let finger, let location):
      touchDispatcher.move(.finger(finger), to: location, now)
    case .fingerUp(let finger, let location):
      touchDispatcher.end(.finger(finger), at: location, now)
      pressDidEnd(.finger(finger), at: location)
    case .fingerCancelled(let finger):
      touchDispatcher.end(.finger(finger), at: nil, now, phase: .cancelled)
      overlayRouting?.pressWasCancelled(.finger(finger))
    case .scrolled(let location, let delta, let modifiers, let isPrecise):
      pointer.move(to: location)
      let scroll = Scroll(
        windowLocation: location, delta: delta, modifierFlags: modifiers, timestamp: now,
        isPrecise: isPrecise)
      if let hit = hitTest(location, with: nil), overlayRouting?.blocks(hit, .pointer) != true {
        hit.scrolled(scroll)
      }
      pointer.update()
    case .dropped(let items, let location): drop(items, at: location)
    case .keyDown(let key, let isRepeat):
      touchDispatcher.changeModifiers(key.modifierFlags, now)
      pressDispatcher.down(key, isRepeat: isRepeat, now)
    case .keyUp(let key):
      touchDispatcher.changeModifiers(key.modifierFlags, now)
      pressDispatcher.up(key, now)
    case .text(let text): pressDispatcher.type(text)
    case .textComposed(let text, let selection):
      textInputSession.compose(text, selection: selection)
    }
  }

  /// Called when the window gains or loses keyboard input; losing it cancels touches and presses.
  func focusDidChange(isFocused: Bool, at now: Duration) {
    guard isFocused != isKey else { return }
    isKey = isFocused
    guard !isKey else { return announceKey() }
    pressDispatcher.cancelAll(now)
    touchDispatcher.cancelAll(now)
    overlayRouting?.pressesWereCancelled()
    pointer.update()
    announceNoKey()
  }

  /// Cancels all touches and presses, for example because the window closes.
  func cancelInput(at now: Duration) {
    pressDispatcher.cancelAll(now)
    touchDispatcher.cancelAll(now)
    overlayRouting?.pressesWereCancelled()
    pointer.move(to: nil)
  }

  private func press(
    _ button: PointerButton, at location: Point, _ now: Duration, _ modifiers: KeyModifierFlags
  ) {
    pointer.move(to: location)
    // The mouse is a single touch: pressing a second button begins no other.
    if touchDispatcher.pointerTouch == nil {
      press(.pointer, button, at: location, now, modifiers)
    }
    pointer.update()
  }

  /// Returns the view that receives pointer input at a point; nil for none.
  func pointerTarget(at location: Point) -> View? {
    hitTest(location, with: nil).map { overlayRouting?.pointerTarget(for: $0) ?? $0 }
  }

  /// Begins a touch unless an overlay takes the press.
  private func press(
    _ source: TouchSource, _ button: PointerButton, at location: Point, _ now: Duration,
    _ modifiers: KeyModifierFlags
  ) {
    let hit = hitTest(location, with: nil)
    focus.pointerDidPress(touchTarget(of: source, at: location))
    if overlayRouting?.takesPress(of: source, on: hit, at: location) == true { return }
    touchDispatcher.begin(source, button, at: location, now, modifiers: modifiers)
  }

  private func pressDidEnd(_ source: TouchSource, at location: Point) {
    guard let overlayRouting else { return }
    overlayRouting.pressDidEnd(source, on: hitTest(location, with: nil), at: location)
  }
}
