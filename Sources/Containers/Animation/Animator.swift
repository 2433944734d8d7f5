/// Steps the running animations of an application, its display links and its alarms, by the moments
/// that the frame clock gives it.
@MainActor
public final class Animator {
  /// The moment of the last step.
  public private(set) var now = Duration.zero
  private var alarms: [Alarm] = []

  /// Makes an animator with nothing to step.
  public init() {}

  /// Whether nothing is going on or set.
  public var isIdle: Bool { !isRunning && alarms.allSatisfy { !$0.isSet } }

  /// Whether something moves and wants a step in every frame.
  public var isRunning: Bool { false }

  /// The moment of the next alarm or delayed animation; nil for none.
  ///
  /// While ``isRunning`` is true, the next frame comes first.
  public var nextDeadline: Duration? { alarms.lazy.filter(\.isSet).map(\.moment).min() }

  /// Whether an alarm or a delayed animation is due at a moment.
  func isDue(at now: Duration) -> Bool { nextDeadline.map { $0 <= now } ?? false }

  /// Sets an alarm that rings in the first step at a moment or after it.
  @discardableResult
  public func alarm(at moment: Duration, _ action: @escaping () -> Void) -> Alarm {
    let alarm = Alarm(moment: moment, action: action)
    alarms.append(alarm)
    return alarm
  }

  /// Brings everything to a moment of the frame clock.
  public func step(to now: Duration) {
    self.now = max(now, self.now)
    ringAlarms()
  }

  private func ringAlarms() {
    let due = alarms.filter { $0.isSet && $0.moment <= now }.sorted { $0.moment < $1.moment }
    alarms.removeAll { !$0.isSet || $0.moment <= now }
    for alarm in due { alarm.ring() }
  }
}
