/// An object that advances an application's animations, display links, and alarms by the frame
/// clock.
@MainActor
public final class Animator {
  /// The moment of the last step.
  public private(set) var now = Duration.zero
  private var alarms: [Alarm] = []
  // Reused across steps to avoid allocations.
  private var due: [Alarm] = []
  private var animations: [Animation] = []
  private var links = WeakList<DisplayLink>()
  private var completions: [() -> Void] = []
  /// Objects retained until they are released, such as an interactive transition.
  private var held: [ObjectIdentifier: AnyObject] = [:]
  /// Retained as long as an animator may use them.
  private let settings = AnimationSettings.shared()

  /// Creates an animator with nothing to do.
  public init() {}

  /// Whether nothing is running or scheduled.
  public var isIdle: Bool { !isRunning && nextDeadline == nil }

  /// Whether something is running and needs a step in every frame.
  public var isRunning: Bool {
    !completions.isEmpty || animations.contains { $0.isRunning && hasBegun($0) }
      || links.contains { !$0.isPaused }
  }

  /// The moment of the next alarm or delayed animation, or `nil` if there is none.
  ///
  /// While ``isRunning`` is true, the next frame comes first.
  public var nextDeadline: Duration? {
    let alarm = alarms.lazy.filter(\.isSet).map(\.moment).min()
    let start = animations.lazy.filter { [self] in $0.isRunning && !hasBegun($0) }
      .compactMap(\.start).min()
    guard let alarm, let start else { return alarm ?? start }
    return min(alarm, start)
  }

  /// Whether an alarm or a delayed animation is due at a moment.
  func isDue(at now: Duration) -> Bool { nextDeadline.map { $0 <= now } ?? false }

  /// Sets an alarm that rings in the first step at or after a moment.
  @discardableResult
  public func alarm(at moment: Duration, _ action: @escaping () -> Void) -> Alarm {
    let alarm = Alarm(moment: moment, action: action)
    alarms.append(alarm)
    return alarm
  }

  /// Performs a change over time.
  ///
  /// - Parameters:
  ///   - timing: The timing of the animation.
  ///   - now: The moment at which the delay starts, or `nil` for the commit of the current turn, so
  ///     that the time taken by the turn itself is not cut off the beginning.
  ///   - update: Called with the progress in each step: 0 at the start, 1 at the end.
  ///   - completion: Called once after the last update, with `true` at the end or `false` if the
  ///     animation was stopped.
  @discardableResult
  public func run(
    _ timing: Animation.Timing, at now: Duration? = nil, update: @escaping (Double) -> Void,
    completion: ((Bool) -> Void)? = nil
  ) -> Animation {
    let animation = Animation(
      timing, at: now, animator: self, update: update, completion: completion)
    animations.append(animation)
    return animation
  }

  /// Advances to a moment of the frame clock.
  ///
  /// Alarms ring first; then display links are called, animations advance, and completions run.
  public func step(to now: Duration) {
    self.now = max(now, self.now)
    ringAlarms()
    for link in links { link.step(to: self.now) }
    for animation in animations { animation.step(to: self.now) }
    animations.removeAll { !$0.isRunning }
    let due = completions
    completions = []
    for completion in due { completion() }
  }

  /// Starts the animations created since the last commit, whose start values are on screen now.
  public func commit(at now: Duration) {
    for animation in animations { animation.begin(at: now) }
  }

  /// Runs a closure at the end of the current step, or otherwise of the next one.
  func enqueue(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Retains an object until it is released or the animator is deallocated.
  func hold(_ object: AnyObject) { held[ObjectIdentifier(object)] = object }

  /// Releases a retained object.
  func release(_ object: AnyObject) { held[ObjectIdentifier(object)] = nil }

  func add(_ link: DisplayLink) { links.append(link) }

  private func hasBegun(_ animation: Animation) -> Bool {
    guard let start = animation.start else { return true }
    return animation.timing.delay <= .zero || start <= now
  }

  private func ringAlarms() {
    for alarm in alarms where alarm.isSet && alarm.moment <= now { due.append(alarm) }
    alarms.removeAll { !$0.isSet || $0.moment <= now }
    due.sort { $0.moment < $1.moment }
    for alarm in due { alarm.ring() }
    due.removeAll(keepingCapacity: true)
  }
}
