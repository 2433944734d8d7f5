/// The object that turns mouse and finger input into touches and delivers them.
///
/// It sends them to gesture recognizers and views through ``Window/sendEvent(_:)``.
@MainActor
final class TouchDispatcher {
  /// What the event being sent reports to recognizers and views.
  private enum Message {
    /// A touch has begun, has moved, or is over: ended or canceled.
    case began(Touch), moved(Touch), over(Touch)
    /// The delay of a held touch has passed.
    case held(Touch)
    /// Touches that recognizers delayed are released to views.
    case released
    /// A view receives no more of a touch.
    case withheld(Touch)
  }

  private unowned let window: Window
  /// The event being sent and its message; nil once it has been delivered.
  private var sending: (event: TouchEvent, message: Message)?
  /// Whether an event is being delivered, so that its consequences belong to the same event.
  private var isHandingOn = false
  // This and what has ended is asked for each view that leaves. It is set, never changed in place by
  // code that is called, so the compiler proves that accesses do not overlap.
  private var touches: [TouchSource: Touch] = [:] { didSet { last = nil } }
  /// The last event with the current touches, reused if nobody else retains it.
  private var last: TouchEvent?
  /// Touches that have ended but whose views have not been told.
  private var ended: [Touch] = []
  private var taps = TapCounter()
  private var alarm: Alarm?
  private(set) lazy var arena = GestureArena { [unowned self] in withhold($0) }

  init(window: Window) { self.window = window }

  /// Whether a button or a finger is down.
  var isTouched: Bool { !touches.isEmpty }
  /// The mouse touch while a button is down.
  var pointerTouch: Touch? { touches[.pointer] }

  /// Begins a touch if a press or a finger hits a view.
  func begin(
    _ source: TouchSource, _ button: PointerButton = .primary, at location: Point, _ now: Duration,
    modifiers: KeyModifierFlags = []
  ) {
    if touches[source] != nil { end(source, at: nil, now, phase: .cancelled) }
    let interval = window.traitCollection[DoubleClickIntervalTrait.self]
    let count = taps.count(button, at: location, now, within: interval)
    guard let view = window.touchTarget(of: source, at: location) else { return }
    let touch = Touch(
      type: source == .pointer ? .indirectPointer : .direct, button: button, location: location,
      timestamp: now, tapCount: count, modifierFlags: modifiers)
    touch.target = view
    touch.surface = window
    touch.isWithheld =
      !view.isMultipleTouchEnabled
      && touches.values.contains { $0.target === view && !$0.isWithheld }
    holdBack(touch, view, now)
    rest()
    touches = touches.merging([source: touch]) { $1 }
    send(.began(touch), event(now))
    setAlarm()
  }

  /// Moves a touch; does nothing if there is none from the source.
  func move(
    _ source: TouchSource, to location: Point, _ now: Duration, modifiers: KeyModifierFlags = []
  ) {
    guard let touch = touches[source] else { return }
    touch.modifierFlags = modifiers
    rest()
    update(touch, location, now, .moved)
    send(.moved(touch), event(now))
    setAlarm()
  }

  /// Tells of a modifier key that was pressed or released while the mouse touch rests; does nothing
  /// if there is none, or if its modifiers are the same.
  func changeModifiers(_ modifiers: KeyModifierFlags, _ now: Duration) {
    guard let touch = pointerTouch, touch.modifierFlags != modifiers else { return }
    move(.pointer, to: touch.windowLocation, now, modifiers: modifiers)
  }

  /// Ends or cancels a touch; does nothing if there is none from the source.
  ///
  /// - Parameters:
  ///   - location: The final location; nil to use the last one.
  ///   - modifiers: The final modifier keys; nil to use the last ones.
  func end(
    _ source: TouchSource, at location: Point?, _ now: Duration, phase: Touch.Phase = .ended,
    modifiers: KeyModifierFlags? = nil
  ) {
    guard let touch = touches[source] else { return }
    if let modifiers { touch.modifierFlags = modifiers }
    rest()
    update(touch, location ?? touch.windowLocation, now, phase)
    let event = event(now)
    touches = touches.filter { $0.key != source }
    ended = ended + [touch]
    if !send(.over(touch), event) {
      // The window did not deliver the event, so nothing more is reported of the touch.
      ended = ended.filter { $0 !== touch }
      arena.finish(touch)
    }
    setAlarm()
  }

  /// Cancels every touch.
  func cancelAll(_ now: Duration) {
    taps.reset()
    let sources = touches.sorted { $0.value.timestamp < $1.value.timestamp }.map(\.key)
    for source in sources { end(source, at: nil, now, phase: .cancelled) }
  }

  /// Releases held touches and notifies recognizers whose deadline has passed.
  func tick(at now: Duration) {
    guard let nextDeadline, nextDeadline <= now else { return }
    for touch in touches.values where touch.heldUntil.map({ $0 <= now }) == true {
      touch.heldUntil = nil
      send(.held(touch), event(now))
    }
    arena.tick(at: now)
    if hasReleased { send(.released, event(now)) }
    setAlarm()
  }

  /// Delivers the event being sent to recognizers and views; does nothing if called again.
  func handOn(_ event: TouchEvent) {
    guard let sending, sending.event === event else { return }
    self.sending = nil
    let wasHandingOn = isHandingOn
    isHandingOn = true
    tell(sending.message, event)
    isHandingOn = wasHandingOn
  }

  /// Sends an event to the window, which delivers it.
  ///
  /// - Returns: Whether the event was delivered.
  @discardableResult
  private func send(_ message: Message, _ event: TouchEvent) -> Bool {
    let outer = sending
    sending = (event, message)
    window.sendEvent(event)
    let isHandedOn = sending == nil
    sending = outer
    return isHandedOn
  }

