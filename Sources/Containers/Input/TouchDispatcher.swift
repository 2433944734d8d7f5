/// Makes touches of what the mouse and the fingers do on a window, and hands them to gesture
/// recognizers and views.
@MainActor
final class TouchDispatcher {
  /// What makes a touch, as the platform tells it.
  enum Source: Hashable {
    case pointer
    case finger(Int)
  }

  private unowned let window: Window
  private var touches: [Source: Touch] = [:] { didSet { last = nil } }
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
    _ source: Source, _ button: PointerButton = .primary, at location: Point, _ now: Duration,
    modifiers: KeyModifierFlags = []
  ) {
    if touches[source] != nil { end(source, at: nil, now, phase: .cancelled) }
    let count = taps.count(button, at: location, now)
    guard let view = window.hitTest(location, with: nil) else { return }
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
    let event = event(now)
    arena.begin(touch, in: view, with: event)
    touch.isDelayed = arena.delaysBeginning(of: touch)
    deliver(touch, event)
    releaseDelayed(now)
    setAlarm()
  }

  /// Moves a touch; does nothing where there is none.
  func move(
    _ source: Source, to location: Point, _ now: Duration, modifiers: KeyModifierFlags = []
  ) {
    guard let touch = touches[source] else { return }
    touch.modifierFlags = modifiers
    rest()
    update(touch, location, now, .moved)
    let event = event(now)
    arena.send(touch, with: event)
    releaseDelayed(now)
    deliver(touch, event)
    setAlarm()
  }

  /// Ends a touch, lifted or cancelled; does nothing where there is none.
  ///
  /// - Parameter location: Where; nil for where it was.
  func end(_ source: Source, at location: Point?, _ now: Duration, phase: Touch.Phase = .ended) {
    guard let touch = touches[source] else { return }
    rest()
    update(touch, location ?? touch.windowLocation, now, phase)
    let event = event(now)
    touches[source] = nil
    ended.append(touch)
    arena.send(touch, with: event)
    arena.finish(touch)
    releaseDelayed(now)
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
      tellBegan(touch, event(now))
    }
    arena.tick(at: now)
    releaseDelayed(now)
    setAlarm()
  }

  /// Takes the touches of a view that leaves the window, and its gestures, away.
  func viewWillLeave(_ view: View) {
    arena.withdrawRecognizers(of: view)
    for touch in Array(touches.values) + ended where touch.target === view { withhold(touch) }
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
    guard touch.isDelivered, let view = touch.view else { return }
    let phase = touch.phase
    touch.phase = .cancelled
    view.touchesCancelled([touch], with: event(touch.timestamp))
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
