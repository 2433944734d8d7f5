/// A closure that runs once at a moment of the frame clock, created by ``Animator/alarm(at:_:)``.
@MainActor
public final class Alarm {
  /// The moment at which the alarm rings.
  public let moment: Duration
  /// Whether the alarm has neither rung nor been canceled.
  public private(set) var isSet = true
  private var action: (() -> Void)?

  init(moment: Duration, action: @escaping () -> Void) {
    self.moment = moment
    self.action = action
  }

  /// Cancels the alarm.
  public func cancel() {
    isSet = false
    action = nil
  }

  func ring() {
    guard isSet, let action else { return }
    cancel()
    action()
  }
}
