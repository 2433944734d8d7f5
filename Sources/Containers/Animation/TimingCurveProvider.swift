/// What tells a property animator how its progress follows from the time.
public protocol TimingCurveProvider: Sendable {
  /// The curve across; for an animation that takes the given time.
  func timingCurve(for duration: Duration) -> TimingCurve
  /// The time that the curve takes by itself; nil where it takes any that is given.
  var settlingDuration: Duration? { get }
}

extension TimingCurveProvider {
  /// None: the curve fits any time.
  public var settlingDuration: Duration? { nil }
}
