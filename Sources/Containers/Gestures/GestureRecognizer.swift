/// An object that looks at the touches of a view and all it holds and tells when they are a gesture.
///
/// A subclass follows the touches in the four `touches…` methods and calls ``advance(to:)``. Only one
/// recognizer wins a touch, that of the deepest view first, unless a delegate lets two share it.
@MainActor
open class GestureRecognizer {
  /// Where the recognizer stands.
  public private(set) var state = GestureState.possible
  /// The view whose touches are looked at.
  public internal(set) weak var view: View?
  /// What has a say in the recognizer's decisions.
  public weak var delegate: (any GestureRecognizerDelegate)?
  /// Whether the view gets a touch no more once it belongs to the gesture; true at first.
  public var cancelsTouchesInView = true
  /// Whether the view hears of a touch only once the recognizer has failed; false at first.
  public var delaysTouchesBegan = false
  /// Whether the view hears of the end of a touch only once the recognizer has failed, as after the
  /// first of two taps; true at first, and without effect where the view keeps its touches anyway.
  public var delaysTouchesEnded = true
  /// What may make the touches; fingers and the mouse at first.
  public var allowedTouchTypes: Set<Touch.Kind> = [.direct, .indirectPointer]
  /// A name for tests and messages.
  public var name: String?
  /// Called after each change of a gesture that is or was recognized.
  public var onChange: ((GestureRecognizer) -> Void)?

  /// Whether the recognizer looks at touches; false cancels a gesture that is going on.
  public var isEnabled = true { didSet { if !isEnabled { cancel() } } }

  /// The touches that are down and belong to the recognizer, in the order of their beginning.
  public internal(set) var touches: [Touch] = []

  /// All touches since the last reset: recognizers contend where these overlap.
  var sequence: Set<Touch> = []
  /// The state that waits for other recognizers to fail.
  var pendingState: GestureState?
  /// When ``deadlineReached(at:)`` is to be called, on the frame clock.
  var deadline: Duration?
  weak var arena: GestureArena?

  /// What is called after each change of a recognized gesture, after ``onChange``.
  var actions: [GestureAction] = []
  private var requirements: [WeakRecognizer] = []
  private var lastLocation = Point.zero

  /// Makes a recognizer, with what to call after each change of a recognized gesture.
  public init(onChange: ((GestureRecognizer) -> Void)? = nil) { self.onChange = onChange }

  /// Holds the recognizer back until another has failed.
  public func require(toFail other: GestureRecognizer) {
    guard other !== self else { misuse("\(self) cannot wait for its own failure.") }
    requirements.append(WeakRecognizer(recognizer: other))
  }

  /// How many touches that are down belong to the gesture.
  public var numberOfTouches: Int { touches.count }

  /// Returns the middle of the touches in a view's bounds, in points; nil stands for the window.
  ///
  /// After the last touch it is where that was lifted.
  open func location(in view: View?) -> Point {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }

  /// Returns the position of one of the touches in a view's bounds, in points.
  public func location(ofTouch index: Int, in view: View?) -> Point {
    guard touches.indices.contains(index) else {
      misuse("\(self) has \(touches.count) touches and none with the index \(index).")
    }
    return touches[index].location(in: view)
  }

  /// The middle of the touches in the window, in points.
  var windowLocation: Point {
    guard !touches.isEmpty else { return lastLocation }
    return touches.reduce(Point.zero) { $0 + $1.windowLocation } * (1 / Double(touches.count))
  }

  /// Tells that touches began.
  open func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent) {}
  /// Tells that touches moved.
  open func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent) {}
  /// Tells that touches were lifted.
  open func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent) {}
  /// Tells that touches were taken away; ends the gesture unless overridden.
  open func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent) { cancel() }
  /// Forgets everything about the last gesture; call super.
  open func reset() {}
  /// Tells that the moment asked for with ``setDeadline(_:)`` has come.
  open func deadlineReached(at now: Duration) {}
  /// Whether a recognizer without touches that waits for more goes on with a new one; no unless
  /// overridden, and then it fails.
  open func continues(with touch: Touch) -> Bool { false }

  /// Whether the recognizer keeps another from recognizing when it recognizes; true unless overridden.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }
  /// Whether another that recognizes keeps the recognizer from it; true unless overridden.
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }
  /// Whether another must have failed before the recognizer recognizes; false unless overridden.
  open func shouldRequireFailure(of other: GestureRecognizer) -> Bool { false }
  /// Whether the recognizer must have failed before another recognizes; false unless overridden.
  open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { false }

  /// Asks for a call of ``deadlineReached(at:)`` at a moment of the frame clock; nil for none.
  public func setDeadline(_ moment: Duration?) { deadline = moment }

  /// Moves the recognizer to another state; the first step out of `.possible` may be held back until
  /// others have failed, or become a failure because another recognizer has won the touches.
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

  /// The recognizers that must fail first.
  var required: [GestureRecognizer] { requirements.compactMap(\.recognizer) }

  /// Changes the state and tells about it.
  func enter(_ newState: GestureState) {
    let wasPossible = state == .possible
    trace(.gestures, "\(type(of: self)) of \(view?.identity ?? "no view"): \(state) to \(newState)")
    pendingState = nil
    state = newState
    if newState.isFinal { deadline = nil }
    guard newState != .failed, newState != .possible else { return }
    if wasPossible, cancelsTouchesInView { arena?.claimTouches(of: self) }
    onChange?(self)
    for action in actions { action.run() }
  }

  /// The modifier keys that are down with the latest touch.
  public var modifierFlags: KeyModifierFlags { touches.last?.modifierFlags ?? [] }

  /// Ends what is going on, as a cancelled gesture or as none.
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

/// A recognizer that is not kept alive.
struct WeakRecognizer {
  weak var recognizer: GestureRecognizer?
}
