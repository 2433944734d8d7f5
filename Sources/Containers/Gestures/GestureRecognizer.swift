/// An object that recognizes a gesture in the touches of a view and its descendants.
///
/// A subclass interprets the touches in the four `touches…` methods and calls ``advance(to:)``.
/// Only one recognizer wins a touch, that of the deepest view first, unless a delegate lets two
/// recognize simultaneously.
@MainActor
open class GestureRecognizer {
  /// The current state of the recognizer.
  public private(set) var state = GestureState.possible
  /// The view whose touches the recognizer receives.
  public internal(set) weak var view: View?
  /// The object that controls the recognizer's behavior.
  public weak var delegate: (any GestureRecognizerDelegate)?
  /// Whether the view stops receiving touches that belong to the recognized gesture; true by
  /// default.
  public var cancelsTouchesInView = true
  /// Whether the view receives touches only after the recognizer has failed; false by default.
  public var delaysTouchesBegan = false
  /// Whether the view receives the end of a touch only after the recognizer has failed; true by
  /// default.
  ///
  /// This applies, for example, to the first tap of a double tap. It has no effect if
  /// ``cancelsTouchesInView`` is false.
  public var delaysTouchesEnded = true
  /// The types of touches to recognize; fingers and the mouse by default.
  public var allowedTouchTypes: Set<Touch.Kind> = [.direct, .indirectPointer]
  /// A name for tests and messages.
  public var name: String?
  /// Called after each change of a gesture that was recognized.
  public var onChange: ((GestureRecognizer) -> Void)?

  /// Whether the recognizer is enabled; disabling it cancels a gesture in progress.
  public var isEnabled = true { didSet { if !isEnabled { cancel() } } }

  /// The touches of the gesture that are down, in the order they began.
  ///
  /// A continuous gesture that has ended has none of those that were lifted.
  public internal(set) var touches: [Touch] = []

  /// All touches since the last reset; recognizers compete if these overlap.
  var sequence: Set<Touch> = []
  /// The state to enter once other recognizers have failed.
  var pendingState: GestureState?
  /// The time at which to call ``deadlineReached(at:)``, on the frame clock.
  var deadline: Duration?
  weak var arena: GestureArena?

  /// The actions performed after each change of a recognized gesture, after ``onChange``.
  var actions: [GestureAction] = []
  private var requirements = WeakList<GestureRecognizer>()
  private var lastLocation = Point.zero
  private var lastFlags: KeyModifierFlags = []

  /// Creates a recognizer with a closure to call after each change of a recognized gesture.
  public init(onChange: ((GestureRecognizer) -> Void)? = nil) { self.onChange = onChange }

  /// Makes the recognizer wait until another one has failed.
  public func require(toFail other: GestureRecognizer) {
    guard other !== self else {
      misuse("\(self) cannot wait for its own failure: name another recognizer.")
    }
    requirements.append(other)
  }

  /// The number of touches of the gesture that are down.
  public var numberOfTouches: Int { touches.count }

  /// Returns the center of the touches in a view's bounds, or in the window's if nil, in points.
  ///
  /// After the last touch has ended, this is where it ended.
  open func location(in view: View?) -> Point {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }

  /// Returns the location of one of the touches in a view's bounds, in points.
  public func location(ofTouch index: Int, in view: View?) -> Point {
    guard touches.indices.contains(index) else {
      misuse("\(self) has \(touches.count) touches and none with the index \(index).")
    }
    return touches[index].location(in: view)
  }

  /// The center of the touches in the window, in points.
  var windowLocation: Point {
    guard !touches.isEmpty else { return lastLocation }
    return touches.reduce(Point.zero) { $0 + $1.windowLocation } * (1 / Double(touches.count))
  }

  /// Called when touches begin.
  open func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent) {}
  /// Called when touches move.
  open func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent) {}
  /// Called when touches end.
  open func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent) {}
  /// Called when touches are canceled; the default implementation cancels the gesture.
  open func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent) { cancel() }
  /// Resets the recognizer after a gesture; overrides must call super.
  open func reset() {}
  /// Called at the time requested with ``setDeadline(_:)``.
  open func deadlineReached(at now: Duration) {}
  /// Returns whether a waiting recognizer without touches continues with a new one; false by
  /// default.
  ///
  /// If false, the recognizer fails.
  open func continues(with touch: Touch) -> Bool { false }

  /// Returns whether this recognizer's gesture prevents another one from being recognized; true by
  /// default.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }
  /// Returns whether another recognizer's gesture prevents this one from being recognized; true by
  /// default.
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }
  /// Returns whether this recognizer must wait for another one to fail; false by default.
  open func shouldRequireFailure(of other: GestureRecognizer) -> Bool { false }
  /// Returns whether another recognizer must wait for this one to fail; false by default.
  open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { false }

  /// Requests a call of ``deadlineReached(at:)`` at a time on the frame clock; nil for none.
  public func setDeadline(_ moment: Duration?) { deadline = moment }

  /// Changes the state of the recognizer.
  ///
  /// The change from `.possible` may be delayed until other recognizers have failed, or result in
  /// `.failed` if another recognizer has won the touches.
  public func advance(to newState: GestureState) {
    guard state.canAdvance(to: newState), newState != .possible else {
      misuse("\(self) cannot go from \(state) to \(newState).")
    }
    if state == .possible, newState != .failed, let arena {
      arena.request(newState, by: self)
    } else {
      enter(newState)
    }
  }

  /// The recognizers that must fail before this one may recognize.
  var required: [GestureRecognizer] { Array(requirements) }

  /// Changes the state and performs the actions.
  func enter(_ newState: GestureState) {
    let wasPossible = state == .possible
    trace(.gestures, "\(type(of: self)) of \(view?.identity ?? "no view"): \(state) to \(newState)")
    pendingState = nil
    if state.isActive, newState.isFinal {
      let place = windowLocation
      for touch in touches where [.ended, .cancelled].contains(touch.phase) { remove(touch) }
      if touches.isEmpty { lastLocation = place }
    }
    state = newState
    if newState.isFinal { deadline = nil }
    guard newState != .failed, newState != .possible else { return }
    if wasPossible, cancelsTouchesInView { arena?.claimTouches(of: self) }
    onChange?(self)
    for action in actions { action.run() }
  }

  /// The modifier keys that are down with the latest touch.
  public var modifierFlags: KeyModifierFlags { touches.last?.modifierFlags ?? lastFlags }

  /// Returns whether the recognizer takes another touch, rather than leave it to others.
  func takes(_ touch: Touch) -> Bool { true }

  /// Ends the current gesture: as canceled if it is active, or else as failed.
  func cancel() {
    if state.isActive {
      enter(.cancelled)
    } else if state == .possible, arena != nil {
      enter(.failed)
    }
    if !isEnabled { arena?.settle() }
  }

  func add(_ touch: Touch) {
    touches.append(touch)
    sequence.insert(touch)
  }

  func remove(_ touch: Touch) {
    guard touches.contains(touch) else { return }
    lastLocation = touches.count == 1 ? touch.windowLocation : windowLocation
    lastFlags = touch.modifierFlags
    touches.removeAll { $0 === touch }
  }

  func returnToPossible() {
    reset()
    if !touches.isEmpty { lastLocation = windowLocation }
    touches = []
    sequence = []
    deadline = nil
    pendingState = nil
    state = .possible
    arena = nil
  }
}
