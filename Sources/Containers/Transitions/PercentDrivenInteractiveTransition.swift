/// An interaction controller that moves the animations of an animator by a part of their way.
///
/// It moves every animation that the animator begins in the container: blocks, key frames and property animators, or
/// its interruptible animator, and what goes along. Made for one transition after the other; calls before the
/// first one begins count when it does, and calls after the end of one do nothing.
///
/// ```swift
/// switch pan.state {
/// case .began:
///   let interaction = PercentDrivenInteractiveTransition()
///   self.interaction = interaction
///   showNext(interactionController: interaction)
/// case .changed: interaction?.update(-pan.translation(in: view).x / view.bounds.width)
/// case .ended where isFarEnough: interaction?.finish()
/// default: interaction?.cancel()
/// }
/// ```
@MainActor
open class PercentDrivenInteractiveTransition: ViewControllerInteractiveTransitioning {
  private enum Phase {
    /// No transition has begun yet.
    case early
    case attached
    case over
  }

  /// What was called before the transition began.
  private enum Call {
    case pause, finish, cancel
  }

  private var phase = Phase.early
  private var earlyPercent: Double?
  private var earlyCall: Call?
  private weak var context: (any ViewControllerContextTransitioning)?

  /// How long the animations take; zero before the transition.
  public private(set) var duration = Duration.zero
  /// How far the transition was moved last, 0…1.
  public private(set) var percentComplete = 0.0
  /// How fast the rest runs after ``finish()`` or ``cancel()``, as a multiple of the animation's own speed.
  ///
  /// One that is not above 0 is a trap when the rest is to run.
  open var completionSpeed = 1.0
  /// The curve by which the rest runs, where there is no ``timingCurve``.
  open var completionCurve = AnimationCurve.easeInOut
  /// The timing by which the rest runs; nil for ``completionCurve``.
  ///
  /// A spring of a body takes its own time.
  open var timingCurve: (any TimingCurveProvider)?
  /// Whether the transition begins with the interaction; where it is false, ``pause()`` takes it over.
  open var wantsInteractiveStart = true

  /// Makes an interaction controller.
  public init() {}

  /// Lets the animator begin, held at the start.
  open func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
    if !(context is TransitionContext) { begin(with: context, .zero) }
    (context as? TransitionContext)?.animate()
    useEarlyCalls()
  }

  /// Moves the transition to a part of its way; what lies outside 0…1 is moved into it.
  open func update(_ percentComplete: Double) {
    let percent = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    switch phase {
    case .early: earlyPercent = percent
    case .attached:
      guard let context, context.isInteractive else { return }
      self.percentComplete = percent
      context.updateInteractiveTransition(percent)
    case .over: break
    }
  }

  /// Takes over a transition that runs, or that runs the rest of its way.
  open func pause() {
    guard phase == .attached, let context else {
      if phase == .early { earlyCall = .pause }
      return
    }
    context.pauseInteractiveTransition()
    if let context = context as? TransitionContext, context.isInteractive {
      percentComplete = context.percentComplete
    }
  }

  /// Lets go: the rest of the way runs.
  open func finish() { call(.finish) }

  /// Lets go: the way back runs, and the transition is cancelled.
  open func cancel() { call(.cancel) }

  private func call(_ call: Call) {
    switch phase {
    case .early: earlyCall = call
    case .attached:
      switch call {
      case .finish: context?.finishInteractiveTransition()
      case .cancel: context?.cancelInteractiveTransition()
      case .pause: pause()
      }
    case .over: break
    }
  }

  /// Takes a transition that is about to begin.
  func attach(to context: TransitionContext, _ duration: Duration) {
    begin(with: context, duration)
  }

  /// Uses what was called early where the transition begins by itself.
  func animationDidStart() { useEarlyCalls() }

  /// Lets go of the transition, which has ended.
  func detach() {
    context = nil
    phase = .over
  }

  private func begin(with context: any ViewControllerContextTransitioning, _ duration: Duration) {
    self.context = context
    self.duration = duration
    percentComplete = 0
    phase = .attached
  }

  private func useEarlyCalls() {
    let (percent, call) = (earlyPercent, earlyCall)
    (earlyPercent, earlyCall) = (nil, nil)
    if call == .pause { pause() }
    if let percent { update(percent) }
    if let call, call != .pause { self.call(call) }
  }
}
