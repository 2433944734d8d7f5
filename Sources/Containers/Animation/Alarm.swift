/// Something that happens once, at a moment of the frame clock; made by ``Animator/alarm(at:_:)``.
@MainActor
public final class Alarm {
  /// When it happens.
  public let moment: Duration
  /// Whether it is still to happen.
  public private(set) var isSet = true
  private var action: (() -> Void)?

  init(moment: Duration, action: @escaping () -> Void) {
    self.moment = moment
    self.action = action
  }

  /// Calls it off.
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
