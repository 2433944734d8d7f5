/// The motion of an app-defined animator, optionally driven by an interaction controller.
///
/// With an interaction controller, the animations that the animator begins run on a timeline,
/// unless it provides an interruptible animator. Alongside animations run on the timeline in either
/// case.
@MainActor
final class AnimatorMotion: TransitionMotion {
  private let animator: any ViewControllerAnimatedTransitioning
  private let interactionController: (any ViewControllerInteractiveTransitioning)?
  private let isWanted: Bool
  private(set) var duration = Duration.zero
  private(set) var isAnimated = false
  private(set) var percent = 1.0
  private(set) var velocity = 1.0
  private(set) var startsInteractively = false
  /// The curve of the remaining animation after an interaction, or `nil` before.
  private var restCurve: TimingCurve?
  private var restDuration = Duration.zero
  private var timeline: AnimationTimeline?
  private var interruptibleAnimator: (any ViewImplicitlyAnimating)?
  private weak var session: TransitionSession?
  private weak var host: (any WindowHost)?
  /// Retained until the animator receives the context, whose lifetime then depends on the animator.
  private var newContext: TransitionContext?
  private weak var context: TransitionContext?

  /// - Parameter isWanted: Whether the transition may be animated.
  init(
    _ animator: any ViewControllerAnimatedTransitioning,
    _ interactionController: (any ViewControllerInteractiveTransitioning)?, isWanted: Bool
  ) {
    self.animator = animator
    self.interactionController = interactionController
    self.isWanted = isWanted
  }

  var movesViews: Bool { true }

  var curve: TimingCurve {
    restCurve ?? (interruptibleAnimator as? ViewPropertyAnimator)?.curve
      ?? interactionController?.completionCurve.timingCurve ?? .easeInOut
  }

  var isInterruptible: Bool {
    isAnimated && (interactionController != nil || mayPauseAnimator)
  }

  private var mayPauseAnimator: Bool {
    guard let interruptibleAnimator else { return false }
    return (interruptibleAnimator as? ViewPropertyAnimator)?.isInterruptible ?? true
  }

  // MARK: Beginning

  func prepare(_ session: TransitionSession) {
    self.session = session
    guard isWanted, let host = session.exchange?.window?.shown?.host else { return }
    self.host = host
    isAnimated = true
    let context = TransitionContext(session, animator: "\(type(of: animator))")
    (newContext, self.context) = (context, context)
    duration = max(.zero, animator.transitionDuration(using: context))
    startsInteractively = interactionController?.wantsInteractiveStart ?? false
    if startsInteractively { percent = 0 }
    (interactionController as? PercentDrivenInteractiveTransition)?.attach(to: context, duration)
  }

  func start(_ session: TransitionSession) -> Bool {
    defer { newContext = nil }
    guard let exchange = session.exchange, session.phase == .prepared, isAnimated, let host,
      exchange.window?.shown != nil, exchange.takesNew, let context = newContext
    else {
      newContext?.isOver = true
      if session.exchange?.putNewViewIn() != true { session.placeIsLost() }
      return false
    }
    interruptibleAnimator = animator.interruptibleAnimator(using: context)
    host.animator.hold(session)
    session.moving.keepMoving(exchange.views)
    if isInterruptible {
      timeline = AnimationTimeline(duration, host: host)
    } else {
      session.moving.blockInput(of: exchange.views)
    }
    if startsInteractively, let interactionController {
      interactionController.startInteractiveTransition(context)
    } else {
      animate(context)
    }
    accompany(session)
    host.setNeedsFrame()
    return true
  }

  /// Starts the animator.
  ///
  /// Animations that it begins in the container join the timeline of the transition.
  func animate(_ context: TransitionContext) {
    guard session?.phase.isPreparing == true else { return }
    if let interruptibleAnimator, mayPauseAnimator {
      if startsInteractively {
        interruptibleAnimator.pauseAnimation()
      } else {
        animator.animateTransition(using: context)
      }
    } else if let timeline {
      timeline.record(in: session?.container) { animator.animateTransition(using: context) }
    } else {
      animator.animateTransition(using: context)
    }
  }

  func didStart() {
    if startsInteractively {
      timeline?.hold()
      timeline?.show(percent)
    } else {
      timeline?.play()
      (interactionController as? PercentDrivenInteractiveTransition)?.animationDidStart()
    }
  }

