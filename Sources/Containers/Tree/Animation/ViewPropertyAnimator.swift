/// An object that animates changes to views and can be paused, scrubbed, reversed, and resumed.
///
/// The views receive touches unless ``isUserInteractionEnabled`` is `false`. A running animator is
/// retained until it ends. A paused or stopped animator is not retained, and must be finished
/// before it is released.
///
/// ```swift
/// let animator = ViewPropertyAnimator(duration: .milliseconds(400), dampingRatio: 0.8) {
///   sheet.frame.origin.y = 120
/// }
/// animator.addCompletion { if $0 == .start { sheet.removeFromSuperview() } }
///
/// // While a finger moves:
/// animator.fractionComplete = translation.y / 300
/// // When it is lifted too early:
/// animator.isReversed = true
/// animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
/// ```
@MainActor
public final class ViewPropertyAnimator: ViewImplicitlyAnimating {
  /// The timing of the animation.
  public let timingParameters: any TimingCurveProvider
  /// The duration of the animation.
  ///
  /// Springs with physical parameters determine their own.
  public let duration: Duration
  /// The delay passed to ``startAnimation(afterDelay:)``.
  public internal(set) var delay = Duration.zero

  /// Whether the views receive touches while they move; `true` by default.
  ///
  /// The value applies to blocks that run after it is set.
  public var isUserInteractionEnabled = true
  /// Whether the animation can be paused, scrubbed, and stopped; `true` by default.
  public var isInterruptible = true
  /// Whether a paused animation is scrubbed linearly, so that views follow a finger evenly, instead
  /// of along the curve; `true` by default.
  public var scrubsLinearly = true
  /// Whether the animator pauses at its end instead of calling its completions.
  ///
  /// It remains active and can be reversed or stopped.
  public var pausesOnCompletion = false

  var phase = PropertyAnimatorPhase.inactive
  var course = PropertyAnimatorCourse.curve
  /// The position between the start, 0, and the end, 1: a fraction of the time, or of the distance
  /// while ``scrubsLinearly`` applies.
  var position = 0.0
  /// The time and distance at which linear scrubbing began.
  var leftCurve = (time: 0.0, value: 0.0)
  /// The linear progress that replaces the curve while a timeline is scrubbed; nil otherwise.
  var evenProgress: EvenProgress?
  var isBackwards = false
  var items: [PropertyAnimatorItem] = []
  var frozen: [FrozenChange] = []
  var animation: Animation?
  weak var host: (any WindowHost)?
  private var waiting: [(changes: () -> Void, delayFactor: Double)] = []
  private var completions: [(ViewAnimatingPosition) -> Void] = []

  /// Creates an animator with the given timing.
  public init(duration: Duration, timingParameters: any TimingCurveProvider) {
    self.duration = timingParameters.settlingDuration ?? max(.zero, duration)
    self.timingParameters = timingParameters
  }

  /// Creates an animator with a standard curve.
  public convenience init(
    duration: Duration, curve: AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: CubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bézier curve.
  public convenience init(
    duration: Duration, controlPoint1: Point, controlPoint2: Point,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: CubicTimingParameters(
        controlPoint1: controlPoint1, controlPoint2: controlPoint2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that comes to rest at the end.
  public convenience init(
    duration: Duration, dampingRatio: Double, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: SpringTimingParameters(dampingRatio: dampingRatio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  ///
  /// - Parameter options: The curve, and whether the views receive touches.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: Duration, delay: Duration = .zero, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((ViewAnimatingPosition) -> Void)? = nil
  ) -> ViewPropertyAnimator {
    let animator = ViewPropertyAnimator(
      duration: duration,
      timingParameters: CubicTimingParameters(animationCurve: options.animationCurve))
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  isolated deinit {
    guard phase == .paused || phase == .stopped else { return }
    warn("A property animator was released while \(phase): stop and finish it first.")
    for item in items { item.group.end() }
  }

  /// The state of the animator: inactive, active, or stopped.
  public var state: ViewAnimatingState { phase.state }

  /// Whether the animation is running or waiting for the end of its delay.
  public var isRunning: Bool { phase == .running }

  /// Whether the animation runs from its end to its start.
  ///
  /// You can change the value while the animation runs.
  public var isReversed: Bool {
    get { isBackwards }
    set {
      guard newValue != isBackwards else { return }
      isBackwards = newValue
      if phase == .running { run(along: .curve) }
    }
  }

  /// The completed fraction of the animation, 0…1, counted from the end while it is reversed.
  ///
  /// It is a fraction of the time while the animation runs, and of the distance while it is paused
  /// with ``scrubsLinearly``. Setting it pauses the animator and activates it if necessary.
  public var fractionComplete: Double {
    get { isBackwards ? 1 - position : position }
    set {
      pauseAnimation()
      let fraction = min(max(newValue, 0), 1)
      scrub(to: isBackwards ? 1 - fraction : fraction)
    }
  }

  /// Adds changes that start with the animator, or immediately if it is active, and take the rest
  /// of its time.
  ///
  /// - Parameter delayFactor: The fraction of the remaining time to wait first, 0…1.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double = 0) {
    let factor = min(max(delayFactor, 0), 1)
    switch phase {
    case .inactive: waiting.append((animation, factor))
    case .running, .paused: add(animation, factor)
    case .stopped: misuse("A stopped property animator cannot take animations: finish it first.")
    }
  }

  /// Adds a closure that is called once at the end, with the final position.
  public func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Enters the phase that follows an event.
  ///
  /// An event that the current phase does not allow is a programming error.
  func enter(_ event: PropertyAnimatorPhase.Event, _ call: String) {
    guard let next = phase.after(event) else {
      misuse("\(call) cannot be called on a property animator that is \(phase): check its state.")
    }
    if event == .pause || event == .stop || event == .abandon, phase == .running, !isInterruptible {
      misuse("\(call) cannot be called on a running property animator that is not interruptible.")
    }
    if phase == .inactive, next != .inactive { activate() }
    phase = next
  }

  /// Resets the animator and returns its completions.
  func reset() -> [(ViewAnimatingPosition) -> Void] {
    let due = completions
    completions = []
    items = []
    frozen = []
    position = 0
    course = .curve
    evenProgress = nil
    isBackwards = false
    return due
  }

  private func activate() {
    let blocks = waiting
    waiting = []
    for block in blocks { add(block.changes, block.delayFactor) }
  }

  private func add(_ changes: () -> Void, _ delayFactor: Double) {
    guard View.areAnimationsEnabled else {
      changes()
      return
    }
    let timing = Animation.Timing(duration: duration, curve: curve)
    let recorder = AnimationRecorder(
      AnimationRequest(timing, isUserInteractionEnabled ? .allowUserInteraction : []),
      isDrivenByAnimator: true)
    recorder.record(changes)
    if let host = recorder.host { self.host = host }
    for completion in recorder.completions { addCompletion { completion($0 == .end) } }
    let tracks = recorder.tracks + recorder.parts.flatMap(\.tracks)
    guard !tracks.isEmpty else { return }
    items.append(
      PropertyAnimatorItem(tracks, from: position + (1 - position) * delayFactor))
  }
}
