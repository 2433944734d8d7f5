/// A view that a person operates: it follows one touch and tells what came of it.
///
/// A subclass overrides ``stateDidChange()`` to look right in each state.
@MainActor
open class Control: View {
  /// What happens to a control.
  public struct Events: OptionSet, Hashable, Sendable {
    /// The events as bits.
    public let rawValue: Int

    /// Makes events from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A touch began in it.
    public static let touchDown = Events(rawValue: 1)
    /// The touch moved into it again.
    public static let touchDragEnter = Events(rawValue: 2)
    /// The touch moved out of it.
    public static let touchDragExit = Events(rawValue: 4)
    /// The touch was lifted in it.
    public static let touchUpInside = Events(rawValue: 8)
    /// The touch was lifted outside.
    public static let touchUpOutside = Events(rawValue: 16)
    /// The touch was taken away.
    public static let touchCancel = Events(rawValue: 32)
    /// Its value was changed by the person.
    public static let valueChanged = Events(rawValue: 64)
    /// It was pressed, by touch, by key or by assistive technology.
    public static let primaryActionTriggered = Events(rawValue: 128)
  }

  /// How far outside a finger may be and still count as inside, in points.
  private static let fingerTolerance = 40.0

  /// Whether the control can be used; true at first.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if isEnabled {
        accessibility.traits.remove(.notEnabled)
      } else {
        accessibility.traits.insert(.notEnabled)
        stopTracking()
        if isFocused { window?.moveFocus(to: nil) }
      }
      stateDidChange()
    }
  }

  /// Whether the control shows that it is pressed.
  public var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Whether the control is chosen.
  public var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      if isSelected {
        accessibility.traits.insert(.selected)
      } else {
        accessibility.traits.remove(.selected)
      }
      stateDidChange()
    }
  }

  /// Whether the mouse pointer is over the control.
  public private(set) var isHovered = false {
    didSet { if isHovered != oldValue { stateDidChange() } }
  }

  /// Whether a touch that began in the control is down.
  public var isTracking: Bool { trackedTouch != nil }

  private var trackedTouch: Touch?
  private var pressedKey: KeyCode?
  private var actions: [(events: Events, body: () -> Void)] = []

  /// Makes a control with a frame in its future superview, in points.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    accessibility.isElement = true
  }

  /// Adds what to call when one of some events happens.
  public func addAction(
    for events: Events = .primaryActionTriggered, _ body: @escaping () -> Void
  ) {
    actions.append((events, body))
  }

  /// Takes all actions away.
  public func removeAllActions() { actions = [] }

  /// Calls the actions for some events, in the order in which they were added.
  public func sendActions(for events: Events) {
    for action in actions where !action.events.isDisjoint(with: events) { action.body() }
  }

  /// Tells that the control looks different now; asks to be painted again unless overridden.
  open func stateDidChange() { setNeedsDisplay() }

  /// Does what a press does; does nothing while the control is not enabled.
  public func performPrimaryAction() {
    if isEnabled { sendActions(for: .primaryActionTriggered) }
  }

  open override var canBecomeFocused: Bool { isEnabled }

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
    performPrimaryAction()
    return true
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
    guard let touch = touches.first, touch.button == .primary else {
      return super.touchesBegan(touches, with: event)
    }
    guard isEnabled, trackedTouch == nil else { return }
    trackedTouch = touch
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      if isUntracked(touches) { super.touchesMoved(touches, with: event) }
      return
    }
    let isInside = isInside(touch)
    guard isInside != isHighlighted else { return }
    isHighlighted = isInside
    sendActions(for: isInside ? .touchDragEnter : .touchDragExit)
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      if isUntracked(touches) { super.touchesEnded(touches, with: event) }
      return
    }
    trackedTouch = nil
    isHighlighted = false
    sendActions(for: isInside(touch) ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      if isUntracked(touches) { super.touchesCancelled(touches, with: event) }
      return
    }
    stopTracking()
  }

  /// Enter presses at once; Space when it goes up, so that Escape can call it off.
  open override func pressesBegan(_ presses: Set<Press>) {
    guard let press = presses.first, isEnabled, press.key.modifierFlags.isEmpty else {
      return super.pressesBegan(presses)
    }
    switch press.key.keyCode {
    case .enter: performPrimaryAction()
    case .space:
      pressedKey = .space
      isHighlighted = true
    case .escape where pressedKey != nil: releaseKey(press: false)
    default: super.pressesBegan(presses)
    }
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

  private func handles(_ presses: Set<Press>) -> Bool {
    guard let press = presses.first, press.key.modifierFlags.isEmpty else { return false }
    return press.key.keyCode == .enter || press.key.keyCode == .space
  }

  private func releaseKey(press: Bool) {
    guard pressedKey != nil else { return }
    pressedKey = nil
    isHighlighted = trackedTouch != nil
    if press { performPrimaryAction() }
  }

  /// Whether touches are ones that the control does not want, such as those of other buttons.
  private func isUntracked(_ touches: Set<Touch>) -> Bool {
    touches.contains { $0.button != .primary }
  }

  private func isInside(_ touch: Touch) -> Bool {
    let point = touch.location(in: self)
    guard touch.type == .direct else { return self.point(inside: point, with: nil) }
    let distance = -Control.fingerTolerance
    return bounds.insetBy(dx: distance, dy: distance).contains(point)
  }

  private func stopTracking() {
    pressedKey = nil
    let wasTracking = trackedTouch != nil
    trackedTouch = nil
    isHighlighted = false
    if wasTracking { sendActions(for: .touchCancel) }
  }
}
