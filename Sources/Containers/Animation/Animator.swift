/// Steps the running animations of an application, its display links and its alarms, by the moments
/// that the frame clock gives it.
@MainActor
public final class Animator {
  /// The moment of the last step.
  public private(set) var now = Duration.zero
  private var alarms: [Alarm] = []
  // Kept from step to step.
  private var due: [Alarm] = []
  private var animations: [Animation] = []
  private var links: [WeakLink] = []
  private var completions: [() -> Void] = []
  /// What lives until it says that it is over, such as a transition that a finger holds.
  private var held: [ObjectIdentifier: AnyObject] = [:]
  /// Kept for as long as an animator might heed them.
  private let settings = AnimationSettings.shared()

  private struct WeakLink {
    weak var link: DisplayLink?
  }

  /// Makes an animator with nothing to step.
  public init() {}

  /// Whether nothing is going on or set.
  public var isIdle: Bool { !isRunning && nextDeadline == nil }

  /// Whether something moves and wants a step in every frame.
  public var isRunning: Bool {
    !completions.isEmpty || animations.contains { $0.isRunning && hasBegun($0) }
      || links.contains { $0.link?.isPaused == false }
  }

  /// The moment of the next alarm or delayed animation; nil for none.
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

  /// Sets an alarm that rings in the first step at a moment or after it.
  @discardableResult
  public func alarm(at moment: Duration, _ action: @escaping () -> Void) -> Alarm {
    let alarm = Alarm(moment: moment, action: action)
    alarms.append(alarm)
    return alarm
  }

  /// Carries a change out over time.
  ///
  /// - Parameters:
  ///   - timing: When and how it runs.
  ///   - now: The moment from which the delay counts; nil for the commit of the present turn, so
  ///     that the time which the turn itself takes is not cut off the beginning.
  ///   - update: Gets the progress in each step, 0 at the beginning and 1 at the end.
  ///   - completion: Called once, after the last update: with true at the end, with false if the
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

  /// Brings everything to a moment of the frame clock: alarms ring, then display links are called,
  /// then animations move, then completions run.
  public func step(to now: Duration) {
    self.now = max(now, self.now)
    ringAlarms()
    links.removeAll { $0.link == nil }
    for holder in links { holder.link?.step(to: self.now) }
    for animation in animations { animation.step(to: self.now) }
    animations.removeAll { !$0.isRunning }
    let due = completions
    completions = []
    for completion in due { completion() }
  }

  /// Lets the animations that were made since the last commit begin, for what they start from is on
  /// the screen now.
  public func commit(at now: Duration) {
    for animation in animations { animation.begin(at: now) }
  }

  /// Runs some work at the end of the next step, or of the present one.
  func enqueue(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Keeps an object alive until it is released, or the animator is gone.
  func hold(_ object: AnyObject) { held[ObjectIdentifier(object)] = object }

  /// Lets go of an object that was held.
  func release(_ object: AnyObject) { held[ObjectIdentifier(object)] = nil }

  func add(_ link: DisplayLink) { links.append(WeakLink(link: link)) }

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
