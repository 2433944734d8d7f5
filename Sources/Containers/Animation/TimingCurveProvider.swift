/// An object that provides the timing curve of a property animator.
public protocol TimingCurveProvider: Sendable {
  /// Returns the curve of an animation with the given duration.
  func timingCurve(for duration: Duration) -> TimingCurve
  /// The duration determined by the curve itself, or `nil` if it fits any duration.
  var settlingDuration: Duration? { get }
}

extension TimingCurveProvider {
  /// `nil`: the curve fits any duration.
  public var settlingDuration: Duration? { nil }
}
