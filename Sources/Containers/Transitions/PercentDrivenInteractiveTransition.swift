/// An interaction controller that drives an animator's animations by a completed fraction.
///
/// It drives all animations that the animator begins in the container (blocks, keyframes, and
/// property animators), or its interruptible animator, together with alongside animations. Create
/// one for each transition. Calls before the transition begins take effect when it does; calls
/// after its end do nothing.
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
  /// A call made before the transition began.
  private enum Call {
    case pause, finish, cancel
  }

  private var hasBegun = false
  private var earlyPercent: Double?
  private var earlyCall: Call?
  private weak var context: (any ViewControllerContextTransitioning)?

  /// The duration of the animations, or zero before the transition.
  public private(set) var duration = Duration.zero
  /// The last completed fraction that was set, 0…1.
  public private(set) var percentComplete = 0.0
  /// The speed of the remaining animation after ``finish()`` or ``cancel()``, as a multiple of its
  /// normal speed.
  ///
  /// A value that is not greater than 0 is a programming error when the remaining animation starts.
  open var completionSpeed = 1.0
  /// The curve of the remaining animation if ``timingCurve`` is `nil`.
  open var completionCurve = AnimationCurve.easeInOut
  /// The timing of the remaining animation, or `nil` to use ``completionCurve``.
  ///
  /// A spring with physical parameters determines its own duration.
  open var timingCurve: (any TimingCurveProvider)?
  /// Whether the transition begins interactively.
  ///
  /// If `false`, the animation starts by itself and ``pause()`` takes it over.
  open var wantsInteractiveStart = true

  /// Creates an interaction controller.
  public init() {}

  /// Starts the animator, paused at the beginning.
  open func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
    if !(context is TransitionContext) { begin(with: context, .zero) }
    (context as? TransitionContext)?.animate()
    useEarlyCalls()
  }

  /// Shows a fraction of the transition, clamped to 0…1.
  open func update(_ percentComplete: Double) {
    let percent = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    guard hasBegun else {
      earlyPercent = percent
      return
    }
    guard let context, context.isInteractive else { return }
    self.percentComplete = percent
    context.updateInteractiveTransition(percent)
  }

  /// Takes over a running transition, including one that is finishing or being canceled.
  open func pause() {
    guard hasBegun else {
      earlyCall = .pause
      return
    }
    guard let context else { return }
    context.pauseInteractiveTransition()
    if let context = context as? TransitionContext, context.isInteractive {
      percentComplete = context.percentComplete
    }
  }

  /// Ends the interaction and runs the transition to its end.
  open func finish() { call(.finish) }

  /// Ends the interaction, runs the transition back to its start, and cancels it.
  open func cancel() { call(.cancel) }

  private func call(_ call: Call) {
    guard hasBegun else {
      earlyCall = call
      return
    }
    switch call {
    case .finish: context?.finishInteractiveTransition()
    case .cancel: context?.cancelInteractiveTransition()
    case .pause: pause()
    }
  }

  /// Attaches the controller to a transition that is about to begin.
  func attach(to context: TransitionContext, _ duration: Duration) {
    begin(with: context, duration)
  }

  /// Applies early calls if the transition begins noninteractively.
  func animationDidStart() { useEarlyCalls() }

  /// Detaches from a transition that has ended.
  func detach() { context = nil }

  private func begin(with context: any ViewControllerContextTransitioning, _ duration: Duration) {
    self.context = context
    self.duration = duration
    percentComplete = 0
    hasBegun = true
  }

  private func useEarlyCalls() {
    let (percent, call) = (earlyPercent, earlyCall)
    (earlyPercent, earlyCall) = (nil, nil)
    if call == .pause { pause() }
    if let percent { update(percent) }
    if let call, call != .pause { self.call(call) }
  }
}
