/// An observation that lasts as long as its token is held, or until ``invalidate()``.
///
/// The observed object does not hold the token and the token does not hold the object.
@MainActor
public final class ObservationToken {
  private var willChange: (() -> Void)?
  private var didChange: (() -> Void)?

  init(willChange: @escaping () -> Void, didChange: @escaping () -> Void) {
    self.willChange = willChange
    self.didChange = didChange
  }

  /// Ends the observation for good and lets go of its closure.
  public func invalidate() {
    willChange = nil
    didChange = nil
  }

  func storageWillChange() { willChange?() }

  func storageDidChange() { didChange?() }
}
