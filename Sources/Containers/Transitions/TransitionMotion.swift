/// The visible motion of a transition, from start to end.
@MainActor
protocol TransitionMotion: AnyObject {
  /// The duration; valid once the motion is prepared.
  var duration: Duration { get }
  /// Whether the transition is animated; valid once the motion is prepared.
  var isAnimated: Bool { get }
  /// The curve to the end.
  var curve: TimingCurve { get }
  /// The velocity at the end of an interaction, as a multiple of the normal speed; 1 without one.
  var velocity: Double { get }
  /// The completed fraction of an interaction, 0…1; 1 without one.
  var percent: Double { get }
  /// Whether the transition begins interactively.
  var startsInteractively: Bool { get }
  /// Whether the user can take over the transition.
  var isInterruptible: Bool { get }
  /// Whether the motion adds and removes the views itself and can be canceled.
  var movesViews: Bool { get }

  /// Determines the duration.
  func prepare(_ session: TransitionSession)
  /// Sets up the animation.
  ///
  /// - Returns: Whether an animation runs that will end the session.
  func start(_ session: TransitionSession) -> Bool
  /// Called when the session starts running or becomes interactive.
  func didStart()
  /// Returns the outcome of a session that is cut in a phase.
  func outcome(ofCutIn phase: TransitionPhase) -> TransitionOutcome
  /// Returns the outcome that is possible if the given one is requested.
  func possible(_ outcome: TransitionOutcome) -> TransitionOutcome
  /// Shows the end, or the start if canceled, and releases the animations.
  func end(_ outcome: TransitionOutcome)
  /// Called right before the `did` callbacks.
  func willTellEnd(_ outcome: TransitionOutcome)

  /// Shows a fraction of the transition, 0…1.
  func show(_ percent: Double)
  /// Pauses at the current position.
  func hold()
  /// Determines the timing of the remaining animation.
  func chooseRest(_ direction: AnimationTimeline.Direction)
  /// Runs the remaining animation, forward or backward.
  func run(_ direction: AnimationTimeline.Direction)
}

extension TransitionMotion {
  var isAnimated: Bool { duration > .zero }
  var velocity: Double { 1 }
  var percent: Double { 1 }
  var startsInteractively: Bool { false }
  var isInterruptible: Bool { false }
  var movesViews: Bool { false }

  func prepare(_ session: TransitionSession) {}
  func didStart() {}
  func outcome(ofCutIn phase: TransitionPhase) -> TransitionOutcome { .cutShort }
  func possible(_ outcome: TransitionOutcome) -> TransitionOutcome { outcome }
  func end(_ outcome: TransitionOutcome) {}
  func willTellEnd(_ outcome: TransitionOutcome) {}
  func show(_ percent: Double) {}
  func hold() {}
  func chooseRest(_ direction: AnimationTimeline.Direction) {}
  func run(_ direction: AnimationTimeline.Direction) {}
}