  /// Runs the alongside animations with the duration and curve of the transition.
  func accompany(_ session: TransitionSession) {
    View.performWithoutAnimation { session.container?.layoutIfNeeded() }
    let request = AnimationRequest(Animation.Timing(duration: duration, curve: curve), [])
    let changes = {
      View.run(request, { session.companions.begin(session.coordinator) }, nil)
    }
    if let timeline { timeline.record(in: nil, changes) } else { changes() }
  }

  // MARK: Interaction

  func show(_ percent: Double) {
    self.percent = percent
    interruptibleAnimator?.fractionComplete = percent
    timeline?.show(percent)
  }

  func hold() {
    timeline?.hold()
    guard let interruptibleAnimator else {
      percent = timeline?.fraction ?? 1
      return
    }
    if let context { checkIdentity(with: animator.interruptibleAnimator(using: context)) }
    interruptibleAnimator.pauseAnimation()
    interruptibleAnimator.isReversed = false
    percent = interruptibleAnimator.fractionComplete
  }

  func chooseRest(_ direction: AnimationTimeline.Direction) {
    let speed = interactionController?.completionSpeed ?? 1
    guard speed > 0 else {
      misuse(
        "\(interactionController.map { "\(type(of: $0))" } ?? "") cannot run the rest of a transition "
          + "at the speed \(speed): set a completionSpeed above 0.")
    }
    velocity = speed
    let parameters = restParameters
    let time = timeline.map { $0.rest(direction) / speed } ?? .zero
    restDuration = parameters.settlingDuration ?? time
    restCurve = parameters.timingCurve(for: restDuration)
  }

  func run(_ direction: AnimationTimeline.Direction) {
    timeline?.hold()
    timeline?.run(direction, over: restDuration, curve: curve)
    guard let interruptibleAnimator else { return }
    interruptibleAnimator.pauseAnimation()
    interruptibleAnimator.isReversed = direction == .backward
    interruptibleAnimator.continueAnimation(
      withTimingParameters: restParameters,
      durationFactor: duration > .zero ? restDuration / duration : 0)
  }

  private var restParameters: any TimingCurveProvider {
    (interactionController as? PercentDrivenInteractiveTransition)?.timingCurve
      ?? CubicTimingParameters(
        animationCurve: interactionController?.completionCurve ?? .easeInOut)
  }

  private func checkIdentity(with other: (any ViewImplicitlyAnimating)?) {
    guard other !== interruptibleAnimator else { return }
    misuse(
      "\(type(of: animator)).interruptibleAnimator(using:) returned a second animator for one "
        + "transition: keep the first one and return it each time.")
  }

  // MARK: Ending

  func outcome(ofCutIn phase: TransitionPhase) -> TransitionOutcome {
    switch phase {
    case .scheduled: session?.exchange?.outcomeBeforeBeginning ?? .cancelled
    case .interactive, .canceling: .cancelled
    default: phase.isPreparing && startsInteractively ? .cancelled : .completed
    }
  }

  func possible(_ outcome: TransitionOutcome) -> TransitionOutcome {
    guard outcome != .cancelled, let exchange = session?.exchange else { return outcome }
    if exchange.holdsNew { return .completed }
    guard exchange.takesNew else { return .cancelled }
    // Only an animator that has received the context could have added the view.
    if isAnimated, newContext == nil, let new = exchange.controller(.to) {
      warn(
        "\(type(of: animator)) completed a transition without the view of \(new.name) in "
          + "its container, so it was added: add it in animateTransition(using:).")
    }
    return exchange.putNewViewIn() ? .completed : .cancelled
  }

  func end(_ outcome: TransitionOutcome) {
    context?.isOver = true
    (interactionController as? PercentDrivenInteractiveTransition)?.detach()
    if outcome == .cancelled { timeline?.reverse() } else { timeline?.finish() }
    if let interruptibleAnimator, mayPauseAnimator {
      if interruptibleAnimator.state == .active { interruptibleAnimator.stopAnimation(false) }
      if interruptibleAnimator.state == .stopped {
        interruptibleAnimator.finishAnimation(at: outcome == .cancelled ? .start : .end)
      }
    }
    if let session { host?.animator.release(session) }
  }

  func willTellEnd(_ outcome: TransitionOutcome) {
    if isAnimated { animator.animationEnded(outcome != .cancelled) }
  }
}
