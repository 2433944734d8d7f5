/// A view that tracks a touch and sends actions in response.
///
/// Override ``stateDidChange()`` to update the appearance for each state, and the four tracking
/// methods to interpret the touch. The class body lists everything a subclass can override.
@MainActor
open class Control: View, FocusEffectOwner {
  /// Whether the control is enabled; true by default.
  ///
  /// Tracking, keys, and the focus read this property. Setting it calls ``stateDidChange()``.
  open var isEnabled: Bool {
    get { !storedState.contains(.disabled) }
    set { if newValue != isEnabled { setEnabled(newValue) } }
  }

  /// Whether the control draws as pressed.
  ///
  /// Tracking sets this property as the touch moves in and out, and so do keys. Setting it calls
  /// ``stateDidChange()``.
  open var isHighlighted: Bool {
    get { storedState.contains(.highlighted) }
    set { change(.highlighted, to: newValue) }
  }

  /// Whether the control is selected.
  ///
  /// Only the app sets this property. Setting it calls ``stateDidChange()``.
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

  /// The current state of the control.
  open var state: State { isFocused ? storedState.union(.focused) : storedState }

  /// The horizontal alignment of the content; centered by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { alignmentDidChange() } }
  }

  /// The vertical alignment of the content; centered by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { alignmentDidChange() } }
  }

  /// Whether a press opens the control's menu instead of performing its action; false by default.
  open var showsMenuAsPrimaryAction = false

  /// The text that is shown while the pointer rests on the control or the keyboard has focused it,
  /// or nil for none.
  ///
  /// It disappears at the first press or key, and does not return until the pointer and the keyboard
  /// have left the control.
  open var toolTip: String?

  /// Whether the pointer is over the control.
  public private(set) var isHovered = false {
    didSet {
      guard isHovered != oldValue else { return }
      stateDidChange()
      toolTipFollows()
    }
  }

  /// Whether the tracked touch is inside the control.
  public internal(set) var isTouchInside = false

  var storedState = State.normal
  var trackedTouch: Touch?
  var pressedKey: KeyCode?
  var handlers: [ControlHandler] = []
  /// The tool tip while the pointer or the keyboard is on the control; nil for none.
  var tip: ControlToolTip?

  /// Creates a control with a frame in its future superview, in points.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control from a nib, as `Control()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    accessibility.isElement = true
  }

  /// Whether a touch up inside, Enter, and Space press the control.
  var isPressable: Bool { true }

  /// Whether a touch up inside presses the control.
  var pressesOnTouchUp: Bool { isPressable }

  /// Updates the frames and colors of the control's parts.
  func updateParts() { updateFocusRing() }

  /// The focus effect until another one is chosen; nil by default.
  var usualFocusEffect: FocusHaloEffect? { nil }

  /// Whether the control draws its usual focus effect.
  var drawsUsualFocusEffect: Bool { false }

  final var placesFocusEffect: Bool { false }

  /// Called when a touch begins inside the control.
  ///
  /// - Returns: Whether to track the touch; true by default.
  open func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool { true }

  /// Called when the tracked touch moves.
  ///
  /// - Returns: Whether to keep tracking the touch; true by default.
  open func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool { true }

  /// Called when tracking ends, with the touch, or nil if the control stopped tracking it.
  open func endTracking(_ touch: Touch?, with event: TouchEvent?) {}

  /// Called when the tracked touch is canceled.
  open func cancelTracking(with event: TouchEvent?) {}

  /// Performs an action, as for an event.
  open func sendAction(_ action: Action) {
    if !action.attributes.contains(.disabled) {
      action.performWithSender(self, target: nil)
    }
  }

  /// Sends an action to a target, as for an event.
  ///
  /// A nil target stands for the first object that can perform the action, searched along the
  /// responder chain from the window's first responder and then from the control.
  open func sendAction(_ action: Selector, to target: AnyObject?, for event: TouchEvent?) {
    _ = send(action, to: target, from: self, for: event)
  }

  /// Performs the effect of a press, if the control is enabled.
  open func performPrimaryAction() {
    if isEnabled { sendActions(for: .primaryActionTriggered) }
  }

  /// Called when the state changes; the default implementation redraws the control.
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
    toolTipFollows()
  }

  open override func pointerDidEnter() { isHovered = true }

  open override func pointerDidExit() { isHovered = false }

  /// Keeps single taps in the control from recognizers of its ancestors.
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

  /// Enter presses immediately; Space presses on release, so that Escape can cancel.
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
