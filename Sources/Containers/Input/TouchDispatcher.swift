/// Makes touches of what the mouse and the fingers do on a window, and hands them to gesture
/// recognizers and views by way of ``Window/sendEvent(_:)``.
@MainActor
final class TouchDispatcher {
  /// What an event that is being sent tells recognizers and views.
  private enum Message {
    /// A touch has begun, has moved, or is over.
    case began(Touch), moved(Touch), over(Touch)
    /// The moment of a touch that was held back has come.
    case held(Touch)
    /// What recognizers kept from views is theirs.
    case released
    /// A view gets no more of a touch.
    case withheld(Touch)
  }

  private unowned let window: Window
  /// The event that is being sent, and what it tells; nil once that was handed on.
  private var sending: (event: TouchEvent, message: Message)?
  /// Whether recognizers and views are being told of an event: what follows from it belongs to it.
  private var isHandingOn = false
  private var touches: [TouchSource: Touch] = [:] { didSet { last = nil } }
  /// The last event of the touches as they are; used again where nobody has kept it.
  private var last: TouchEvent?
  /// Touches that are over, of which their views have not heard that.
  private var ended: [Touch] = []
  private var taps = TapCounter()
  private var alarm: Alarm?
  private(set) lazy var arena = GestureArena { [unowned self] in withhold($0) }

  init(window: Window) { self.window = window }

  /// The touch of the mouse while a button is down.
  var pointerTouch: Touch? { touches[.pointer] }

  /// Begins a touch where a press or a finger hits a view.
  func begin(
    _ source: TouchSource, _ button: PointerButton = .primary, at location: Point, _ now: Duration,
    modifiers: KeyModifierFlags = []
  ) {
    if touches[source] != nil { end(source, at: nil, now, phase: .cancelled) }
    let count = taps.count(button, at: location, now)
    guard let view = window.pointerTarget(at: location) else { return }
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
    touches[source] = touch
    send(.began(touch), event(now))
    setAlarm()
  }

  /// Moves a touch; does nothing where there is none.
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

  /// Ends a touch, lifted or cancelled; does nothing where there is none.
  ///
  /// - Parameter location: Where; nil for where it was.
  func end(_ source: TouchSource, at location: Point?, _ now: Duration, phase: Touch.Phase = .ended)
  {
    guard let touch = touches[source] else { return }
    rest()
    update(touch, location ?? touch.windowLocation, now, phase)
    let event = event(now)
    touches[source] = nil
    ended.append(touch)
    if !send(.over(touch), event) {
      // Kept from everybody: nothing more is to be told of it.
      ended.removeAll { $0 === touch }
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

  /// Calls recognizers whose moment has come.
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

  /// Tells recognizers and views what belongs to an event that is being sent; does nothing the second time.
  func handOn(_ event: TouchEvent) {
    guard let sending, sending.event === event else { return }
    self.sending = nil
    let wasHandingOn = isHandingOn
    isHandingOn = true
    tell(sending.message, event)
    isHandingOn = wasHandingOn
  }

  /// Sends an event to the window, which hands it on.
  ///
  /// - Returns: Whether it did.
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

  /// Takes the touches of a view that leaves the window, and its gestures, away.
  func viewWillLeave(_ view: View) {
    arena.withdrawRecognizers { $0.view === view }
    for touch in Array(touches.values) + ended where touch.target === view { withhold(touch) }
  }

  /// Takes the touches of some views away, from them and from the gestures in them.
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

  /// Whether recognizers have kept something from views that is theirs now.
  private var hasReleased: Bool {
    touches.values.contains { $0.isDelayed && !arena.delaysBeginning(of: $0) }
      || ended.contains { $0.phase == .cancelled || !arena.delaysEnd(of: $0) }
  }

  /// Tells views what recognizers that have failed since have kept from them.
  private func releaseDelayed(_ now: Duration) {
    guard !ended.isEmpty || touches.values.contains(where: \.isDelayed) else { return }
    for touch in Array(touches.values) + ended
    where touch.isDelayed && !arena.delaysBeginning(of: touch) {
      touch.isDelayed = false
      if touch.heldUntil == nil, touch.phase != .cancelled { tellBegan(touch, event(now)) }
    }
    let over = ended.filter { $0.phase == .cancelled || !arena.delaysEnd(of: $0) }
    ended.removeAll { over.contains($0) }
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

  /// Tells the view of a touch that it began, unless a scroll view around it keeps it to itself.
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

  /// The next moment at which something is due; nil for none.
  private var nextDeadline: Duration? {
    let held = touches.values.lazy.compactMap(\.heldUntil).min()
    guard let deadline = arena.nextDeadline else { return held }
    return held.map { min($0, deadline) } ?? deadline
  }

  /// Tells the view of a touch that it gets no more of it.
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

  /// Asks the host for a call at the next moment that a recognizer waits for.
  private func setAlarm() {
    let deadline = nextDeadline
    guard alarm?.isSet != true || alarm?.moment != deadline else { return }
    alarm?.cancel()
    alarm = deadline.flatMap { moment in
      window.host?.animator.alarm(at: moment) { [weak self] in self?.tick(at: moment) }
    }
  }
}