  private func tell(_ message: Message, _ event: TouchEvent) {
    switch message {
    case .began(let touch):
      guard let view = touch.view else { return }
      arena.begin(touch, in: view, with: event)
      touch.isDelayed = arena.delaysBeginning(of: touch)
      deliver(touch, event)
      releaseDelayed(event.timestamp)
    case .moved(let touch):
      arena.send(touch, with: event)
      releaseDelayed(event.timestamp)
      deliver(touch, event)
    case .over(let touch):
      arena.send(touch, with: event)
      arena.finish(touch)
      releaseDelayed(event.timestamp)
    case .held(let touch): tellBegan(touch, event)
    case .released: releaseDelayed(event.timestamp)
    case .withheld(let touch): tellCancelled(touch, event)
    }
  }

  /// Cancels the touches and gestures of a view that leaves the window.
  func viewWillLeave(_ view: View) {
    guard !(touches.isEmpty && ended.isEmpty && arena.contenders.isEmpty) else { return }
    arena.withdrawRecognizers { $0.view === view }
    for touch in Array(touches.values) + ended where touch.target === view { withhold(touch) }
  }

  /// Cancels touches in views that satisfy a predicate, and withdraws their gestures.
  func cancelTouches(where isMeant: (View) -> Bool) {
    arena.withdrawRecognizers { $0.view.map(isMeant) ?? false }
    for touch in Array(touches.values) + ended {
      if let view = touch.target as? View, isMeant(view) { withhold(touch) }
    }
  }

  private func update(_ touch: Touch, _ location: Point, _ now: Duration, _ phase: Touch.Phase) {
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation = location
    touch.timestamp = now
    touch.phase = phase
  }

  private func rest() {
    for touch in touches.values { touch.phase = .stationary }
  }

  private func event(_ now: Duration, of over: Touch? = nil) -> TouchEvent {
    if let over {
      return TouchEvent(allTouches: Set(touches.values).union([over]), timestamp: now)
    }
    if isKnownUniquelyReferenced(&last), let last {
      last.restart(at: now)
      return last
    }
    let event = TouchEvent(allTouches: Set(touches.values), timestamp: now)
    last = event
    return event
  }

  /// Whether recognizers no longer delay something that they kept from views.
  private var hasReleased: Bool {
    touches.values.contains { $0.isDelayed && !arena.delaysBeginning(of: $0) }
      || ended.contains { $0.phase == .cancelled || !arena.delaysEnd(of: $0) }
  }

  /// Delivers to views what recognizers delayed before they failed.
  private func releaseDelayed(_ now: Duration) {
    guard !ended.isEmpty || touches.values.contains(where: \.isDelayed) else { return }
    for touch in Array(touches.values) + ended
    where touch.isDelayed && !arena.delaysBeginning(of: touch) {
      touch.isDelayed = false
      if touch.heldUntil == nil, touch.phase != .cancelled { tellBegan(touch, event(now)) }
    }
    let over = ended.filter { $0.phase == .cancelled || !arena.delaysEnd(of: $0) }
    ended = ended.filter { !over.contains($0) }
    for touch in over { deliver(touch, event(now, of: touch)) }
  }

  private func deliver(_ touch: Touch, _ event: TouchEvent) {
    if touch.phase == .ended, touch.heldUntil != nil { tellBegan(touch, event) }
    guard !touch.isWithheld, !touch.isDelayed, touch.heldUntil == nil, let view = touch.view
    else { return }
    switch touch.phase {
    case .began: tellBegan(touch, event)
    case .moved, .stationary: view.touchesMoved(event.only(touch), with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: if touch.isDelivered { view.touchesCancelled([touch], with: event) }
    }
  }

  /// Reports the beginning of a touch to its view, unless a scroll view around it keeps the touch.
  private func tellBegan(_ touch: Touch, _ event: TouchEvent) {
    touch.heldUntil = nil
    guard !touch.isWithheld, !touch.isDelayed, let view = touch.view else { return }
    guard mayBegin(touch, in: view, with: event) else {
      touch.isWithheld = true
      return
    }
    touch.isDelivered = true
    let phase = touch.phase
    touch.phase = .began
    view.touchesBegan([touch], with: event)
    touch.phase = phase
  }

  /// The next deadline of a held touch or a recognizer; nil for none.
  private var nextDeadline: Duration? {
    let held = touches.values.lazy.compactMap(\.heldUntil).min()
    guard let deadline = arena.nextDeadline else { return held }
    return held.map { min($0, deadline) } ?? deadline
  }

  /// Cancels a touch for its view, which receives no more of it.
  private func withhold(_ touch: Touch) {
    guard !touch.isWithheld, touches.values.contains(touch) || ended.contains(touch) else { return }
    touch.isWithheld = true
    guard touch.isDelivered else { return }
    let event = event(touch.timestamp)
    if isHandingOn { tellCancelled(touch, event) } else { send(.withheld(touch), event) }
  }

  private func tellCancelled(_ touch: Touch, _ event: TouchEvent) {
    let phase = touch.phase
    touch.phase = .cancelled
    touch.view?.touchesCancelled([touch], with: event)
    touch.phase = phase
  }

  /// Schedules a call from the host at the next deadline.
  private func setAlarm() {
    let deadline = nextDeadline
    guard alarm?.isSet != true || alarm?.moment != deadline else { return }
    alarm?.cancel()
    alarm = deadline.flatMap { moment in
      window.host?.animator.alarm(at: moment) { [weak self] in self?.tick(at: moment) }
    }
  }
}
