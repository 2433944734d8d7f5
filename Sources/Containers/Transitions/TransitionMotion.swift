/// What is seen of a transition, from the beginning to the end.
@MainActor
protocol TransitionMotion: AnyObject {
  /// How long it takes; known once it is prepared.
  var duration: Duration { get }
  /// Whether it is seen over some time; known once it is prepared.
  var isAnimated: Bool { get }
  /// The curve by which it runs to its end.
  var curve: TimingCurve { get }
  /// How fast a person let go of it, as a multiple of its own speed; 1 unless a person did.
  var velocity: Double { get }
  /// How far a person has moved it, 0…1; 1 unless a person does.
  var percent: Double { get }
  /// Whether a person moves it from the beginning.
  var startsInteractively: Bool { get }
  /// Whether a person may take it over.
  var isInterruptible: Bool { get }
  /// Whether it puts views in and takes them out by itself, and can be cancelled.
  var movesViews: Bool { get }

  /// Finds out how long it takes.
  func prepare(_ session: TransitionSession)
  /// Sets up what is seen.
  ///
  /// - Returns: Whether something moves, and will end the session.
  func start(_ session: TransitionSession) -> Bool
  /// Called when the session runs, or follows a person's hand.
  func didStart()
  /// Returns how the session ends that is cut in a phase.
  func outcome(ofCutIn phase: TransitionPhase) -> TransitionOutcome
  /// Returns how the session can end that is to end in a way.
  func possible(_ outcome: TransitionOutcome) -> TransitionOutcome
  /// Shows the end, or the beginning, and lets go of what moves.
  func end(_ outcome: TransitionOutcome)
  /// Called right before the `did` callbacks.
  func willTellEnd(_ outcome: TransitionOutcome)

  /// Shows a part of the way, 0…1.
  func show(_ percent: Double)
  /// Holds where it is.
  func hold()
  /// Finds out how the rest of the way runs.
  func chooseRest(_ direction: AnimationTimeline.Direction)
  /// Runs the rest of the way, forward or back.
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
