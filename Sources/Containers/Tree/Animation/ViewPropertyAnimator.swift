/// An animation of views that can be paused, moved by hand, reversed, and continued in another way.
///
/// Views that it moves take touches unless ``isUserInteractionEnabled`` is false. A running animator
/// is kept until its end; a paused or stopped one is not, and must be finished before it is let go of.
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
  /// How the progress follows from the time.
  public let timingParameters: any TimingCurveProvider
  /// How long the way takes; springs of a body have their own duration.
  public let duration: Duration
  /// How long it waits after ``startAnimation(afterDelay:)``.
  public internal(set) var delay = Duration.zero

  /// Whether the views take touches while they move; true at first.
  ///
  /// Counts for blocks that are run after it was set.
  public var isUserInteractionEnabled = true
  /// Whether it can be paused, moved by hand and stopped; true at first.
  public var isInterruptible = true
  /// Whether a pause turns the curve into a straight line, so that the views follow a finger evenly;
  /// true at first.
  public var scrubsLinearly = true
  /// Whether it pauses at its end, active and without its completions, to be reversed or stopped.
  public var pausesOnCompletion = false

  var phase = PropertyAnimatorPhase.inactive
  var course = PropertyAnimatorCourse.curve
  /// Where it is on the way from the start, 0, to the end, 1: in time, or in ``scrubsLinearly``'s
  /// line.
  var position = 0.0
  /// Where in time the straight line was entered, and what it had there.
  var leftCurve = (time: 0.0, value: 0.0)
  /// What replaces the curve while a timeline moves the animator by hand; nil otherwise.
  var evenProgress: EvenProgress?
  var isBackwards = false
  var items: [PropertyAnimatorItem] = []
  var frozen: [FrozenChange] = []
  var animation: Animation?
  weak var host: (any WindowHost)?
  private var waiting: [(changes: () -> Void, delayFactor: Double)] = []
  private var completions: [(ViewAnimatingPosition) -> Void] = []

  /// Makes an animator with a timing.
  public init(duration: Duration, timingParameters: any TimingCurveProvider) {
    self.duration = timingParameters.settlingDuration ?? max(.zero, duration)
    self.timingParameters = timingParameters
  }

  /// Makes an animator with one of the usual courses.
  public convenience init(
    duration: Duration, curve: AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: CubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a cubic Bézier curve.
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

  /// Makes an animator with a spring that comes to rest at the end.
  public convenience init(
    duration: Duration, dampingRatio: Double, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: SpringTimingParameters(dampingRatio: dampingRatio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  ///
  /// - Parameter options: Its curve, and whether its views take touches.
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
    warn("A property animator was let go of while \(phase): finish it, or stop it, before.")
    for item in items { item.group.end() }
  }

  /// Whether it is inactive, active or stopped.
  public var state: ViewAnimatingState { phase.state }

  /// Whether it moves now, or waits for the end of its delay.
  public var isRunning: Bool { phase == .running }

  /// Whether it runs from its end to its start; may be changed while it runs.
  public var isReversed: Bool {
    get { isBackwards }
    set {
      guard newValue != isBackwards else { return }
      isBackwards = newValue
      if phase == .running { run(along: .curve) }
    }
  }

  /// How much of the way it runs is behind it, 0…1; counted from the end while it is reversed.
  ///
  /// While it runs, a part of the time; while it is paused with ``scrubsLinearly``, a part of the
  /// distance. Setting it pauses the animator, which becomes active if it was not.
  public var fractionComplete: Double {
    get { isBackwards ? 1 - position : position }
    set {
      pauseAnimation()
      let fraction = min(max(newValue, 0), 1)
      scrub(to: isBackwards ? 1 - fraction : fraction)
    }
  }

  /// Adds changes: they begin with the animator, or at once if it is active, and take the rest of its
  /// time.
  ///
  /// - Parameter delayFactor: Which part of that rest they wait first, 0…1.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double = 0) {
    let factor = min(max(delayFactor, 0), 1)
    switch phase {
    case .inactive: waiting.append((animation, factor))
    case .running, .paused: add(animation, factor)
    case .stopped: misuse("A stopped property animator takes no animations: finish it first.")
    }
  }

  /// Adds what is called once at the end, with where that is.
  public func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Moves to another phase; a call that is not allowed in the present one is misuse.
  func enter(_ event: PropertyAnimatorPhase.Event, _ call: String) {
    guard let next = phase.after(event) else {
      misuse("A property animator that is \(phase) cannot be told \(call): see its state first.")
    }
    if event == .pause || event == .stop || event == .abandon, phase == .running, !isInterruptible {
      misuse("A property animator that is not interruptible cannot be told \(call) while it runs.")
    }
    if phase == .inactive, next != .inactive { activate() }
    phase = next
  }

  /// Forgets the changes and takes out the completions.
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
