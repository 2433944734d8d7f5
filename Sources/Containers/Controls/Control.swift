/// A view that a person operates: it follows one touch and tells what came of it.
///
/// A subclass overrides ``stateDidChange()`` to look right in each state, and the four methods of
/// tracking to follow a touch in its own way. This class body is the table of what it may override.
@MainActor
open class Control: View {
  /// Whether the control can be used; true at first.
  ///
  /// Open. Read by tracking, keys and the focus; setting it calls ``stateDidChange()``.
  open var isEnabled: Bool {
    get { !storedState.contains(.disabled) }
    set { if newValue != isEnabled { setEnabled(newValue) } }
  }

  /// Whether the control shows that it is pressed.
  ///
  /// Open. Set by tracking as a touch goes in and out, and by keys; setting it calls ``stateDidChange()``.
  open var isHighlighted: Bool {
    get { storedState.contains(.highlighted) }
    set { change(.highlighted, to: newValue) }
  }

  /// Whether the control is chosen.
  ///
  /// Open. The library itself never sets it; setting it calls ``stateDidChange()``.
  open var isSelected: Bool {
    get { storedState.contains(.selected) }
    set {
      guard newValue != isSelected else { return }
      if newValue {
        accessibility.traits.insert(.selected)
      } else {
        accessibility.traits.remove(.selected)
      }
      change(.selected, to: newValue)
    }
  }

  /// How the control stands.
  open var state: State { isFocused ? storedState.union(.focused) : storedState }

  /// Where the content stands across the control; in the middle at first.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { alignmentDidChange() } }
  }

  /// Where the content stands down the control; in the middle at first.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { alignmentDidChange() } }
  }

  /// Whether a press opens the control's menu instead of acting; false at first.
  open var showsMenuAsPrimaryAction = false

  /// Whether the mouse pointer is over the control.
  public private(set) var isHovered = false {
    didSet { if isHovered != oldValue { stateDidChange() } }
  }

  /// Whether the touch that is followed is in the control.
  public internal(set) var isTouchInside = false

  var storedState = State.normal
  var trackedTouch: Touch?
  var pressedKey: KeyCode?
  var handlers: [ControlHandler] = []
  /// The ring that shows the focus, while it does.
  var ring: FocusRingView?

  /// Makes a control with a frame in its future superview, in points.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    accessibility.isElement = true
  }

  /// Whether a touch lifted in the control, Enter and Space press it.
  var isPressable: Bool { true }

  /// Whether the touch that is lifted in the control presses it.
  var pressesOnTouchUp: Bool { isPressable }

  /// Places and colours what the control is made of, as it stands.
  func updateParts() { updateFocusRing() }

  /// The ring that shows the focus while the keyboard is used; nil for none, as unless overridden.
  open var focusEffect: FocusHaloEffect? { nil }

  /// Tells that a touch began in the control.
  ///
  /// - Returns: Whether the control follows it; true unless overridden.
  open func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool { true }

  /// Tells that the touch that is followed moved.
  ///
  /// - Returns: Whether the control goes on following it; true unless overridden.
  open func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool { true }

  /// Tells that the touch that is followed was lifted; nil where the control stopped following it.
  open func endTracking(_ touch: Touch?, with event: TouchEvent?) {}

  /// Tells that the touch that is followed was taken away.
  open func cancelTracking(with event: TouchEvent?) {}

  /// Runs an action, as for an event.
  open func sendAction(_ action: Action) {
    if !action.attributes.contains(.disabled) {
      action.performWithSender(self, target: nil)
    }
  }

  /// Sends an action to a target, as for an event; nil stands for the first that performs it in the
  /// chain of the window's first responder, or else in the control's own.
  open func sendAction(_ action: Selector, to target: AnyObject?, for event: TouchEvent?) {
    _ = send(action, to: target, from: self, for: event)
  }

  /// Does what a press does; does nothing while the control is not enabled.
  open func performPrimaryAction() {
    if isEnabled { sendActions(for: .primaryActionTriggered) }
  }

  /// Tells that the control looks different now; asks to be painted again unless overridden.
  open func stateDidChange() {
    updateParts()
    setNeedsDisplay()
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if traitCollection.layoutDirection != previous?.layoutDirection { setNeedsDisplay() }
    updateParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateParts()
    setNeedsDisplay()
  }

  open override var canBecomeFocused: Bool { isEnabled }

  override var keepsTouchesFromScrolling: Bool { true }

  open override func didUpdateFocus() {
    if !isFocused { releaseKey(press: false) }
    stateDidChange()
  }

  open override func pointerDidEnter() { isHovered = true }

  open override func pointerDidExit() { isHovered = false }

  /// Keeps taps in the control from recognizers of the views above it.
  open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard recognizer.view !== self, let tap = recognizer as? TapGestureRecognizer else {
      return true
    }
    return !isEnabled || tap.numberOfTapsRequired > 1 || tap.button != .primary
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    performPress()
    return true
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
    guard let touch = touches.first, touch.button == .primary else {
      return super.touchesBegan(touches, with: event)
    }
    if isEnabled, trackedTouch == nil { begin(touch, event) }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      if isUntracked(touches) { super.touchesMoved(touches, with: event) }
      return
    }
    move(touch, event)
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      if isUntracked(touches) { super.touchesEnded(touches, with: event) }
      return
    }
    end(touch, event)
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      if isUntracked(touches) { super.touchesCancelled(touches, with: event) }
      return
    }
    stopTracking(event)
  }

  /// Enter presses at once; Space when it goes up, so that Escape can call it off.
  open override func pressesBegan(_ presses: Set<Press>) {
    if !presses.contains(where: begin) { super.pressesBegan(presses) }
  }

  open override func pressesChanged(_ presses: Set<Press>) {
    if !handles(presses) { super.pressesChanged(presses) }
  }

  open override func pressesEnded(_ presses: Set<Press>) {
    guard handles(presses) else { return super.pressesEnded(presses) }
    if presses.first?.key.keyCode == .space { releaseKey(press: true) }
  }

  open override func pressesCancelled(_ presses: Set<Press>) {
    guard handles(presses) else { return super.pressesCancelled(presses) }
    releaseKey(press: false)
  }
}
